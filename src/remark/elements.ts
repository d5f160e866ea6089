import {Parser} from 'htmlparser2';
import type {Html, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {lineOf} from './messages';

/** An element on a page: written as MDX, or as HTML in Markdown. */
export interface PageElement {
  readonly name: string;
  /** Attributes with a text as their value. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly line: number;
  readonly isHtml: boolean;
}

function elementsOfHtml(node: Html): PageElement[] {
  const elements: PageElement[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const before = node.value.slice(0, parser.startIndex).split('\n').length - 1;
        elements.push({
          name,
          attributes: new Map(Object.entries(attributes)),
          line: lineOf(node) + before,
          isHtml: true,
        });
      },
    },
    {lowerCaseTags: false},
  );
  parser.end(node.value);
  return elements;
}

function elementOfMdx(node: MdxJsxFlowElement | MdxJsxTextElement): PageElement {
  const attributes = node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value] as const]
      : [],
  );
  return {
    name: node.name ?? '',
    attributes: new Map(attributes),
    line: lineOf(node),
    isHtml: false,
  };
}

/** All elements of a page in their order. */
export function elementsOf(tree: Root): PageElement[] {
  const elements: PageElement[] = [];
  visit(tree, (node) => {
    if (node.type === 'html') elements.push(...elementsOfHtml(node));
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      elements.push(elementOfMdx(node));
    }
  });
  return elements;
}

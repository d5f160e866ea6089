import type {
  BlockContent,
  Code,
  Emphasis,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {element, heading, text} from '../../mdast/builders';

/** A heading with an anchor of its own. */
export function section(depth: number, words: string, id: string): RootContent {
  return heading(depth, words, id);
}

/** A paragraph; with a class, an element that styles and other passes find. */
export function paragraph(children: PhrasingContent[], className?: string): Paragraph {
  const data = className === undefined ? undefined : {hProperties: {className: [className]}};
  return {type: 'paragraph', children, ...(data && {data})};
}

/** Strong text. */
export function strong(words: string): Strong {
  return {type: 'strong', children: [text(words)]};
}

/** Emphasis in Markdown, a `<span>` of that class on the page. */
export function marked(words: string, className: string, children?: PhrasingContent[]): Emphasis {
  return {
    type: 'emphasis',
    children: children ?? [text(words)],
    data: {hName: 'span', hProperties: {className: [className]}},
  };
}

/** A list item: a line, and what is nested below it. */
export function item(line: PhrasingContent[], nested: BlockContent[] = []): ListItem {
  return {type: 'listItem', spread: false, children: [paragraph(line), ...nested]};
}

/** A list with a class. */
export function list(items: ListItem[], className: string, ordered = false): List {
  return {
    type: 'list',
    ordered,
    spread: false,
    children: items,
    data: {hProperties: {className: [className]}},
  };
}

/** A fenced block. Quotation marks are left out of its title, which the fence could not hold. */
export function codeBlock(lang: string, value: string, title?: string): Code {
  const meta = title === undefined ? null : `title="${title.replaceAll('"', '')}"`;
  return {type: 'code', lang, value, meta};
}

/** Content that a reader opens. */
export function details(summary: PhrasingContent[], children: RootContent[]): RootContent {
  // The type allows flow only, but phrasing is what belongs into a <summary>.
  const head = element('summary', {}, summary as unknown as MdxJsxFlowElement['children']);
  return element('details', {className: 'rpc-details'}, [
    head,
    ...(children as MdxJsxFlowElement['children']),
  ]);
}

function division(className: string, children: RootContent[]): RootContent {
  return element('div', {className}, children as MdxJsxFlowElement['children']);
}

/**
 * What follows the heading of a method, as one element, which the browser can skip while it is far from what is seen.
 * Wide screens show the examples beside the text.
 */
export function body(told: RootContent[], examples: RootContent[] = []): RootContent {
  return division('rpc-body', [
    division('rpc-text', told),
    ...(examples.length > 0 ? [division('rpc-examples', examples)] : []),
  ]);
}

/** A callout, as `:::danger[title]` makes it. */
export function callout(
  kind: 'danger' | 'warning',
  title: string,
  children: PhrasingContent[],
): RootContent {
  const directive: ContainerDirective = {
    type: 'containerDirective',
    name: kind,
    attributes: {title},
    children: [paragraph(children)],
  };
  return directive;
}

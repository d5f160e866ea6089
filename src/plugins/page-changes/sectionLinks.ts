import type {Heading, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {Later} from '../../changes/pageNote';
import {attributes, element} from '../../mdast/builders';

/** Class of the line below the heading of a section that the next version changes. Search, print and copies leave it out. */
const LINE = 'changed-later';

interface Line {
  readonly text: string;
  readonly href: string;
}

/**
 * The line as elements of HTML and not of Markdown: pages of first load have no script for them, and the browser follows
 * the link to the other version itself.
 */
function lineOf({text, href}: Line): MdxJsxFlowElement {
  const link: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'a',
    attributes: attributes({href}),
    children: [{type: 'text', value: text}],
  };
  return element('p', {className: LINE}, [link] as unknown as MdxJsxFlowElement['children']);
}

function idOf({data}: Heading): string | undefined {
  const {id} = (data?.hProperties ?? {}) as {id?: string};
  return id;
}

/** What is said at each section, by its id. */
function linesOf({changed, removed = []}: Later, label: string, page: string): Map<string, Line> {
  return new Map<string, Line>([
    ...changed.map(
      ([id, now = id]) => [id, {text: `Changed in ${label}`, href: `${page}#${now}`}] as const,
    ),
    ...removed.map((id) => [id, {text: `Removed in ${label}`, href: page}] as const),
  ]);
}

/**
 * Puts below the heading of each section that the next version changes or removes a link to what it says there.
 *
 * @param label the next version, as readers call it
 * @param page path of the page in it
 */
export function linkToLater(tree: Root, later: Later, label: string, page: string): void {
  const lines = linesOf(later, label, page);
  visit(tree, 'heading', (heading, index, parent) => {
    const line = lines.get(idOf(heading) ?? '');
    if (!line || index === undefined || !parent) return undefined;
    parent.children.splice(index + 1, 0, lineOf(line) as RootContent);
    return [SKIP, index + 2];
  });
}

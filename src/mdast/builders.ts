import type {Heading, InlineCode, Link, PhrasingContent, Table, TableCell, Text} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** Plain text. */
export function text(value: string): Text {
  return {type: 'text', value};
}

/** Code within a line. */
export function code(value: string): InlineCode {
  return {type: 'inlineCode', value};
}

/** A link; its text is its address as code by default. */
export function link(url: string, words?: string, isCode = words === undefined): Link {
  const shown = words ?? url;
  return {type: 'link', url, children: [isCode ? code(shown) : text(shown)]};
}

/** A heading with an id. @param depth more than 6 becomes 6, the deepest that HTML has */
export function heading(depth: number, words: string, id: string): Heading {
  return {
    type: 'heading',
    depth: Math.min(depth, 6) as Heading['depth'],
    children: [text(words)],
    data: {hProperties: {id}},
  };
}

type Cell = string | PhrasingContent | readonly PhrasingContent[];

function cell(content: Cell): TableCell {
  if (typeof content === 'string') return {type: 'tableCell', children: [text(content)]};
  return {type: 'tableCell', children: 'type' in content ? [content] : [...content]};
}

/** A Markdown table: the names of the columns, then the rows. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): Table {
  return {
    type: 'table',
    align: head.map(() => null),
    children: [head, ...rows].map((cells) => ({type: 'tableRow', children: cells.map(cell)})),
  };
}

/** Several pieces in one cell, separated by commas. */
export function series(pieces: readonly PhrasingContent[]): PhrasingContent[] {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [text(', '), piece]));
}

/** Attributes of an element, all of them text. */
export function attributes(values: Readonly<Record<string, string>>): MdxJsxAttribute[] {
  return Object.entries(values).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));
}

/** A component or an element of HTML as a block; a component must be imported or known to all pages. */
export function element(
  name: string,
  values: Readonly<Record<string, string>>,
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement {
  return {type: 'mdxJsxFlowElement', name, attributes: attributes(values), children};
}

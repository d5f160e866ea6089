// cspell:ignore mdxjs
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Nodes, Root, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Block, BlockKind, Section} from './types';

/** Deepest level of the list of contents. */
const DEEPEST = 3;

/** What is no text of a page, and the examples of methods: their hashes belong to the chain that answered. */
const SKIPPED_TYPES = new Set([
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
  'yaml',
  'html',
]);
const SKIPPED_CLASSES = new Set(['rpc-examples', 'rpc-executed', 'rpc-note']);

/** Attributes of components that readers see as text. */
const SHOWN = ['name', 'title', 'value', 'label'];

/** Components whose attributes are data: tools, the field for values of commands. */
const OPAQUE = new Set(['Tool', 'Runbook', 'CodeBlock']);

type Jsx = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

const isJsx = (node: Nodes): node is Jsx =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

function attribute({attributes}: Jsx, name: string): string | undefined {
  for (const each of attributes)
    if (each.type === 'mdxJsxAttribute' && each.name === name && typeof each.value === 'string')
      return each.value;
  return undefined;
}

function classesOf(node: Nodes): readonly string[] {
  if (isJsx(node)) return (attribute(node, 'className') ?? '').split(' ');
  const names: unknown = node.data?.hProperties?.className;
  return Array.isArray(names) ? names.map(String) : [];
}

const isSkipped = (node: Nodes): boolean =>
  SKIPPED_TYPES.has(node.type) || classesOf(node).some((name) => SKIPPED_CLASSES.has(name));

/** Text of a line, code between backticks. */
function lineOf(node: Nodes): string {
  if (isSkipped(node)) return '';
  if (node.type === 'inlineCode') return `\`${node.value.replaceAll('`', "'")}\``;
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return ' ';
  if (node.type === 'image') return node.alt ?? '';
  if (!('children' in node)) return '';
  const words = node.children.map(lineOf).join('');
  // A colon before a word is a directive to the parser, which no page uses within a line.
  return node.type === 'textDirective' ? `:${node.name}${words}` : words;
}

const clean = (text: string): string => text.replaceAll(/[\s\u200b]+/gu, ' ').trim();

/** What a diagram shows, in words; the lines of other listings. */
function listing(node: Extract<Nodes, {type: 'code'}>): Block {
  if (node.lang !== 'dot') return {kind: 'code', cells: [node.value]};
  const parts = [...(node.meta ?? '').matchAll(/(?:title|alt)="([^"]*)"/gu)].map(
    ([, words]) => words,
  );
  return {kind: 'text', cells: [clean(parts.join('. '))]};
}

const cellsOf = ({children}: TableRow): string[] => children.map((cell) => clean(lineOf(cell)));

/** The id that the page's heading has: explicit, or made of its words. */
function idOf(heading: Heading, slugger: ReturnType<typeof createSlugger>) {
  const {text, id} = parseMarkdownHeadingId(toString(heading));
  const property: unknown = heading.data?.hProperties?.id;
  const own = typeof property === 'string' ? property : id;
  return {title: clean(text), id: slugger.slug(own ?? text, {maintainCase: own !== undefined})};
}

/** Text of a page by heading, as readers see it, from its Markdown tree. */
export function readSections(tree: Root, pageTitle: string): Section[] {
  const slugger = createSlugger();
  const sections: {id: string; title: string; level: number; blocks: Block[]}[] = [
    {id: '', title: pageTitle, level: 1, blocks: []},
  ];
  let columns: readonly string[] | undefined;
  const add = (kind: BlockKind, cells: readonly string[]) => {
    const named = kind === 'row' && columns && {columns};
    if (cells.some((text) => text !== '')) sections.at(-1)?.blocks.push({kind, cells, ...named});
  };

  function walk(node: Nodes, kind: BlockKind): void {
    if (isSkipped(node)) return;
    if (node.type === 'heading') {
      const {id, title} = idOf(node, slugger);
      const [first] = sections;
      if (node.depth === 1 && sections.length === 1 && first) first.title = title;
      else if (node.depth > DEEPEST) add('heading', [title]);
      else sections.push({id, title, level: Math.max(node.depth, 2), blocks: []});
      return;
    }
    if (node.type === 'code') {
      const {kind: shown, cells} = listing(node);
      add(shown, cells);
    } else if (node.type === 'tableRow') {
      const cells = cellsOf(node);
      add('row', cells);
      columns ??= cells;
    } else if (node.type === 'table') {
      columns = undefined;
      for (const row of node.children) walk(row, kind);
    } else if (
      node.type === 'paragraph' ||
      node.type === 'text' ||
      node.type === 'mdxJsxTextElement'
    )
      add(kind, [clean(lineOf(node))]);
    else {
      if (isJsx(node) && !OPAQUE.has(node.name ?? ''))
        add(kind, [SHOWN.flatMap((name) => attribute(node, name) ?? []).join(': ')]);
      if (!('children' in node)) return;
      const below = node.type === 'listItem' ? 'item' : kind;
      if (isJsx(node) && node.name === 'summary') add(kind, [clean(lineOf(node))]);
      else for (const child of node.children) walk(child, below);
    }
  }

  walk(tree, 'text');
  return sections;
}

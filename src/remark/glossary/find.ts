import type {Root, RootContent, Text} from 'mdast';
import type {Term} from './terms';

/** Position of a term in a text. */
export interface Occurrence {
  readonly term: Term;
  readonly text: Text;
  readonly start: number;
  readonly end: number;
}

/** Nodes that contain prose. Others (links, headings, emphasis, cards, …) are skipped. */
const PROSE = new Set(
  'root paragraph blockquote list listItem table tableRow tableCell containerDirective'.split(' '),
);
const PROSE_ELEMENTS = new Set(['Tabs', 'TabItem', 'details', 'Details', 'div']);

type Node = Root | RootContent;

/** Text of a node, including code. */
function wordsOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

function containsProse(node: Node): boolean {
  if (node.type === 'mdxJsxFlowElement') return PROSE_ELEMENTS.has(node.name ?? '');
  if (node.type === 'paragraph')
    return !(node.data as {directiveLabel?: boolean} | undefined)?.directiveLabel;
  return PROSE.has(node.type);
}

function* textsIn(node: Node): Generator<Text> {
  if (node.type === 'text') yield node;
  if (!('children' in node) || !containsProse(node)) return;
  // The first row of a table is its head; the first cell of a row is its label.
  const heads = node.type === 'table' || node.type === 'tableRow' ? 1 : 0;
  const children = node.children.slice(heads);
  for (const child of children) yield* textsIn(child);
}

/** Emphasised text, which introduces a word. */
function* emphasised(node: Node): Generator<string> {
  if (node.type === 'emphasis') yield wordsOf(node).toLowerCase();
  if (!('children' in node)) return;
  for (const child of node.children) yield* emphasised(child);
}

/**
 * First occurrence of each term in a page's prose, in reading order. Skips terms in the page's first heading,
 * emphasised ones, and those in `skipped`.
 */
export function findTerms(
  tree: Root,
  terms: readonly Term[],
  skipped: readonly string[] = [],
): Occurrence[] {
  const byWord = new Map<string, Term>();
  for (const term of terms) {
    for (const word of [term.term, ...term.variants]) byWord.set(word.toLowerCase(), term);
  }
  if (byWord.size === 0) return [];
  // Glossary terms contain no special characters of regular expressions.
  const longestFirst = [...byWord.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_-])(?:${longestFirst.join('|').replace(/ /g, '\\s+')})(?![\\p{L}\\p{N}_-])`,
    'giu',
  );
  const termOf = (words: string) => byWord.get(words.toLowerCase().replace(/\s+/g, ' '));

  const title = tree.children.find((node) => node.type === 'heading' && node.depth === 1);
  const own = [title ? wordsOf(title) : '', ...emphasised(tree), ...skipped].flatMap(
    (words) => words.match(pattern) ?? [],
  );
  const done = new Set(own.map(termOf));
  const found: Occurrence[] = [];
  for (const text of textsIn(tree)) {
    for (const match of text.value.matchAll(pattern)) {
      const term = termOf(match[0]);
      if (!term || done.has(term)) continue;
      done.add(term);
      found.push({term, text, start: match.index, end: match.index + match[0].length});
    }
  }
  return found;
}

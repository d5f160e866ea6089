import type {CheerioAPI} from 'cheerio';
import type {SearchSection} from './records';
import {shortenHashes} from './tokens';

type Node = ReturnType<CheerioAPI>[number];
type Element = Extract<Node, {attribs: unknown}>;

/**
 * Not prose: code listings and their titles, controls, hidden content, parameter types, titles of what a method folds,
 * where an example was executed, and errors with a section of their own (the same few words everywhere).
 */
const SKIPPED =
  'pre, .theme-code-block, script, style, svg, template, noscript, dialog, button, label, select, input, ' +
  '[role=search], [role=tablist], [role=tooltip], [aria-hidden=true], .hash-link, .rpc-type, .rpc-executed, .rpc-shared, .rpc-request-bar, .rpc-details > summary';
/** Elements that do not end a word or sentence. */
const INLINE = new Set(
  'a abbr b bdi cite code dfn em i kbd mark q s samp small span strong sub sup u var wbr'.split(
    ' ',
  ),
);
/** Elements that contain one statement, and are compared to find repetitions. */
const PASSAGE = 'li, tr, p';
/** Shorter statements may be repeated: they cost nothing, and comparing them is not meaningful. */
const COMPARED_FROM = 20;

/** The text with single spaces; zero-width spaces, by which long names may break, count as one. */
export function collapseWhitespace(text: string): string {
  return text.replace(/[\s\u200b]+/gu, ' ').trim();
}

function comparable(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/** Texts of a page's article by heading, in reading order. There must be none before the first heading. */
export function pageText($: CheerioAPI, article: Node): SearchSection[] {
  const sections: {level: number; anchor: string; heading: string; text: string; code: string}[] =
    [];
  // Each selector runs once over the article: matching thousands of nodes individually takes seconds.
  const all = (selector: string): ReadonlySet<Node> => new Set($(article).find(selector));
  const skipped = all(SKIPPED);
  const passages = all(PASSAGE);
  const folded = all(`details :is(${PASSAGE})`);
  const lines = all('.token-line, .line');

  function textOf(node: Element, omitted?: Node): string {
    return collapseWhitespace(
      node.children
        .map((child) => {
          if (child.type === 'text') return child.data;
          if (child.type !== 'tag' || child === omitted || skipped.has(child)) return '';
          return INLINE.has(child.name) ? textOf(child) : ` ${textOf(child)} `;
        })
        .join(''),
    );
  }

  const open = new Set(
    [...passages]
      .filter((node): node is Element => node.type === 'tag' && !folded.has(node))
      .map((node) => textOf(node)),
  );
  const seen = new Set<string>();

  /** Text that a page repeats word for word is kept once, preferably where it is visible. */
  function isRepeated(node: Element): boolean {
    if (!passages.has(node)) return false;
    const text = textOf(node);
    if (text.length < COMPARED_FROM) return false;
    if (seen.has(text) || (folded.has(node) && open.has(text))) return true;
    seen.add(text);
    return false;
  }

  /** An entry of a list of contents: its heading has the same text, at its own address. */
  function isPointer(node: Element): boolean {
    if (node.name !== 'li' && node.name !== 'tr') return false;
    const link = $(node).find('a').first();
    const [, fragment] = (link.attr('href') ?? '').split('#');
    return (
      fragment !== undefined &&
      comparable(fragment) === comparable(link.text()) &&
      comparable(textOf(node)).startsWith(comparable(link.text()))
    );
  }

  const summaryOf = (details: Element): Element | undefined => $(details).children('summary')[0];

  /** A summary that only gives the length of the listing below it. */
  function foldsCode(node: Element): boolean {
    if (node.name !== 'details') return false;
    return $(node).find('pre').length > 0 && textOf(node, summaryOf(node)) === '';
  }

  /** A listing line by line: lines are elements or end with a line break element, without a character between. */
  function codeOf(node: Node): string {
    if (node.type === 'text') return node.data;
    if (node.type !== 'tag') return '';
    const code = node.children.map(codeOf).join('');
    return node.name === 'br' || !INLINE.has(node.name) || lines.has(node) ? `${code}\n` : code;
  }

  function add(text: string): void {
    const last = sections.at(-1);
    if (last) last.text += text;
  }

  function walk(node: Node): void {
    if (node.type === 'text') {
      add(node.data);
      return;
    }
    if (node.type !== 'tag') return;
    const listing = skipped.has(node) || foldsCode(node);
    if (listing) {
      const last = sections.at(-1);
      const listings = node.name === 'pre' ? [node] : $(node).find('pre').toArray();
      if (last) last.code += listings.map(codeOf).join('\n');
      return;
    }
    if (isPointer(node) || isRepeated(node)) return;
    const level = /^h([1-6])$/.exec(node.name)?.[1];
    const first = sections.length === 0;
    // A heading without an id (a card's title) is text of the section that contains it.
    if (level !== undefined && (first || $(node).attr('id'))) {
      sections.push({
        // A page has one title; another h1 is a section of it.
        level: first ? 1 : Math.max(Number(level), 2),
        anchor: first ? '' : ($(node).attr('id') ?? ''),
        heading: textOf(node),
        text: '',
        code: '',
      });
      return;
    }
    const block = !INLINE.has(node.name);
    const before = sections.at(-1)?.text ?? '';
    if (block) add(' ');
    for (const child of node.children) walk(child);
    if (block) add(' ');
    const last = sections.at(-1);
    // A summary whose whole text has appeared before is dropped too.
    if (node.name === 'details' && last?.text.startsWith(before)) {
      const summary = textOf(summaryOf(node) ?? node);
      if (collapseWhitespace(last.text.slice(before.length)) === summary) last.text = before;
    }
  }

  walk(article);
  return sections.map(({code, text, ...section}) => ({
    ...section,
    text: shortenHashes(collapseWhitespace(text)),
    ...(code.trim() !== '' && {code: collapseWhitespace(code)}),
  }));
}

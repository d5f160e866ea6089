import type {CheerioAPI} from 'cheerio';
import type {SearchSection} from './records';

type Node = ReturnType<CheerioAPI>[number];
type Element = Extract<Node, {name: string}>;

/**
 * Not prose: code listings and their titles, controls, what is hidden from readers, types of parameters and where an example was
 * executed (the same few words everywhere).
 */
const SKIPPED =
  'pre, .theme-code-block, script, style, svg, template, noscript, dialog, button, label, select, input, ' +
  '[role=search], [role=tablist], [role=tooltip], [aria-hidden=true], .hash-link, .rpc-type, .rpc-executed, .rpc-request-bar';
/** Elements that do not end a word or sentence. */
const INLINE = new Set(
  'a abbr b bdi cite code dfn em i kbd mark q s samp small span strong sub sup u var wbr'.split(
    ' ',
  ),
);
/** Elements that hold one statement, and so are compared when a page repeats itself. */
const PASSAGE = 'li, tr, p';
/** Shorter statements may stand twice: they cost nothing, and comparing them says nothing. */
const COMPARED_FROM = 20;

export function squeeze(text: string): string {
  return text.replace(/[\s\u200b]+/gu, ' ').trim();
}

function comparable(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/** Texts of a page's article by heading, in reading order. Before the first heading nothing is expected. */
export function pageText($: CheerioAPI, article: Node): SearchSection[] {
  const sections: {level: number; anchor: string; heading: string; text: string; code: string}[] =
    [];

  function textOf(node: Node): string {
    return squeeze(
      $(node)
        .contents()
        .toArray()
        .map((child) => {
          if (child.type === 'text') return child.data;
          if (child.type !== 'tag' || $(child).is(SKIPPED)) return '';
          return INLINE.has(child.name) ? textOf(child) : ` ${textOf(child)} `;
        })
        .join(''),
    );
  }

  const open = new Set(
    $(article)
      .find(PASSAGE)
      .filter((_, node) => $(node).closest('details').length === 0)
      .toArray()
      .map(textOf),
  );
  const said = new Set<string>();

  /** What the page says twice word for word is kept once, where it stands open if it does. */
  function isRepeated(node: Element): boolean {
    if (!$(node).is(PASSAGE)) return false;
    const text = textOf(node);
    if (text.length < COMPARED_FROM) return false;
    const folded = $(node).closest('details').length > 0;
    if (said.has(text) || (folded && open.has(text))) return true;
    said.add(text);
    return false;
  }

  /** An entry of a list of contents: the heading that it leads to says the same, at its own address. */
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

  /** A summary that only says how long the listing below it is. */
  function foldsCode(node: Element): boolean {
    if (node.name !== 'details') return false;
    const rest = $(node).clone();
    rest.children('summary').remove();
    return rest.find('pre').length > 0 && textOf(rest[0] ?? node) === '';
  }

  /** A listing line by line: lines are elements or end with a break, without a character between. */
  function codeOf(node: Node): string {
    if (node.type === 'text') return node.data;
    if (node.type !== 'tag') return '';
    const lines = $(node).contents().toArray().map(codeOf).join('');
    return node.name === 'br' || !INLINE.has(node.name) || $(node).is('.token-line, .line')
      ? `${lines}\n`
      : lines;
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
    const listing = $(node).is(SKIPPED) || foldsCode(node);
    if (listing) {
      const last = sections.at(-1);
      const listings = $(node).is('pre') ? [node] : $(node).find('pre').toArray();
      if (last) last.code += listings.map(codeOf).join('\n');
      return;
    }
    if (isPointer(node) || isRepeated(node)) return;
    const level = /^h([1-6])$/.exec(node.name)?.[1];
    const first = sections.length === 0;
    // A heading that no address leads to (a card's title) is text of the section it stands in.
    if (level !== undefined && (first || $(node).attr('id'))) {
      sections.push({
        // A page has one title; a further h1 is a section of it.
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
    for (const child of $(node).contents().toArray()) walk(child);
    if (block) add(' ');
    const last = sections.at(-1);
    // A summary of which everything was said before says nothing either.
    if (node.name === 'details' && last?.text.startsWith(before)) {
      const summary = textOf($(node).children('summary')[0] ?? node);
      if (squeeze(last.text.slice(before.length)) === summary) last.text = before;
    }
  }

  walk(article);
  return sections.map(({code, text, ...section}) => ({
    ...section,
    text: squeeze(text),
    ...(code.trim() !== '' && {code: squeeze(code)}),
  }));
}

import {WORD, formsOf} from './tokens';

export interface Tags {
  readonly pre: string;
  readonly post: string;
}

/** Match of a text, in terms of the provider's protocol. */
export interface Highlighted {
  /** HTML: the escaped text, with matched words between the tags. */
  readonly value: string;
  readonly matchLevel: 'none' | 'partial';
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text as HTML. The search interface inserts answers as HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);
}

/** Unescapes HTML that `escapeHtml` made. */
export function unescapeHtml(html: string): string {
  return Object.entries(ESCAPES).reduceRight(
    (text, [char, entity]) => text.replaceAll(entity, char),
    html,
  );
}

/** A word of a text, and whether it matches. */
interface Word {
  readonly start: number;
  readonly end: number;
  readonly matched: boolean;
}

function wordsIn(text: string, terms: ReadonlySet<string>): Word[] {
  return Array.from(text.matchAll(WORD), ({0: raw, index: start}) => ({
    start,
    end: start + raw.length,
    matched: formsOf(raw).some((form) => terms.has(form)),
  }));
}

/** Highlights words in a text, or in a part of it that contains them all. */
function mark(
  text: string,
  words: readonly Word[],
  tags: Tags,
  start = 0,
  end = text.length,
): Highlighted {
  let value = '';
  let from = start;
  for (const word of words) {
    if (!word.matched) continue;
    value += escapeHtml(text.slice(from, word.start));
    value += tags.pre + escapeHtml(text.slice(word.start, word.end)) + tags.post;
    from = word.end;
  }
  value += escapeHtml(text.slice(from, end));
  return {value, matchLevel: from === start ? 'none' : 'partial'};
}

export function highlight(text: string, terms: ReadonlySet<string>, tags: Tags): Highlighted {
  return mark(text, wordsIn(text, terms), tags);
}

/** Words before the first match of a snippet: if only the beginning fits, the match is visible. */
const BEFORE = 2;

/** The `length` consecutive words with the most matches, with an ellipsis where the text is cut. */
export function snippet(
  text: string,
  terms: ReadonlySet<string>,
  tags: Tags,
  length: number,
  ellipsis: string,
): Highlighted {
  const words = wordsIn(text, terms);
  if (words.length <= length) return mark(text, words, tags);
  const hits = words.map(({matched}) => Number(matched));
  let first = 0;
  let last = 0;
  let best = 0;
  let sum = 0;
  for (const [index, hit] of hits.entries()) {
    sum += hit - (hits[index - length] ?? 0);
    const start = index - length + 1;
    if (start < 0 || sum === 0) continue;
    if (sum > best) {
      best = sum;
      first = last = start;
    } else if (sum === best && start === last + 1) {
      last = start;
    }
  }
  first = Math.min(last, Math.max(first, hits.indexOf(1, last) - BEFORE));
  const window = words.slice(first, first + length);
  const cutEnd = first + length < words.length;
  const start = first > 0 ? window[0]?.start : 0;
  const marked = mark(text, window, tags, start, cutEnd ? window.at(-1)?.end : text.length);
  return {
    ...marked,
    value: `${first > 0 ? ellipsis : ''}${marked.value}${cutEnd ? ellipsis : ''}`,
  };
}

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

/** Index terms of an answer. */
export interface Terms {
  /** Terms that were found: a snippet has as many as possible. */
  readonly terms: ReadonlySet<string>;
  /** Those to highlight. */
  readonly marked: ReadonlySet<string>;
}

/** A word of a text, the term that was found in it, and whether it is highlighted. */
interface Word {
  readonly start: number;
  readonly end: number;
  readonly found: string;
  readonly matched: boolean;
}

function wordsIn(text: string, {terms, marked}: Terms): Word[] {
  return Array.from(text.matchAll(WORD), ({0: raw, index: start}) => {
    const forms = formsOf(raw);
    const found = forms.find((form) => marked.has(form));
    return {
      start,
      end: start + raw.length,
      found: found ?? forms.find((form) => terms.has(form)) ?? '',
      matched: found !== undefined,
    };
  });
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

/** A whole text as HTML, with the words that match between the tags. */
export function highlight(text: string, terms: Terms, tags: Tags): Highlighted {
  return mark(text, wordsIn(text, terms), tags);
}

/** Words before the first match of a snippet: if only the beginning fits, the match is visible. */
const BEFORE = 2;

/** Worth of a highlighted term, and of a repeated one, compared with one that is found but not highlighted. */
const RECOGNISED = 3;
const REPEATED = 0.5;

/** How much words tell of what was found: different terms count most, above all those that the reader recognises. */
function worth(words: readonly Word[]): number {
  const seen = new Set<string>();
  let sum = 0;
  for (const {found, matched} of words) {
    if (found === '') continue;
    if (seen.has(found)) sum += REPEATED;
    else sum += matched ? RECOGNISED : 1;
    seen.add(found);
  }
  return sum;
}

/** The `length` consecutive words with the most matches, with an ellipsis where the text is cut. */
export function snippet(
  text: string,
  terms: Terms,
  tags: Tags,
  length: number,
  ellipsis: string,
): Highlighted {
  const words = wordsIn(text, terms);
  if (words.length <= length) return mark(text, words, tags);
  let first = 0;
  let last = 0;
  let best = 0;
  for (let start = 0; start + length <= words.length; start += 1) {
    const score = worth(words.slice(start, start + length));
    if (score > best) {
      best = score;
      first = last = start;
    } else if (score > 0 && score === best && start === last + 1) {
      last = start;
    }
  }
  const match = words.findIndex(({found}, at) => at >= last && found !== '');
  first = Math.min(last, Math.max(first, match - BEFORE));
  const window = words.slice(first, first + length);
  const cutEnd = first + length < words.length;
  const start = first > 0 ? window[0]?.start : 0;
  const marked = mark(text, window, tags, start, cutEnd ? window.at(-1)?.end : text.length);
  return {
    ...marked,
    value: `${first > 0 ? ellipsis : ''}${marked.value}${cutEnd ? ellipsis : ''}`,
  };
}

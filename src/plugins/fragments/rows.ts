/** Worth of a highlighted word of a snippet, compared with one of its other words. */
const MARKED = 100;

const WORD = /[\p{L}\p{N}_]+/gu;

/** The words of a snippet in lower case, with the worth of each. */
function wordsOfSnippet(html: string): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  html.split(/<mark>|<\/mark>/u).forEach((part, at) => {
    const text = part.replace(/&\w+;|&#\d+;/gu, ' ');
    for (const [word] of text.toLowerCase().matchAll(WORD)) {
      words.set(word, Math.max(words.get(word) ?? 0, at % 2 === 1 ? MARKED : 1));
    }
  });
  return words;
}

/**
 * The text that a snippet is of.
 *
 * @returns the index of the text with the most of its words, the shortest of several; -1 if none has a highlighted one,
 *   or, of a snippet without these, any
 */
export function rowOfSnippet(html: string, texts: readonly string[]): number {
  const words = wordsOfSnippet(html);
  let found = -1;
  let best = Math.max(0, ...words.values()) === MARKED ? MARKED - 1 : 0;
  let length = 0;
  texts.forEach((text, at) => {
    const own = new Set(text.toLowerCase().match(WORD));
    let worth = 0;
    for (const [word, value] of words) if (own.has(word)) worth += value;
    if (worth > best || (found >= 0 && worth === best && text.length < length)) {
      [found, best, length] = [at, worth, text.length];
    }
  });
  return found;
}

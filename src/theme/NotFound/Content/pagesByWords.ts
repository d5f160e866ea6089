import {synonymsOf} from '@site/src/search/synonyms';
import {formsOf, isUninformative, rawWords} from '@site/src/search/tokens';
import leven from 'leven';

export interface TitledPage {
  readonly path: string;
  readonly title: string;
}

/** How well a word of the address fits one of the page, from 1 for the same word. */
const QUALITY = {same: 1, begins: 0.7, mistyped: 0.6, synonym: 0.5};
/** Fewer letters begin too many words, and differ by one from too many. */
const MIN_LETTERS = 4;
/** Share of a word's letters that may be wrong. */
const WRONG = 0.25;
/** Share of the address, by weight of its words, that a page must have. */
const LEAST = 0.3;

function fit(word: string, other: string): number {
  if (word === other) return QUALITY.same;
  if (Math.min(word.length, other.length) < MIN_LETTERS) return 0;
  if (word.startsWith(other) || other.startsWith(word)) return QUALITY.begins;
  return leven(word, other) <= WRONG * word.length ? QUALITY.mistyped : 0;
}

function bestFit(form: string, terms: readonly string[]): number {
  const direct = Math.max(0, ...terms.map((term) => fit(form, term)));
  const others = direct > 0 ? [] : synonymsOf(form);
  return others.some((other) => terms.includes(other)) ? QUALITY.synonym : direct;
}

function termsOf(text: string): string[] {
  return rawWords(text).flatMap((word) => [...formsOf(word)]);
}

/** Pages whose titles and addresses have the words of an address, best first. */
export function pagesByWords(words: string, pages: readonly TitledPage[]): TitledPage[] {
  const informative = rawWords(words).filter((word) => !isUninformative(word.toLowerCase()));
  const asked = [...new Set(informative.flatMap((word) => formsOf(word).slice(0, 1)))];
  const fits = pages.map(({path, title}) => {
    const terms = termsOf(`${title} ${path.replaceAll('/', ' ')}`);
    return asked.map((form) => bestFit(form, terms));
  });
  // Words of few pages say more; those of none say nothing.
  const weights = asked.map((_, at) => {
    const having = fits.filter((fit) => (fit[at] ?? 0) > 0).length;
    return having === 0 ? 0 : Math.log(1 + pages.length / having);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return pages
    .map((page, index) => ({
      page,
      score: weights.reduce((sum, weight, at) => sum + weight * (fits[index]?.[at] ?? 0), 0),
    }))
    .filter(({score}) => score > 0 && score >= LEAST * total)
    .sort((a, b) => b.score - a.score)
    .map(({page}) => page);
}

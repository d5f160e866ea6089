import type {SearchPage} from './records';
import {STOP_WORDS, formsOf, rawWords} from './tokens';

/** Keeps the keywords of a page that its names and the text below its title do not contain. */
export function keepDistinctiveKeywords(page: SearchPage): SearchPage {
  const [first] = page.sections;
  const known = new Set(
    rawWords(`${page.label} ${first?.heading ?? ''} ${first?.text ?? ''}`).flatMap(formsOf),
  );
  const keywords = rawWords(page.keywords).filter(
    (word) => !STOP_WORDS.has(word.toLowerCase()) && formsOf(word).some((form) => !known.has(form)),
  );
  return {...page, keywords: [...new Set(keywords)].join(' ')};
}

import type {SearchPage, SearchSection} from './records';
import {wordsOf} from './tokens';

/** An identifier of listings in more sections than this is not distinctive. */
const MAX_SECTIONS = 3;
const MAX_LENGTH = 40;

const MAX_PARTS = 7;

/** Dots join the words of a flag; otherwise the name before one is the object of the member. */
const FLAG = /(?<=--)[\w.-]+/gu;

/** Words of several parts: `StaticNodes`, `debug_setHead`, `--history.state`, without numbers and hashes. */
function identifiersOf(code: string): Set<string> {
  const names = [...(code.match(FLAG) ?? []), ...code.replace(FLAG, ' ').split('.')];
  return new Set(
    names
      .flatMap((part) => wordsOf(part).map((word) => ({...word, part})))
      .filter(({atoms}) => {
        const words = atoms.filter((atom) => /^\p{L}{2,}$/u.test(atom)).length;
        return atoms.length > 1 && atoms.length <= MAX_PARTS && words * 2 > atoms.length;
      })
      .map(({start, end, part}) => part.slice(start, end))
      .filter((name) => name.length <= MAX_LENGTH),
  );
}

function compact(text: string): string[] {
  return wordsOf(text).map(({atoms}) => atoms.join(''));
}

/**
 * Keeps the distinctive words of listings: identifiers that no text of the version contains and that occur in few
 * sections. So a configuration key is found where it is shown, and request samples, which are similar everywhere, cost
 * nothing.
 */
export function keepDistinctiveIdentifiers(pages: readonly SearchPage[]): SearchPage[] {
  const sections = pages.flatMap((page) => page.sections);
  const known = new Set(sections.flatMap(({heading, text}) => compact(`${heading} ${text}`)));
  const counts = new Map<string, number>();
  for (const {code = ''} of sections) {
    for (const name of identifiersOf(code)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const telling = (name: string) =>
    (counts.get(name) ?? 0) <= MAX_SECTIONS && !compact(name).some((form) => known.has(form));
  const trim = ({code = '', ...section}: SearchSection): SearchSection => {
    const names = [...identifiersOf(code)].filter(telling).join(' ');
    return names === '' ? section : {...section, code: names};
  };
  return pages.map((page) => ({...page, sections: page.sections.map(trim)}));
}

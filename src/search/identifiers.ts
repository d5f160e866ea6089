import type {SearchPage, SearchSection} from './records';
import {wordsOf} from './tokens';

/** An identifier of listings in more sections than these tells them apart no longer. */
const MAX_SECTIONS = 3;
const MAX_LENGTH = 40;

const MAX_PARTS = 7;

/** Dots join the words of a flag; elsewhere what stands before one is whose member the name is. */
const FLAG = /(?<=--)[\w.-]+/gu;

/** Words of several parts: `StaticNodes`, `debug_setHead`, `--history.state`. Numbers and hashes are none. */
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
 * Keeps of the listings what only they name: identifiers that no text of the version has and that stand
 * in few sections. So a key of a configuration is found where it is shown, and samples of requests,
 * which are alike everywhere, cost nothing.
 */
export function keepTellingCode(pages: readonly SearchPage[]): SearchPage[] {
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

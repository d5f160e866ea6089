import {SEPARATOR} from './pack';

/** An entry of the word map: a word of the texts, or a part of a name, in lower case. */
export interface WordEntry {
  readonly spelling: string;
  /** Whether it occurs on its own, not only as part of a name. */
  readonly written: boolean;
  readonly times: number;
  /** Numbers of the sections, ascending. */
  readonly sections: readonly number[];
}

/** The gaps between numbers are small, so they compress better. */
const RADIX = 36;

/** Packs a part of the word map; its entries are sorted, so that only what differs from the word before is kept. */
export function packWords(entries: readonly WordEntry[]): string {
  let before = '';
  return entries
    .map(({spelling, written, times, sections}) => {
      let common = 0;
      while (common < RADIX - 1 && common < spelling.length && spelling[common] === before[common])
        common += 1;
      before = spelling;
      const again = times - sections.length;
      const gaps = sections.map((section, at) =>
        (section - (sections[at - 1] ?? -1) - 1).toString(RADIX),
      );
      return [
        common.toString(RADIX) + spelling.slice(common) + (written ? '' : '!'),
        again === 0 ? '' : again.toString(RADIX),
        gaps.join(','),
      ].join(' ');
    })
    .join(SEPARATOR);
}

/** Unpacks a part of the word map. */
export function unpackWords(packed: string): WordEntry[] {
  let before = '';
  return packed.split(SEPARATOR).map((entry) => {
    const [word = '', again = '', gaps = ''] = entry.split(' ');
    const written = !word.endsWith('!');
    before =
      before.slice(0, parseInt(word.charAt(0), RADIX)) + word.slice(1, written ? undefined : -1);
    let section = -1;
    const sections = gaps.split(',').map((gap) => (section += parseInt(gap, RADIX) + 1));
    return {
      spelling: before,
      written,
      times: sections.length + (again === '' ? 0 : parseInt(again, RADIX)),
      sections,
    };
  });
}

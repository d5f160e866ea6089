import type {PackedParts} from './parts';
import {slugOf} from './slug';
import type {SearchPage, SearchSection, SearchShard} from './records';
import {TextReader, encodeTexts, withPackedText} from './texts';

/**
 * Download format of a shard: columns instead of objects, which compress better, and repeated words of headings and
 * texts encoded as single characters, so that gzip's window covers more text. Measured on this site: a twelfth smaller
 * after gzip than plain objects.
 */
export interface PackedShard {
  readonly tag: string;
  readonly version: string;
  readonly language: string;
  /** By page: path, trail, label, keywords, number of sections. */
  readonly pages: readonly (readonly [string, string, string, string, number])[];
  /** Levels of all sections in order, one digit each. */
  readonly levels: string;
  /** Headings of all sections, encoded like the texts. */
  readonly headings: string;
  /** Empty if the anchor is derived from the heading. */
  readonly anchors: string;
  readonly codes: string;
  /** The words that the characters of the texts encode, in order. */
  readonly repeated: string;
  /** Where the texts are, if the index is split. */
  readonly parts?: PackedParts;
  /** Readers' words of all sections, then their texts, unless the index is split. Last, so that everything else arrives first. */
  readonly texts: string;
}

/** A control character, which no text contains: unlike a line break, JSON writes it as one byte. */
export const SEPARATOR = '\u007f';

/** Packs a shard for download. */
export function packShard({pages, parts, ...names}: SearchShard): PackedShard {
  const sections = pages.flatMap((page) => page.sections);
  const clean = (text: string) => text.replaceAll(SEPARATOR, ' ');
  const column = (value: (section: SearchSection) => string) =>
    sections.map((section) => clean(value(section))).join(SEPARATOR);
  const {repeated, encoded} = encodeTexts(
    [
      ...sections.map(({heading}) => heading),
      ...sections.map(({words = ''}) => words),
      ...(parts ? [] : sections.map(({text}) => text)),
    ].map(clean),
  );
  return {
    ...names,
    pages: pages.map(({path, trail, label, keywords, sections: own}) => [
      path,
      trail,
      label,
      keywords,
      own.length,
    ]),
    levels: sections.map(({level}) => level).join(''),
    headings: encoded.slice(0, sections.length).join(SEPARATOR),
    anchors: column(({anchor, heading}) => (anchor === slugOf(heading) ? '' : anchor)),
    codes: column(({code = ''}) => code),
    repeated: repeated.join(SEPARATOR),
    ...(parts && {parts}),
    texts: encoded.slice(sections.length).join(SEPARATOR),
  };
}

/**
 * Unpacks a downloaded shard.
 *
 * @throws when it is invalid or incomplete
 */
export function unpackShard(packed: PackedShard): SearchShard {
  const texts = packed.texts.split(SEPARATOR);
  if (texts.length !== Math.max((packed.parts ? 1 : 2) * packed.levels.length, 1))
    throw damaged(packed);
  return unpackColumns(packed, texts);
}

function damaged({tag}: {readonly tag: string}): Error {
  return new Error(`The search index of ${tag} is damaged: its columns differ in length`);
}

/**
 * Unpacks a shard whose texts may be incomplete: all readers' words must be there.
 *
 * @throws when it is invalid, or other parts are incomplete
 */
export function unpackColumns(
  packed: Omit<PackedShard, 'texts'>,
  texts: readonly string[],
): SearchShard {
  const {tag, version, language, parts} = packed;
  const reader = new TextReader(packed.repeated.split(SEPARATOR));
  const [headings, anchors, codes] = [packed.headings, packed.anchors, packed.codes].map((column) =>
    column.split(SEPARATOR),
  );
  const levels = Array.from(packed.levels, Number);
  const length = Math.max(levels.length, 1);
  if ([headings, anchors, codes].some((column) => column?.length !== length)) throw damaged(packed);
  let next = 0;
  const pages = packed.pages.map(([path, trail, label, keywords, count]): SearchPage => {
    const from = next;
    next += count;
    const sections = levels.slice(from, next).map((level, index): SearchSection => {
      const at = from + index;
      const heading = reader.text(headings?.[at] ?? '');
      const code = codes?.[at] ?? '';
      const anchor = anchors?.[at] ?? '';
      const words = reader.text(texts[at] ?? '');
      return withPackedText(
        {
          level,
          anchor: index === 0 ? '' : anchor === '' ? slugOf(heading) : anchor,
          heading,
          ...(words !== '' && {words}),
          ...(code !== '' && {code}),
        },
        reader,
        () => texts[length + at] ?? '',
      );
    });
    return {path, trail, label, keywords, sections};
  });
  return {tag, version, language, pages, ...(parts && {parts})};
}

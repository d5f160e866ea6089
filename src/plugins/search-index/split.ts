import {createHash} from 'node:crypto';
import {SEPARATOR, packShard, type PackedShard} from '../../search/pack';
import type {SearchPage, SearchShard} from '../../search/records';
import {wordsOfText} from '../../search/texts';
import {STOP_WORDS, spellingsOf} from '../../search/tokens';
import {packWords, type WordEntry} from '../../search/wordMap';

/** A part of a split index. Its name, without ending, has a hash of its content. */
export interface IndexPart {
  readonly name: string;
  readonly content: string;
}

/** Characters of a part: about 3 KB after Brotli. A query needs up to 18 parts. */
const MAX_TEXT = 9000;
const MAX_WORDS = 4000;
/** Share of pages, and of words, that begin a part: one in so many. */
const PAGES = 3;
const WORDS = 200;

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Whether a part begins here wherever the part before it began, so that one change leaves the others as they were. */
function isBoundary(key: string, share: number): boolean {
  return parseInt(digest(key).slice(0, 8), 16) % share === 0;
}

/** Groups neighbours into parts of limited size that begin at boundaries. */
function group<T>(
  items: readonly T[],
  size: (item: T) => number,
  begins: (item: T) => boolean,
  most: number,
): T[][] {
  const groups: T[][] = [];
  let total = 0;
  for (const item of items) {
    total += size(item);
    const last = groups.at(-1);
    if (last && total <= most && !begins(item)) {
      last.push(item);
    } else {
      groups.push([item]);
      total = size(item);
    }
  }
  return groups;
}

/** The words of all texts, sorted. Stop words are left out: a query only has them while it is being typed. */
function wordMap(pages: readonly SearchPage[]): WordEntry[] {
  const entries = new Map<string, {written: boolean; times: number; sections: number[]}>();
  for (const [number, section] of pages.flatMap(({sections}) => sections).entries()) {
    for (const word of wordsOfText(section)) {
      for (const spelling of spellingsOf(word).spellings) {
        if (STOP_WORDS.has(spelling)) continue;
        const entry = entries.get(spelling) ?? {written: false, times: 0, sections: []};
        entries.set(spelling, entry);
        entry.written ||= spelling === word;
        entry.times += 1;
        if (entry.sections.at(-1) !== number) entry.sections.push(number);
      }
    }
  }
  return [...entries]
    .map(([spelling, entry]) => ({spelling, ...entry}))
    .sort((a, b) => (a.spelling < b.spelling ? -1 : 1));
}

function toPart(kind: string, text: string): IndexPart {
  const content = JSON.stringify(text);
  return {name: `${kind}-${digest(content).slice(0, 10)}`, content};
}

/** Splits an index: what every query needs, and parts that are downloaded when one needs them. */
export function splitShard(shard: SearchShard): {head: PackedShard; parts: IndexPart[]} {
  const words = group(
    wordMap(shard.pages),
    ({spelling, sections}) => spelling.length + 2 * sections.length,
    ({spelling}) => isBoundary(spelling, WORDS),
    MAX_WORDS,
  );
  const sections = shard.pages.flatMap((page) =>
    page.sections.map((section, at) => ({
      text: section.text.replaceAll(SEPARATOR, ' '),
      begins: at === 0 && isBoundary(page.path, PAGES),
    })),
  );
  const texts = group(
    sections,
    ({text}) => text.length + 1,
    ({begins}) => begins,
    MAX_TEXT,
  );
  const parts = [
    ...words.map((entries) => toPart('words', packWords(entries))),
    ...texts.map((own) => toPart('texts', own.map(({text}) => text).join(SEPARATOR))),
  ];
  const head = packShard({
    ...shard,
    parts: {
      first: words.map(([entry]) => entry?.spelling ?? ''),
      counts: texts.map(({length}) => length),
      names: parts.map(({name}) => name),
    },
  });
  return {head, parts};
}

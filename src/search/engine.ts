import {Parts} from './parts';
import {FIELDS, type Field} from './places';
import {parseQuery} from './query';
import type {Candidate} from './features';
import {STRENGTH, rank, type RankedSection} from './rank';
import {hierarchyOf, type SearchPage, type SearchSection, type SearchShard} from './records';
import {wordsOfText} from './texts';
import {rawWords} from './tokens';
import {understand, type Meaning} from './understand';
import {Vocabulary} from './vocabulary';
import {unpackWords} from './wordMap';
import {SEPARATOR} from './pack';

/** Number of sections that are ranked in detail after the index lookup. */
const CANDIDATES = 300;

/**
 * Maximum number of postings that a query reads. A version of this size stays far below; one of a thousand pages would
 * spend most of a keystroke on words that nearly every section has.
 */
const MAX_PLACES = 5000;

const TEXT = FIELDS.indexOf('text');

interface IndexedSection {
  /** Its position in the version. */
  readonly number: number;
  readonly page: SearchPage;
  readonly index: number;
  readonly section: SearchSection;
}

/** The best weight of several fields, by their bits, for finding candidates. */
const BOOSTS = Array.from({length: 1 << FIELDS.length}, (_, bits) =>
  Math.max(0, ...FIELDS.map((field, at) => ((bits >> at) & 1) * STRENGTH[field])),
);

/**
 * Finds sections of one version. The index is built from the texts when the engine is created: that takes a few tens of
 * milliseconds and avoids downloading an index.
 */
export class SearchEngine {
  private readonly sections: IndexedSection[];
  /** Undefined if the index is not split. */
  private readonly parts: Parts | undefined;
  private readonly vocabulary = new Vocabulary();

  /** Without sections. */
  constructor(shard: SearchShard) {
    let number = 0;
    this.sections = shard.pages.flatMap((page) =>
      page.sections.map((section, index) => ({number: number++, page, index, section})),
    );
    this.parts = shard.parts && new Parts(shard.parts);
  }

  /** Creates the engine of a version synchronously. */
  static of(shard: SearchShard): SearchEngine {
    const engine = new SearchEngine(shard);
    engine.add(0, engine.sections.length);
    return engine;
  }

  /** Adds a range of sections; each once, in order. */
  add(from: number, to: number): void {
    this.sections.slice(from, to).forEach((entry, at) => {
      const fields = fieldsOf(entry);
      FIELDS.forEach((field, bit) => {
        for (const word of fields[field]) this.vocabulary.add(word, from + at, bit);
      });
    });
  }

  /**
   * Names of the parts that a query lacks: first those of its words, with which it is searched again, then the texts of
   * the sections that were found.
   *
   * @param without names of parts that cannot be had
   */
  missing(
    input: string,
    found: readonly RankedSection[],
    without: ReadonlySet<string>,
  ): readonly string[] {
    if (!this.parts) return [];
    const obtainable = (name: string) => !without.has(name);
    const words = this.parts.ofWords(parseQuery(input)).filter(obtainable);
    return words.length > 0
      ? words
      : this.parts.ofTexts(found.map(({number}) => number)).filter(obtainable);
  }

  /**
   * Takes a part that was missing.
   *
   * @throws when it is damaged
   */
  takePart(name: string, content: string): void {
    const part = JSON.parse(content) as string;
    const first = this.parts?.take(name);
    if (first === undefined) {
      for (const entry of unpackWords(part)) {
        this.vocabulary.join(entry.spelling, entry.sections, TEXT, entry);
      }
      return;
    }
    part.split(SEPARATOR).forEach((text, at) => {
      const entry = this.sections[first + at];
      if (entry) this.sections[first + at] = {...entry, section: {...entry.section, text}};
    });
  }

  /** Sections that match a query, best first; none for a query without words. */
  search(input: string): RankedSection[] {
    const query = parseQuery(input);
    if (query.words.length === 0) return [];
    const meaning = understand(query, this.vocabulary);
    return rank(meaning, this.find(meaning), this.sections.length);
  }

  /** Words of the texts that resemble those of a query, the nearest first. */
  nearest(input: string): string[] {
    return this.vocabulary.nearest(parseQuery(input).words.flatMap(({forms: [atoms]}) => atoms));
  }

  /** Sections with any of the words; those with most of them and in the best fields first. */
  private find({words, joins}: Meaning): Candidate[] {
    const qualities = new Map<string, number>();
    const meant = words.flatMap(({forms}) => forms.flat());
    for (const expansion of [...meant, ...joins.map((join) => join.expansion)]) {
      for (const [term, quality] of expansion) {
        qualities.set(term, Math.max(qualities.get(term) ?? 0, quality));
      }
    }
    const found = new Map<number, {score: number; match: Map<string, number>}>();
    let places = 0;
    // Words as typed first, the rare ones first.
    const terms = [...qualities]
      .flatMap(([term, quality]) => {
        const postings = this.vocabulary.postings(term);
        return postings ? [{term, quality, ...postings}] : [];
      })
      .sort((a, b) => b.quality - a.quality || a.sections.length - b.sections.length);
    for (const {term, quality, sections, fields} of terms) {
      places += sections.length;
      if (places > MAX_PLACES && places > sections.length) continue;
      const weight = quality * Math.log(1 + this.sections.length / sections.length);
      for (const [at, section] of sections.entries()) {
        const bits = fields[at] ?? 0;
        const seen = found.get(section) ?? {score: 0, match: new Map<string, number>()};
        found.set(section, seen);
        seen.score += weight * (BOOSTS[bits] ?? 0);
        seen.match.set(term, bits);
      }
    }
    return [...found]
      .sort(([, a], [, b]) => b.score - a.score)
      .slice(0, CANDIDATES)
      .flatMap(([at, {match}]) => {
        const entry = this.sections[at];
        return entry ? [{...entry, match}] : [];
      });
  }
}

/** The words of a section by field. */
function fieldsOf({
  page,
  index,
  section,
}: IndexedSection): Readonly<Record<Field, readonly string[]>> {
  const {
    [`lvl${section.level}`]: _own,
    lvl0,
    ...above
  } = {...hierarchyOf(page, index)} as Record<string, string | null>;
  return {
    heading: rawWords(section.heading),
    // Authors use short anchors that name the subject of a section.
    alias: rawWords((section.anchor === '' ? page.path : section.anchor).replaceAll('-', ' ')),
    words: rawWords(section.words ?? ''),
    above: [lvl0, ...Object.values(above)].flatMap((heading) => rawWords(heading ?? '')),
    label: rawWords(section.level === 1 ? page.label : ''),
    keywords: rawWords(section.level === 1 ? page.keywords : ''),
    text: wordsOfText(section),
    code: rawWords(section.code ?? ''),
  };
}

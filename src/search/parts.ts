import type {Query} from './query';
import {synonymsOf} from './synonyms';
import {MIN_ROOT, indexForm, rootOf} from './tokens';

/**
 * The parts of a split index, which are downloaded when a query needs them. Parts of the word map name the sections whose
 * texts have a word; text parts have the texts of some neighbouring sections.
 */
export interface PackedParts {
  /** First word of each part of the word map, in order; the first part also has what sorts before it. */
  readonly first: readonly string[];
  /** Number of sections of each text part, in order. */
  readonly counts: readonly number[];
  /** File names without ending: those of the word map, then those of the texts. */
  readonly names: readonly string[];
}

/** Maximum number of parts that a query needs: with these, it costs at most half of what a reader may download. */
export const MAX_WORD_PARTS = 10;
export const MAX_TEXT_PARTS = 8;
/** Parts that a word needs: its own, and a second one with its other forms or completions. */
const PARTS_PER_WORD = 2;
/** An unfinished word of fewer letters has too many completions to be worth a download. */
const MIN_OPEN = 2;
const MIN_COMPLETED = 3;

/** A word of a query, and the beginning of its other forms and completions. */
interface Looked {
  readonly word: string;
  readonly start: string;
}

/** Words whose parts a query needs, the most important first. */
function lookedUp({words}: Query): Looked[] {
  const exact = (word: string): Looked => ({word, start: word});
  const own = words.flatMap(({forms: [atoms, ...joined], open}) =>
    [...joined, atoms].flatMap((form) =>
      form.flatMap((word, at): Looked[] => {
        const term = indexForm(word);
        if (open && at === form.length - 1) {
          if (word.length < MIN_OPEN) return [];
          if (word.length < MIN_COMPLETED) return [exact(word)];
        }
        const root = rootOf(term);
        return [{word, start: root.length < MIN_ROOT ? term : root}];
      }),
    ),
  );
  const atoms = words.map(({forms: [parts]}) => parts.join(''));
  const joins = atoms.slice(1).map((next, at) => exact((atoms[at] ?? '') + next));
  const synonyms = own.flatMap(({word}) => synonymsOf(indexForm(word)).map(exact));
  return [...own, ...joins, ...synonyms];
}

/** Which parts a query needs, and which have arrived. */
export class Parts {
  private readonly taken = new Set<string>();
  /** Number of the first section of each text part. */
  private readonly starts: readonly number[];

  constructor(private readonly packed: PackedParts) {
    let start = 0;
    this.starts = packed.counts.map((count) => (start += count) - count);
  }

  /** Parts of the word map that a query lacks. */
  ofWords(query: Query): string[] {
    const looked = lookedUp(query).map(({word, start}) => {
      const own = this.wordPart(word);
      const from = this.wordPart(start);
      const to = this.wordPart(`${start}\uffff`);
      const others = Array.from({length: to - from + 1}, (_, at) => from + at);
      return [...new Set([own, ...others])].slice(0, PARTS_PER_WORD);
    });
    const wanted = [
      ...looked.flatMap((parts) => parts.slice(0, 1)),
      ...looked.flatMap((parts) => parts.slice(1)),
    ];
    return this.lacking(wanted, MAX_WORD_PARTS);
  }

  /** Text parts that sections lack, given the numbers of the sections, best first. */
  ofTexts(sections: readonly number[]): string[] {
    const words = this.packed.first.length;
    const wanted = sections.map((section) => words + lastUpTo(this.starts, section));
    return this.lacking(wanted, MAX_TEXT_PARTS);
  }

  /** Marks a part as taken; returns the number of the first section of its texts, nothing for one of the word map. */
  take(name: string): number | undefined {
    this.taken.add(name);
    return this.starts[this.packed.names.indexOf(name) - this.packed.first.length];
  }

  private wordPart(word: string): number {
    return Math.max(0, lastUpTo(this.packed.first, word));
  }

  private lacking(wanted: readonly number[], most: number): string[] {
    return [...new Set(wanted)]
      .slice(0, most)
      .flatMap((at) => this.packed.names[at] ?? [])
      .filter((name) => !this.taken.has(name));
  }
}

/** Index of the last of some sorted values that is not above the given one; -1 if all are. */
function lastUpTo<T extends number | string>(sorted: readonly T[], value: T): number {
  let from = 0;
  for (let to = sorted.length; from < to;) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? value) <= value) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

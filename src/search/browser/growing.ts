import {SearchEngine} from '../engine';
import {SEPARATOR, unpackColumns, type PackedShard} from '../pack';

/** The beginning of the texts, which are most of a packed index and come last. */
const TEXTS = ',"texts":"';

/**
 * An engine that is built while its index is being downloaded, so that on a slow connection it is ready with the last
 * byte.
 */
export interface GrowingEngine {
  /**
   * Takes the next chunk of the index.
   *
   * @throws when it is invalid
   */
  readonly take: (piece: string) => void;
  /**
   * The engine of the complete index; undefined if not all of it was taken.
   *
   * @throws when it is invalid
   */
  readonly finish: (index: string) => SearchEngine | undefined;
}

/** Starts without a chunk. */
export function growEngine(): GrowingEngine {
  const texts: string[] = [];
  let head: Omit<PackedShard, 'texts'> | undefined;
  let engine: SearchEngine | undefined;
  let taken = 0;
  /** Incomplete text. */
  let rest = '';
  /** Sections already in the engine. */
  let added = 0;

  function add(arrived: readonly string[]): void {
    for (const text of arrived) texts.push(JSON.parse(`"${text}"`) as string);
    const count = head?.levels.length ?? 0;
    if (!head || texts.length < count) return;
    const whole = head.parts ? count : texts.length - count;
    engine ??= new SearchEngine(unpackColumns(head, texts));
    engine.add(added, whole);
    added = whole;
  }

  return {
    take(piece) {
      taken += piece.length;
      rest += piece;
      if (!head) {
        const end = rest.indexOf(TEXTS);
        if (end < 0) return;
        head = JSON.parse(`${rest.slice(0, end)}}`) as typeof head;
        rest = rest.slice(end + TEXTS.length);
      }
      const arrived = rest.split(SEPARATOR);
      rest = arrived.pop() ?? '';
      add(arrived);
    },
    finish(index) {
      if (taken !== index.length) return undefined;
      // Closes the unfinished texts and the index.
      add([rest.slice(0, -'"}'.length)]);
      return added === head?.levels.length ? engine : undefined;
    },
  };
}

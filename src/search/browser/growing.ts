import {SearchEngine} from '../engine';
import {SEPARATOR, unpackColumns, type PackedShard} from '../pack';

/** Where the texts begin, of which a packed index has most of its bytes, and nothing after them. */
const TEXTS = ',"texts":"';

/** An engine that is made while its index is still on its way, so that on a slow connection it is there with the last byte. */
export interface GrowingEngine {
  /**
   * Takes the next piece of the index.
   *
   * @throws when it is no index
   */
  readonly take: (piece: string) => void;
  /**
   * The engine of an index that is here now as a whole; undefined where not all of it was taken.
   *
   * @throws when it is no index
   */
  readonly finish: (index: string) => SearchEngine | undefined;
}

/** Begins with no piece of an index. */
export function growEngine(): GrowingEngine {
  const texts: string[] = [];
  let head: Omit<PackedShard, 'texts'> | undefined;
  let engine: SearchEngine | undefined;
  let taken = 0;
  /** What is not whole yet. */
  let rest = '';
  /** Sections that the engine has. */
  let added = 0;

  function add(arrived: readonly string[]): void {
    for (const text of arrived) texts.push(JSON.parse(`"${text}"`) as string);
    const whole = texts.length - (head?.levels.length ?? 0);
    if (!head || whole < 0) return;
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
      // Without the end of the texts and of the index.
      add([rest.slice(0, -'"}'.length)]);
      return added === head?.levels.length ? engine : undefined;
    },
  };
}

import {nextTurn, type Turn} from '../../worked/consensus';

/** A validator's place in the order. */
export interface Place {
  /** The newest block. */
  readonly head: number;
  /** From zero, in the order of addresses. */
  readonly place: number;
  readonly validators: number;
  readonly turnLength: number;
}

/** When a validator can be off. */
export interface Window {
  /** The turn that runs, or the next one. */
  readonly turn: Turn;
  readonly isRunning: boolean;
  /** Stop at this block. */
  readonly from: number;
  /** The block that it makes next: it must mine again before. */
  readonly to: number;
  /** Length in milliseconds. */
  readonly length: number;
  /** Whether a restart of the given length fits. */
  readonly fits: boolean;
  /** Own blocks that a restart costs, begun at `from`. */
  readonly missed: number;
}

/** Own blocks within so many blocks from one on. */
function ownBlocks(from: number, count: number, {place, validators, turnLength}: Place): number {
  let own = 0;
  for (let height = from; height < from + count;) {
    const {start, end} = nextTurn(height - 1, place, validators, turnLength);
    const last = Math.min(end, from + count - 1);
    if (start <= last) own += last - start + 1;
    height = end + 1;
  }
  return own;
}

/**
 * How long a node that mines waits for its turn before it stops, as `tryWaitProposalDoneWhenStopping` of its `miner/worker.go` computes
 * it. A stop within a turn always waits.
 *
 * @param most seconds until the turn begins; from a later one on, the node stops at once
 * @param change the next block at which the set may become another
 * @returns seconds, or undefined when the node stops at once
 */
export function stopWait(
  {head, place, validators, turnLength}: Place,
  most: number,
  change: number,
  interval: number,
): number | undefined {
  const {start, end} = nextTurn(head - 1, place, validators, turnLength);
  const seconds = (block: number) => Math.floor(((block - head) * interval) / 1000);
  if (start >= change || end <= head || seconds(start) > most) return undefined;
  return seconds(Math.min(end, change) + 1);
}

/**
 * The best time for a restart: now, if the node stops at once and is back before the next turn; otherwise after that turn.
 *
 * @param restart its length in milliseconds, until the node mines again
 * @param interval between blocks, in milliseconds
 * @param waits whether a node that is stopped now waits for that turn
 */
export function windowOf(place: Place, restart: number, interval: number, waits = false): Window {
  const {head, validators, turnLength} = place;
  const turn = nextTurn(head, place.place, validators, turnLength);
  const needed = Math.ceil(restart / interval);
  const isRunning = turn.start === head + 1;
  const canBeNow = !waits && !isRunning && turn.start - head - 1 >= needed;
  const from = canBeNow ? head : turn.end;
  const to = nextTurn(from, place.place, validators, turnLength).start;
  const free = to - from - 1;
  return {
    turn,
    isRunning,
    from,
    to,
    length: free * interval,
    fits: free >= needed,
    missed: ownBlocks(from + 1, needed, place),
  };
}

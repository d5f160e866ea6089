/** Votes that justify a block: two thirds of the mining set, rounded up. */
export function quorum(validators: number): number {
  return Math.ceil((2 * validators) / 3);
}

/** More than half of the mining set: enough to go on producing blocks. */
export function majority(validators: number): number {
  return Math.floor(validators / 2) + 1;
}

/** Index of the validator, from zero in the order of addresses, whose turn it is at a height. */
export function inTurn(height: number, validators: number, turnLength: number): number {
  return Math.floor(height / turnLength) % validators;
}

/**
 * Number of blocks that are checked for recent signatures; also the position in the epoch at which the set switches.
 */
export function recentWindow(validators: number, turnLength: number): number {
  return majority(validators) * turnLength - 1;
}

/** Time of a block in milliseconds, from two fields of its header. */
export function blockTime(timestamp: bigint, mixHash: bigint): bigint {
  return timestamp * 1000n + mixHash;
}

/** A turn: the blocks for which one validator has priority. */
export interface Turn {
  readonly start: number;
  /** Its last block. */
  readonly end: number;
}

/**
 * The turn of a validator that runs at the next block, or the first one after it.
 *
 * @param head the newest block
 * @param place of the validator, from zero in the order of addresses
 */
export function nextTurn(
  head: number,
  place: number,
  validators: number,
  turnLength: number,
): Turn {
  const running = Math.floor((head + 1) / turnLength);
  const wait = (place - (running % validators) + validators) % validators;
  const start = (running + wait) * turnLength;
  return {start: Math.max(start, head + 1), end: start + turnLength - 1};
}

/** The next block at which the mining set may become another. @param epoch length of an epoch, in blocks */
export function nextSwitch(head: number, epoch: number, window: number): number {
  const begun = head - (head % epoch);
  return head % epoch < window ? begun + window : begun + epoch + window;
}

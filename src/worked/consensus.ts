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

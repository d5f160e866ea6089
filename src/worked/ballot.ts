const PERCENT = 100n;

/** Votes of one proposal, in the smallest unit of the vote token. */
export interface Ballot {
  readonly inFavour: bigint;
  readonly against: bigint;
  readonly abstained: bigint;
}

/** Required votes in favour, based on all vote tokens of the block at which voting began. */
export function votesNeeded(supply: bigint, percent: bigint): bigint {
  return (supply * percent) / PERCENT;
}

/** Whether a proposal passes: only votes in favour count towards the quorum, and they must outnumber those against. */
export function passes({inFavour, against}: Ballot, needed: bigint): boolean {
  return inFavour >= needed && inFavour > against;
}

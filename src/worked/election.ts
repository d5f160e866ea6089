/** Numbers of seats and candidates. */
export interface Draw {
  /** Seats in the mining set. */
  readonly cabinets: number;
  /** Elected validators below the cabinet. */
  readonly candidates: number;
  /** Cabinet seats that are open to them in each draw. */
  readonly working: number;
}

/** How often elected validators mine, as shares from 0 to 1. */
export interface Odds {
  /** Share of the draws after which a member of the cabinet mines, averaged over all of its members. */
  readonly cabinet: number;
  readonly candidate: number;
}

/**
 * How often elected validators mine. ValidatorSet.getMiningValidators swaps each open seat in turn with a random
 * position among the open seats and all candidates; a candidate that came in stays in the open seats. So one stays out
 * only when no swap hits its position, and candidates mine what the cabinet does not.
 */
export function miningOdds({cabinets, candidates, working}: Draw): Odds {
  const open = Math.min(working, candidates);
  const candidate = open === 0 ? 0 : 1 - (1 - 1 / (candidates + open)) ** open;
  return {cabinet: (cabinets - candidates * candidate) / cabinets, candidate};
}

/** Seats that are drawn for, and those who are drawn. */
export interface Draw {
  /** Seats in the mining set. */
  readonly cabinets: number;
  /** Elected validators below the cabinet. */
  readonly candidates: number;
  /** Seats of the cabinet that are open to them in each draw. */
  readonly working: number;
}

export interface Odds {
  /** Share of the draws after which a member of the cabinet mines, as a mean over all of its members. */
  readonly cabinet: number;
  readonly candidate: number;
}

/**
 * How often the elected mine. ValidatorSet.getMiningValidators swaps each open seat in turn with a random place among the
 * open seats and all candidates; a candidate that came in keeps to the open seats. So one stays out only when no swap hits
 * its place, and what the candidates mine, the cabinet does not.
 */
export function miningOdds({cabinets, candidates, working}: Draw): Odds {
  const open = Math.min(working, candidates);
  const candidate = open === 0 ? 0 : 1 - (1 - 1 / (candidates + open)) ** open;
  return {cabinet: (cabinets - candidates * candidate) / cabinets, candidate};
}

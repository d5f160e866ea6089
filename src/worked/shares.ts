/** Shares and their value, as a credit contract stores them: both have 18 decimals. */
export interface Pool {
  /** All shares. */
  readonly supply: bigint;
  /** Wei that the shares represent together. */
  readonly pooled: bigint;
}

const BASIS_POINTS = 10_000n;
const REDELEGATE_FEE_BASE = 100_000n;

/** Shares that an amount buys, rounded down. */
export function sharesFor(amount: bigint, {supply, pooled}: Pool): bigint {
  return (amount * supply) / pooled;
}

/** Wei that shares are worth, rounded down. */
export function valueOf(shares: bigint, {supply, pooled}: Pool): bigint {
  return (shares * pooled) / supply;
}

/** The pool after somebody delegated `amount` wei. */
export function delegated(amount: bigint, pool: Pool): Pool {
  return {supply: pool.supply + sharesFor(amount, pool), pooled: pool.pooled + amount};
}

/** Division of a reward, in wei. */
export interface RewardSplit {
  readonly commission: bigint;
  readonly toAll: bigint;
  /** Shares that are minted to the operator for the commission. */
  readonly commissionShares: bigint;
  /** The pool before the commission is staked in it. */
  readonly shared: Pool;
  readonly after: Pool;
}

/** Applies a day's income to a pool: the commission is staked at the price after the rest has been added. */
export function splitReward(income: bigint, rateBasisPoints: bigint, pool: Pool): RewardSplit {
  const commission = (income * rateBasisPoints) / BASIS_POINTS;
  const toAll = income - commission;
  const shared = {supply: pool.supply, pooled: pool.pooled + toAll};
  const commissionShares = sharesFor(commission, shared);
  return {commission, toAll, commissionShares, shared, after: delegated(commission, shared)};
}

export interface Redelegation {
  readonly fee: bigint;
  /** Received amount, after the fee. */
  readonly net: bigint;
  readonly newShares: bigint;
  readonly target: Pool;
}

/**
 * A redelegation of shares worth `gross` wei. The fee enters the target pool before the new shares are counted.
 *
 * @param feeRate in parts of 100,000
 */
export function redelegated(gross: bigint, feeRate: bigint, target: Pool): Redelegation {
  const fee = (gross * feeRate) / REDELEGATE_FEE_BASE;
  const net = gross - fee;
  const paid = {supply: target.supply, pooled: target.pooled + fee};
  return {fee, net, newShares: sharesFor(net, paid), target: delegated(net, paid)};
}

export interface Slash {
  readonly burnedShares: bigint;
  /**
   * Wei that are removed from the pool; may be less than requested by rounding, or because the operator has no more.
   */
  readonly slashed: bigint;
  readonly after: Pool;
}

/** A slash burns only shares of the operator. */
export function slashed(amount: bigint, operatorShares: bigint, pool: Pool): Slash {
  const wanted = sharesFor(amount, pool);
  const burnedShares = wanted < operatorShares ? wanted : operatorShares;
  const value = valueOf(burnedShares, pool);
  const after = {supply: pool.supply - burnedShares, pooled: pool.pooled - value};
  return {burnedShares, slashed: value, after};
}

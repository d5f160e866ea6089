const BASIS_POINTS = 10_000n;

/** Division of a block's fees; all ratios in basis points. */
export interface FeeRatios {
  readonly system: bigint;
  readonly antiMev: bigint;
  readonly burn: bigint;
}

/** Where the fees of a block go, in wei. */
export interface FeeSplit {
  readonly toSystem: bigint;
  readonly burned: bigint;
  readonly toValidator: bigint;
}

/**
 * The parts of the fees of one block, in wei.
 *
 * @param placeInTurn block number modulo turn length
 */
export function splitFees(
  fees: bigint,
  {system, antiMev, burn}: FeeRatios,
  turnLength: bigint,
  placeInTurn: bigint,
): FeeSplit {
  const growth = turnLength > 1n ? (antiMev * placeInTurn) / (turnLength - 1n) : 0n;
  const toSystem = (fees * (system + growth)) / BASIS_POINTS;
  const burned = (fees * burn) / BASIS_POINTS;
  return {toSystem, burned, toValidator: fees - toSystem - burned};
}

/** What one payment of finality rewards takes from the vault: everything above the floor, up to the cap. In wei. */
export function finalityPayment(vault: bigint, floor: bigint, cap: bigint): bigint {
  const above = vault > floor ? vault - floor : 0n;
  return above < cap ? above : cap;
}

/** A payment divided by weights, each part rounded down. */
export function divided(payment: bigint, weights: readonly bigint[]): bigint[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0n);
  return weights.map((weight) => (payment * weight) / all);
}

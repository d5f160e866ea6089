/** Least and most gas of a staking call, measured with the contracts' code on a local chain. */
export interface GasRange {
  readonly least: bigint;
  readonly most: bigint;
}

/**
 * Gas of what a delegator does, by the state of its account: a delegation takes the most if it also moves the votes of an account
 * that had taken them itself before any stake, to an operator without any. Each call but claims reads the description of the
 * validator: the most is with one of 1,000 characters.
 */
export const STAKING_GAS = {
  delegate: {least: 205_000n, most: 430_000n},
  redelegate: {least: 345_000n, most: 655_000n},
  undelegate: {least: 285_000n, most: 445_000n},
  claim: {least: 70_000n, most: 80_000n},
} as const satisfies Readonly<Record<string, GasRange>>;

/** Gas of a removal from the elected validators, besides what moves. */
const REMOVAL = 430_000;
/** Of each elected validator that moves up, when its income since midnight was still zero. */
const MOVED = 106_000;
const MILLION = 1_000_000;

/** Gas of a first registration of node ids on a chain, besides the ids, and of each id: five took 203,325. */
const FIRST_NODE_IDS = 75_000;
const NODE_ID = 26_000;
/** A node's estimate, which is the limit of its transaction, may exceed the need by this factor. */
const ESTIMATE_ERROR = 1.015;
const STEP = 100_000;

/**
 * Gas of a call that removes an elected validator, measured with the contracts' code: ValidatorSet moves all entries after it and
 * divides its income among the others. It happens when the operator's own stake falls below the minimum, and when a validator
 * leaves maintenance too late.
 *
 * @param elected number of elected validators
 * @returns what is used where the others left no maintenance that day and descriptions are short, and a limit that is enough
 *   otherwise, too: with 22 of 45 back from maintenance and a description of 1,000 bytes, 5,751,000 were needed
 */
export function removalGas(elected: number): {readonly most: number; readonly limit: number} {
  const most = REMOVAL + MOVED * elected;
  return {most, limit: Math.ceil((most * 1.15) / MILLION) * MILLION};
}

/**
 * Gas for which an account must be able to pay when a node registers ids: measured with the contract's code, from a validator
 * that is the first to do so on its chain.
 *
 * @param ids how many ids a validator may register
 */
export function nodeIdsGas(ids: number): number {
  return Math.ceil(((FIRST_NODE_IDS + NODE_ID * ids) * ESTIMATE_ERROR) / STEP) * STEP;
}

/** Least and most gas of a staking call, measured with the contracts' code on a local chain. */
export interface GasRange {
  readonly least: bigint;
  readonly most: bigint;
}

/** Gas of what a delegator does. The first delegation to a validator takes the most. */
export const STAKING_GAS = {
  delegate: {least: 240_000n, most: 330_000n},
  redelegate: {least: 390_000n, most: 460_000n},
  undelegate: {least: 330_000n, most: 365_000n},
  claim: {least: 80_000n, most: 80_000n},
} as const satisfies Readonly<Record<string, GasRange>>;

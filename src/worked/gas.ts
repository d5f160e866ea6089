/** Least and most gas of a staking call, measured with the contracts' code on a local chain. */
export interface GasRange {
  readonly least: bigint;
  readonly most: bigint;
}

/** Gas of what a delegator does, by the state of its account: a first delegation that also moves voting power takes the most. */
export const STAKING_GAS = {
  delegate: {least: 205_000n, most: 330_000n},
  redelegate: {least: 380_000n, most: 460_000n},
  undelegate: {least: 285_000n, most: 365_000n},
  claim: {least: 70_000n, most: 80_000n},
} as const satisfies Readonly<Record<string, GasRange>>;

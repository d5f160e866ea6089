const BASIS_POINTS = 10_000n;

/** Deadlines of one block's auction, in milliseconds after the time of the parent block. */
export interface Deadlines {
  /** A bid that arrives later is refused. */
  readonly bids: number;
  /** The block must be ready to be sealed. */
  readonly block: number;
  readonly next: number;
}

/** Deadlines of an auction. All arguments are milliseconds: between blocks, to seal a block, to simulate a bid. */
export function deadlines(interval: number, sealing: number, simulation: number): Deadlines {
  const block = interval - sealing;
  return {bids: block - simulation, block, next: interval};
}

/** What a bid leaves for the validator, by which bids are compared. In wei. */
export function validatorReward(gasFee: bigint, commission: bigint, builderFee: bigint): bigint {
  return (gasFee * commission) / BASIS_POINTS - builderFee;
}

/** Whether a bid beats the validator's own block: both its rewards must be higher. */
export function beatsLocal(
  bid: {readonly gasFee: bigint; readonly builderFee: bigint},
  localFees: bigint,
  commission: bigint,
): boolean {
  const own = validatorReward(localFees, commission, 0n);
  return bid.gasFee > localFees && validatorReward(bid.gasFee, commission, bid.builderFee) > own;
}

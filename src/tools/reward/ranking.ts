/** Days whose records are read. */
export const DAYS = 30;

/** One day's record of a pool, in wei. */
export interface DayRecord {
  /** What its delegators received, after commission. */
  readonly reward: bigint;
  /** The pool before it. */
  readonly pool: bigint;
}

/** A validator as the chain has it. */
export interface ValidatorRecord {
  /** Address of the operator. */
  readonly operator: string;
  readonly name: string;
  /** In basis points. */
  readonly commission: bigint;
  /** Wei in its pool. */
  readonly pool: bigint;
  readonly days: readonly DayRecord[];
}

/** What delegators got from a validator. */
export interface Standing extends Omit<ValidatorRecord, 'days'> {
  /** Growth of a stake over these days, in parts of {@link ONE}. */
  readonly growth: bigint;
  /** Days with a reward. */
  readonly paid: number;
  /** Mean income of a day before commission, in wei: what was received, divided by the part that is left. */
  readonly income: bigint;
}

/** One as a whole number: 18 decimals. */
export const ONE = 10n ** 18n;
const BASIS_POINTS = 10_000n;

function standing({days, ...validator}: ValidatorRecord): Standing {
  const earned = days.filter(({reward, pool}) => reward > 0n && pool > 0n);
  const end = earned.reduce((value, {reward, pool}) => value + (value * reward) / pool, ONE);
  const received = earned.reduce((sum, {reward}) => sum + reward, 0n);
  const left = BASIS_POINTS - validator.commission;
  const length = BigInt(Math.max(days.length, 1));
  return {
    ...validator,
    growth: end - ONE,
    paid: earned.length,
    income: left > 0n ? (received * BASIS_POINTS) / (left * length) : 0n,
  };
}

/** Validators by what a token that was staked with them all the time has earned, the best first. */
export function ranking(validators: readonly ValidatorRecord[]): Standing[] {
  return validators
    .map(standing)
    .sort((one, other) => (one.growth === other.growth ? 0 : one.growth > other.growth ? -1 : 1));
}

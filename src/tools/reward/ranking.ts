/** Days whose records are read. */
export const DAYS = 30;

/** A validator as the chain has it. */
export interface ValidatorRecord {
  /** Address of the operator. */
  readonly operator: string;
  readonly name: string;
  /** In basis points. */
  readonly commission: bigint;
  /** Wei that share its income. */
  readonly pool: bigint;
  /** Whole days since it was registered or edited: rewards before may have been paid with another commission. */
  readonly editedAgo: number;
  /** What its delegators received on each day after commission, in wei, by the records that anybody can raise. */
  readonly rewards: readonly bigint[];
}

/** What delegators got from a validator. */
export interface Standing extends Omit<ValidatorRecord, 'rewards'> {
  /** What all its delegators would have received, in wei. */
  readonly received: bigint;
  /** What a new stake would have earned with this pool, in parts of {@link ONE}. */
  readonly growth: bigint;
  /** Days with a reward. */
  readonly paid: number;
  /** Mean income of a day before commission, in wei, as far as it counts. */
  readonly income: bigint;
  /** Days whose record is more than twice what a member of the cabinet earned. */
  readonly raised: number;
}

/** One as a whole number: 18 decimals. */
export const ONE = 10n ** 18n;
const BASIS_POINTS = 10_000n;

/** A day with less than this part of the usual income is one without a reward: candidates earn about an eighth. */
const PART = 10n;

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const sum = (all: readonly bigint[]): bigint => all.reduce((total, one) => total + one, 0n);

/** The upper median of what is not zero. */
function median(all: readonly bigint[]): bigint {
  const paid = all.filter((one) => one > 0n).sort((one, other) => (one > other ? -1 : 1));
  return paid[Math.floor((paid.length - 1) / 2)] ?? 0n;
}

/** Income of each day before commission, as if that had always been the present one. */
function incomesOf({rewards, commission}: ValidatorRecord): bigint[] {
  const left = BASIS_POINTS - commission;
  return rewards.map((reward) => (left > 0n ? (reward * BASIS_POINTS) / left : 0n));
}

/** Medians of each day. */
const usual = (all: readonly (readonly bigint[])[]): bigint[] =>
  (all[0] ?? []).map((_, day) => median(all.map((incomes) => incomes[day] ?? 0n)));

/** The same for a new stake, which enlarges the pool that it joins; the best first. */
export function rankedFor(standings: readonly Standing[], stake: bigint): Standing[] {
  return standings
    .map((one) => {
      const pool = one.pool + stake;
      return {...one, growth: pool > 0n ? (one.received * ONE) / pool : 0n};
    })
    .sort((one, other) => (one.growth === other.growth ? 0 : one.growth > other.growth ? -1 : 1));
}

/**
 * Validators by what a token would have earned with them, the best first.
 *
 * A redelegation into a pool adds its fee to the record of the day and replaces the pool there by what it is at that moment, so
 * who moves stake out and back makes any rate that he likes, and even the price of a share rises when nobody else is in the
 * pool. Members of the cabinet earn nearly the same, and so do candidates: no day counts for more than the median of these.
 *
 * @param validators by stake, the largest first
 * @param cabinets how many of them are the cabinet
 */
export function ranking(validators: readonly ValidatorRecord[], cabinets: number): Standing[] {
  const incomes = validators.map(incomesOf);
  const ofCabinet = usual(incomes.slice(0, cabinets));
  const ofCandidates = usual(incomes.slice(cabinets)).map((one, day) =>
    least(one, ofCabinet[day] ?? 0n),
  );
  const standings = validators.map(({rewards, ...validator}, place): Standing => {
    const own = incomes[place] ?? [];
    const most = place < cabinets ? ofCabinet : ofCandidates;
    const counted = own.map((income, day) => least(income, most[day] ?? 0n));
    return {
      ...validator,
      received: (sum(counted) * (BASIS_POINTS - validator.commission)) / BASIS_POINTS,
      growth: 0n,
      paid: counted.filter((income, day) => income * PART > (most[day] ?? 0n)).length,
      income: sum(counted) / BigInt(Math.max(rewards.length, 1)),
      raised: own.filter((income, day) => income > 2n * (ofCabinet[day] ?? 0n)).length,
    };
  });
  return rankedFor(standings, 0n);
}

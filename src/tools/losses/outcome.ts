import {absence, type Absence} from '../../worked/jail';
import {redelegated, valueOf} from '../../worked/shares';
import {isBesideReward} from '../unbonding/dates';
import type {LossesFacts} from './facts';

export type Offence = 'misdemeanor' | 'downtime' | 'doubleSign' | 'vote' | 'selfStake';

const DAY = 86_400_000;

/** What an operator loses. */
export interface Penalty {
  /** In wei, at most what there is. */
  readonly taken: bigint;
  /** In seconds; 0 when there is no jail. */
  readonly jail: number;
  /** Wei that the operator must add before its validator can be released. */
  readonly missing: bigint;
}

/** The penalty of an offence by an operator with this stake of its own, in wei. */
export function penaltyOf(offence: Offence, own: bigint, facts: LossesFacts): Penalty {
  const amounts: Readonly<Record<Offence, readonly [asked: bigint, jail: number]>> = {
    misdemeanor: [0n, 0],
    downtime: [BigInt(facts.downtimeAmount), facts.downtimeJail],
    doubleSign: [BigInt(facts.felonyAmount), facts.felonyJail],
    vote: facts.isVoteSlashed ? [BigInt(facts.felonyAmount), facts.felonyJail] : [0n, 0],
    selfStake: [0n, own < BigInt(facts.minSelf) ? facts.downtimeJail : 0],
  };
  const [asked, jail] = amounts[offence];
  const taken = asked < own ? asked : own;
  const least = BigInt(facts.minSelf);
  const left = own - taken;
  return {taken, jail, missing: jail > 0 && left < least ? least - left : 0n};
}

/** A millionth of a coin, to which amounts are shown. */
const SHOWN = 10n ** 12n;

/**
 * What the operator delegates so that its stake is enough, in wei: at least the least delegation, rounded up, and a millionth more, because the
 * contracts round each conversion of coins and shares down.
 */
export function toAdd(missing: bigint, least: bigint): bigint {
  const enough = (missing / SHOWN + 2n) * SHOWN;
  return enough > least ? enough : least;
}

/** What a delegator loses, in wei. */
export interface Loss {
  /** Without doing anything. */
  readonly stays: bigint;
  /** Of {@link stays}, what is lost of the day before: in the first block of a day, its reward is paid after the offence. */
  readonly before: bigint;
  /** By a redelegation at once: the fee. Undefined when there is no reason to leave. */
  readonly leaves: bigint | undefined;
  readonly absence: Absence | undefined;
}

export interface Position {
  readonly stake: bigint;
  readonly pool: bigint;
  /** Of the whole pool in a day, after commission. */
  readonly reward: bigint;
}

/**
 * Income that a delegator loses, if every day earns the same, evenly over the day. A misdemeanour takes the income since midnight; jail
 * that of all days until the next election.
 *
 * @param at time of the offence, in milliseconds since 1970
 * @param late days until somebody releases the validator
 */
export function lossOf(
  {stake, pool, reward}: Position,
  offence: Offence,
  {jail}: Penalty,
  at: number,
  late: number,
  feeRate: bigint,
): Loss {
  const daily = valueOf(stake, {supply: pool, pooled: reward});
  const none = {before: 0n, leaves: undefined, absence: undefined};
  const before = isBesideReward(at) ? daily : 0n;
  if (offence === 'misdemeanor')
    return {...none, before, stays: before || (daily * BigInt(at % DAY)) / BigInt(DAY)};
  if (jail === 0) return {...none, stays: 0n};
  const gone = absence(at, jail, late * DAY);
  const {fee} = redelegated(stake, feeRate, {supply: 1n, pooled: 1n});
  return {stays: daily * BigInt(gone.days) + before, before, leaves: fee, absence: gone};
}

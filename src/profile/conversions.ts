import {formatUnits} from 'viem/utils';
import type {NetworkProfile, Parameter, Unit} from './types';

/** The profile's values that conversions need. */
export interface Context {
  readonly symbol: string;
  readonly voteSymbol: string;
  readonly decimals: number;
  readonly blockMilliseconds: number;
}

/** Reads from a valid profile what conversions need. */
export function contextOf(profile: NetworkProfile): Context {
  return {
    symbol: profile.symbol,
    voteSymbol: profile.governance.voteTokenSymbol,
    decimals: profile.decimals,
    blockMilliseconds: Number(profile.timing.blockInterval.value),
  };
}

/** The number that equals one whole, for units that are shares. */
const WHOLE: Partial<Record<Unit, number>> = {
  percent: 100,
  basisPoints: 10_000,
  perHundredThousand: 100_000,
};

/** Duration in milliseconds; blocks are converted by the block interval. Undefined for other parameters. */
export function milliseconds({value, unit}: Parameter, context: Context): number | undefined {
  if (unit === 'milliseconds') return Number(value);
  if (unit === 'seconds') return Number(value) * 1000;
  if (unit === 'blocks') return Number(value) * context.blockMilliseconds;
  return undefined;
}

/** Share of the whole between 0 and 1. Undefined for other parameters. */
export function fraction({value, unit}: Parameter): number | undefined {
  const whole = WHOLE[unit];
  return whole === undefined ? undefined : Number(value) / whole;
}

/** Amount in the smallest unit of the coin. Undefined for other parameters. */
export function wei({value, unit}: Parameter): bigint | undefined {
  return unit === 'wei' || unit === 'voteWei' ? BigInt(value) : undefined;
}

/** Digits grouped by commas: 55,000,000. Exact for decimal strings of any length and up to three decimals. */
export function grouped(number: number | bigint | string): string {
  const [whole = '0', decimals] = String(number).split('.');
  const head = new Intl.NumberFormat('en').format(BigInt(whole));
  return decimals === undefined ? head : `${head}.${decimals}`;
}

/** A number without grouping and without floating-point noise: 25.2, 0.002. */
export function plain(number: number): string {
  return String(Number(number.toPrecision(12)));
}

/** An amount of the smallest unit in whole coins, exact: `1.5`. */
export function units(amount: bigint, decimals: number): string {
  return formatUnits(amount, decimals);
}

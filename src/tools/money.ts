import {decimal} from './fields';

/** Digits of a decimal text in groups of three: 55,000,000.25. */
function grouped(text: string): string {
  const [whole = '0', fraction] = text.split('.');
  const head = whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');
  return fraction === undefined ? head : `${head}.${fraction}`;
}

/** A quotient of whole numbers that are not negative, rounded to the nearest. */
const nearest = (dividend: bigint, divisor: bigint): bigint =>
  (2n * dividend + divisor) / (2n * divisor);

/** A scaled whole number, rounded to fewer places. */
function rounded(value: bigint, places: number, shown: number): string {
  const step = 10n ** BigInt(places - shown);
  if (value > 0n && 2n * value < step) return `less than ${decimal(1n, shown)}`;
  return grouped(decimal(nearest(value, step), shown));
}

/** Coins have 18 decimals in every contract of staking. */
const DECIMALS = 18;

/** An amount in wei with the symbol, to six places: `1,234.5 EXN`. */
export function coins(wei: bigint, symbol: string, shown = 6): string {
  return `${rounded(wei, DECIMALS, shown)} ${symbol}`;
}

/** What somebody has, in whole coins without the symbol: rounded down to six places, `< 0.000001` below them. */
export function heldAmount(wei: bigint): string {
  const unit = 10n ** BigInt(DECIMALS - 6);
  return wei > 0n && wei < unit ? '< 0.000001' : grouped(decimal(wei / unit, 6));
}

/** Whole coins with all places, for programs. */
export const exactAmount = (wei: bigint): string => decimal(wei, DECIMALS);

/** A share of the whole as a percentage to three places: `2.963 %`. */
export function percentOf(part: bigint, whole: bigint): string {
  return `${rounded(nearest(part * 10n ** 8n, whole), 6, 3)} %`;
}

/** A count in groups of three. */
export const counted = (count: number | bigint): string => grouped(String(count));

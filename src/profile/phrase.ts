import humanizeDuration from 'humanize-duration';
import {fraction, grouped, milliseconds, plain, units, wei, type Context} from './conversions';
import type {Parameter} from './types';

const GWEI_DECIMALS = 9;
const BYTE_STEPS = [
  ['GiB', 2 ** 30],
  ['MiB', 2 ** 20],
  ['KiB', 2 ** 10],
  ['GB', 1e9],
  ['MB', 1e6],
  ['kB', 1e3],
] as const;

/** A duration in words: "7 days", "18 days, 4 hours and 48 minutes"; below a minute in figures: "450 ms". */
export function durationPhrase(length: number): string {
  if (length < 1000) return `${plain(length)} ms`;
  if (length % 1000 !== 0 && length < 60_000) return `${plain(length / 1000)} s`;
  return humanizeDuration(length, {
    language: 'en',
    units: ['d', 'h', 'm', 's'],
    conjunction: ' and ',
    serialComma: false,
    maxDecimalPoints: 3,
  });
}

/** An amount in the unit with the fewest zeros: "2,000 EXN", "0.1 EXN", "1 gwei", "7 wei". */
function amountPhrase(amount: bigint, symbol: string, decimals: number): string {
  const isPrice = amount > 0n && amount < 10n ** BigInt(Math.max(decimals - 6, 0));
  if (!isPrice) return `${grouped(units(amount, decimals))} ${symbol}`;
  if (amount < 10n ** 6n) return `${grouped(amount)} wei`;
  return `${grouped(units(amount, GWEI_DECIMALS))} gwei`;
}

function bytesPhrase(bytes: number): string {
  const step = BYTE_STEPS.find(([, size]) => bytes >= size && bytes % size === 0);
  return step ? `${grouped(bytes / step[1])} ${step[0]}` : `${grouped(bytes)} bytes`;
}

/** A parameter as text: the number with its unit. */
export function phrase(parameter: Parameter, context: Context): string {
  const {value, unit} = parameter;
  switch (unit) {
    case 'milliseconds':
    case 'seconds':
      return durationPhrase(milliseconds(parameter, context) ?? 0);
    case 'wei':
      return amountPhrase(wei(parameter) ?? 0n, context.symbol, context.decimals);
    case 'voteWei':
      return amountPhrase(wei(parameter) ?? 0n, context.voteSymbol, context.decimals);
    case 'percent':
    case 'basisPoints':
    case 'perHundredThousand':
      return `${plain((fraction(parameter) ?? 0) * 100)} %`;
    case 'blocks':
      return `${grouped(String(value))} ${String(value) === '1' ? 'block' : 'blocks'}`;
    case 'gas':
      return `${grouped(String(value))} gas`;
    case 'bytes':
      return bytesPhrase(Number(value));
    case 'count':
      return grouped(String(value));
    case 'port':
      return String(value);
    case 'boolean':
      return value === true ? 'on' : 'off';
  }
}

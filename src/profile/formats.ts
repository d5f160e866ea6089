/*
 * How a value of the profile prints. A format is the last part of a token: `{network.gas.limit.number}`.
 * Every format but the first two prints a number alone; only `.number` and `.amount` group it, which code would choke on.
 *
 * | Format          | Fits                          | Example of the output                       |
 * | --------------- | ----------------------------- | ------------------------------------------- |
 * | (none)          | everything                    | 7 days · 2,000 EXN · 450 ms · 10 % · 1,000 blocks · 64713 |
 * | `.duration`     | times and numbers of blocks   | 7 minutes and 30 seconds                    |
 * | `.raw`          | everything                    | 604800 (exactly as the profile has it)      |
 * | `.number`       | numbers                       | 604,800 (grouped, in the profile's unit)    |
 * | `.hex`          | whole numbers                 | 0xfcc9                                      |
 * | `.milliseconds` `.seconds` `.minutes` `.hours` `.days` | times and numbers of blocks | 25.2   |
 * | `.blocks`       | times and numbers of blocks   | 192000 (a day at the block interval)        |
 * | `.wei` `.gwei` `.units` | amounts               | 2000000000000000000000 · 2000000000000 · 2000 |
 * | `.amount`       | amounts                       | 2,000 (grouped, without the symbol)         |
 * | `.percent` `.fraction` | shares                 | 10 · 0.1                                    |
 * | `.min` `.max`   | parameters that have bounds   | 3 days (and every format again: `.min.raw`) |
 * | `.meaning` `.source` `.unit` | parameters       | the words of the profile                    |
 * | `.host`         | addresses of the web          | rpc.network.example                         |
 * | `.lower`        | text                          | exn · 0x…2002 without capitals              |
 */
import {fraction, grouped, milliseconds, plain, units, wei, type Context} from './conversions';
import {isParameter} from './parameter';
import {durationPhrase, phrase} from './phrase';
import type {Parameter} from './types';

/** Prints a value, or returns undefined when the format does not apply. */
type Format = (node: unknown, context: Context) => string | undefined;

const DURATIONS = {
  milliseconds: 1,
  seconds: 1000,
  minutes: 60_000,
  hours: 3_600_000,
  days: 86_400_000,
};

function scalar(node: unknown): number | string | boolean | undefined {
  const value = isParameter(node) ? node.value : node;
  return ['number', 'string', 'boolean'].includes(typeof value)
    ? (value as number | string | boolean)
    : undefined;
}

function wholeNumber(node: unknown): bigint | undefined {
  const value = scalar(node);
  return typeof value !== 'boolean' && /^\d+$/.test(String(value))
    ? BigInt(String(value))
    : undefined;
}

function ofParameter<T>(
  convert: (parameter: Parameter, context: Context) => T | undefined,
  print: (converted: T, context: Context) => string,
): Format {
  return (node, context) => {
    const converted = isParameter(node) ? convert(node, context) : undefined;
    return converted === undefined ? undefined : print(converted, context);
  };
}

function ofNumber(print: (number: bigint) => string): Format {
  return (node) => {
    const number = wholeNumber(node);
    return number === undefined ? undefined : print(number);
  };
}

function ofText(print: (text: string) => string | undefined): Format {
  return (node) => (typeof node === 'string' ? print(node) : undefined);
}

export const formats: Readonly<Record<string, Format>> = {
  raw: (node) => scalar(node)?.toString(),
  number: ofNumber(grouped),
  hex: ofNumber((number) => `0x${number.toString(16)}`),
  duration: ofParameter(milliseconds, durationPhrase),
  ...Object.fromEntries(
    Object.entries(DURATIONS).map(([name, size]) => [
      name,
      ofParameter(milliseconds, (length) => plain(length / size)),
    ]),
  ),
  blocks: ofParameter(milliseconds, (length, {blockMilliseconds}) =>
    String(Math.floor(length / blockMilliseconds)),
  ),
  wei: ofParameter(wei, String),
  gwei: ofParameter(wei, (amount) => units(amount, 9)),
  units: ofParameter(wei, (amount, {decimals}) => units(amount, decimals)),
  amount: ofParameter(wei, (amount, {decimals}) => grouped(units(amount, decimals))),
  percent: ofParameter(fraction, (share) => plain(share * 100)),
  fraction: ofParameter(fraction, plain),
  host: ofText((text) => (URL.canParse(text) ? new URL(text).host || undefined : undefined)),
  lower: ofText((text) => text.toLowerCase()),
};

/** A value without a format: parameters with their unit, everything else unchanged. Groups do not print. */
export function printed(node: unknown, context: Context): string | undefined {
  return isParameter(node) ? phrase(node, context) : scalar(node)?.toString();
}

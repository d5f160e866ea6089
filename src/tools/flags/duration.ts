import {Fault} from '../types';

/** Units of Go's durations, in nanoseconds. */
const UNITS: Readonly<Record<string, bigint>> = {
  ns: 1n,
  us: 1_000n,
  µs: 1_000n,
  μs: 1_000n,
  ms: 1_000_000n,
  s: 1_000_000_000n,
  m: 60_000_000_000n,
  h: 3_600_000_000_000n,
};

/** Longest duration of Go: a signed number of 64 bits. */
const LONGEST = 2n ** 63n - 1n;

const WHAT = 'Enter a duration such as 3s, 250ms, 1m30s or 72h.';

/**
 * A duration as Go writes it.
 *
 * @returns nanoseconds
 * @throws Fault
 */
export function readDuration(text: string): bigint {
  if (text === '0') return 0n;
  if (text.startsWith('-')) throw new Fault('Enter a duration that is not negative.');
  if (/^\d+$/u.test(text)) throw new Fault(`The unit is missing. ${WHAT}`);
  if (/\d+d/u.test(text)) throw new Fault(`Go has no unit for days: write 24h. ${WHAT}`);
  const parts = [...text.matchAll(/(\d*)(?:\.(\d*))?(ns|us|µs|μs|ms|s|m|h)/gu)];
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== text) throw new Fault(WHAT);
  let sum = 0n;
  for (const [, whole = '', rest = '', unit = ''] of parts) {
    if (whole === '' && rest === '') throw new Fault(WHAT);
    const size = UNITS[unit] ?? 0n;
    sum += BigInt(whole || '0') * size + (BigInt(rest || '0') * size) / 10n ** BigInt(rest.length);
  }
  if (sum > LONGEST) throw new Fault('This is longer than Go can hold (292 years).');
  return sum;
}

const SMALL = [
  ['ms', 1_000_000n],
  ['µs', 1_000n],
  ['ns', 1n],
] as const;

/** Writes a duration as Go does: `1m30s`, `2.5ms`. */
export function goDuration(nanoseconds: bigint): string {
  const point = (value: bigint, size: bigint): string => {
    const rest = (value % size).toString().padStart(size.toString().length - 1, '0');
    const places = size === 1n ? '' : rest.replace(/0+$/u, '');
    return `${value / size}${places === '' ? '' : `.${places}`}`;
  };
  const second = 1_000_000_000n;
  if (nanoseconds === 0n) return '0s';
  if (nanoseconds < second) {
    const [unit, size] = SMALL.find(([, one]) => nanoseconds >= one) ?? SMALL[2];
    return `${point(nanoseconds, size)}${unit}`;
  }
  const minutes = nanoseconds / (60n * second);
  const seconds = `${point(nanoseconds % (60n * second), second)}s`;
  if (minutes === 0n) return seconds;
  return minutes < 60n ? `${minutes}m${seconds}` : `${minutes / 60n}h${minutes % 60n}m${seconds}`;
}

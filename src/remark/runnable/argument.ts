import {partsOf} from './signature';
import type {Word} from './words';

/** Units that `cast` knows behind a number, by their decimals. */
const UNITS: Readonly<Record<string, number>> = {wei: 0, gwei: 9, ether: 18};

function quantity(text: string): string | null {
  const [, digits, unit = 'wei'] = /^(\d+)(wei|gwei|ether)?$/.exec(text) ?? [];
  if (digits === undefined) return null;
  return `0x${(BigInt(digits) * 10n ** BigInt(UNITS[unit] ?? 0)).toString(16)}`;
}

/**
 * An argument of `cast` as the form of calls takes it; null where only the reader knows it, and for types that no page
 * writes out (tuples, signed numbers).
 */
export function argumentOf(type: string, word: Word): unknown {
  if (word === undefined) return null;
  const [, element] = /^(.*)\[\d*\]$/.exec(type) ?? [];
  if (element !== undefined) {
    const [, list] = /^\[(.*)\]$/.exec(word) ?? [];
    if (list === undefined) return null;
    const values = partsOf(list).map((part) => argumentOf(element, part));
    return values.includes(null) ? null : values;
  }
  if (/^uint\d*$/.test(type)) return quantity(word);
  if (type === 'bool') return word === 'true' || word === 'false' ? word === 'true' : null;
  if (type === 'string') return word;
  if (/^(?:address|bytes\d*)$/.test(type)) return /^0x[\da-f]*$/i.test(word) ? word : null;
  return null;
}

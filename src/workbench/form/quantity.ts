import type {Problem} from './problem';

/** Decimals by the name of a unit; entered in any case. */
export type Units = Readonly<Record<string, number>>;

/** Units of amounts; the network's symbol counts like ether. */
export function unitsOf(symbol: string): Units {
  return {wei: 0, gwei: 9, ether: 18, ...(symbol === '' ? {} : {[symbol]: 18})};
}

const HEX = /^0x[0-9a-f]+$/i;
const DECIMAL = /^(\d+(?:_\d+)*|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?\s*([a-z]*)$/i;

/**
 * Reads a whole number: hex with 0x, decimal (`1_000`, `1,000`) or an amount with a unit (`1.5 gwei`), exactly.
 *
 * @param digits the most hex digits it may have
 * @param units none for numbers that are no amounts
 */
export function readQuantity(
  entered: string,
  digits: number,
  units: Units = {},
): {readonly value: bigint} | {readonly problem: Problem} {
  const text = entered.trim();
  const fits = (value: bigint) =>
    value.toString(16).length > digits
      ? {problem: {kind: 'tooLarge', bits: digits * 4} as const}
      : {value};
  if (HEX.test(text)) return fits(BigInt(text));
  const [, whole, fraction = '', unit = ''] = DECIMAL.exec(text) ?? [];
  if (whole === undefined) {
    return {problem: /^-\s*\d/.test(text) ? {kind: 'negative'} : {kind: 'notNumber'}};
  }
  const named = Object.entries(units).find(([name]) => name.toLowerCase() === unit.toLowerCase());
  const decimals = unit === '' ? 0 : named?.[1];
  if (decimals === undefined) {
    return {problem: {kind: 'unit', known: Object.keys(units)}};
  }
  const significant = fraction.replace(/0+$/, '');
  if (significant.length > decimals) return {problem: {kind: 'fraction', decimals}};
  const number = whole.replace(/[_,]/g, '') + significant.padEnd(decimals, '0');
  // 2^256 has 78 decimal digits: longer texts are not worth the conversion.
  return number.replace(/^0+/, '').length > 78
    ? {problem: {kind: 'tooLarge', bits: digits * 4}}
    : fits(BigInt(number));
}

/** `1,234,567` */
export function grouped(value: bigint): string {
  return value.toString().replace(/\B(?=(\d{3})+$)/g, ',');
}

/** An amount in a unit of so many decimals, exactly: `1.5`. */
export function inUnit(value: bigint, decimals: number): string {
  const digits = value.toString().padStart(decimals + 1, '0');
  const at = digits.length - decimals;
  const fraction = digits.slice(at).replace(/0+$/, '');
  return grouped(BigInt(digits.slice(0, at))) + (fraction === '' ? '' : `.${fraction}`);
}

/** An amount in the unit that reads best: `1.5 gwei`, `0.25 ETH`. Without a symbol it is ether. */
export function readableAmount(wei: bigint, symbol: string): string {
  if (wei >= 10n ** 14n) return `${inUnit(wei, 18)} ${symbol === '' ? 'ether' : symbol}`;
  return wei >= 10n ** 5n ? `${inUnit(wei, 9)} gwei` : `${grouped(wei)} wei`;
}

import {Fault} from '../types';

/**
 * A number as the node reads it.
 *
 * @param isLong whether the value is a number that arrived as text to keep its digits
 * @throws Fault when it is none, or has more bits
 */
export function numberOf(name: string, value: unknown, isLong: boolean, bits: number): bigint {
  if (value === undefined) return 0n;
  if (typeof value !== 'number' && !isLong)
    throw new Fault(
      `${name} must be a JSON number, without quotation marks: the node refuses ${JSON.stringify(value).slice(0, 40)}.`,
    );
  const number = BigInt(value as string | number);
  if (number < 0n) throw new Fault(`${name} is negative.`);
  if (number >= 2n ** BigInt(bits)) throw new Fault(`${name} is larger than ${bits} bits.`);
  return number;
}

/** @param size in bytes, where it is fixed. @throws Fault unless the value is hex of this size */
export function bytesOf(name: string, value: unknown, size?: number): string {
  if (typeof value !== 'string' || !/^0x(?:[\da-f]{2})*$/iu.test(value))
    throw new Fault(
      `${name} must be 0x and pairs of hex digits: the node refuses ${JSON.stringify(value).slice(0, 40)}.`,
    );
  const length = value.length / 2 - 1;
  if (size !== undefined && length !== size)
    throw new Fault(`${name} has ${length} bytes instead of ${size}.`);
  return value.toLowerCase();
}

/** A list of such values; empty where there is none. */
export function listOf(name: string, value: unknown, size?: number): string[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Fault(`${name} must be a list.`);
  return value.map((one: unknown, index) => bytesOf(`${name}[${index}]`, one, size));
}

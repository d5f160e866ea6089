import {shown, type Fault} from './fault';
import {child, keysOf} from './keys';
import {isParameter} from './parameter';

/** Reports errors that the schema cannot express: relations between values, checksums, forms of addresses. */
export type Rule = (data: unknown) => Fault[];

/** The node at a dotted path, or undefined. Invalid data is allowed: the schema reports it. */
export function at(data: unknown, path: string): unknown {
  return path.split('.').reduce(child, data);
}

/** The whole number at a path (a parameter's value or a plain number), or undefined when there is none. */
export function numberAt(data: unknown, path: string): bigint | undefined {
  const node = at(data, path);
  return whole(isParameter(node) ? node.value : node);
}

/** Whole numbers and decimal strings as one type; anything else is undefined. */
export function whole(value: unknown): bigint | undefined {
  const isWhole = Number.isSafeInteger(value) || (typeof value === 'string' && /^\d+$/.test(value));
  return isWhole ? BigInt(value as number | string) : undefined;
}

/** Every text or number of the data with its path, including parameters' own keys. */
export function leaves(
  node: unknown,
  path: readonly string[] = [],
): {path: readonly string[]; value: unknown}[] {
  if (typeof node !== 'object' || node === null) return [{path, value: node}];
  return Object.entries(node).flatMap(([key, value]) => leaves(value, [...path, key]));
}

/** Every parameter of the data with its dotted path. */
export function parametersOf(data: unknown): string[] {
  return keysOf(data).filter((path) => isParameter(at(data, path)));
}

/** A fault of the data. @param path dotted place of the value @param found the value, which is printed shortened */
export function fault(path: string, expected: string, found: unknown, fix: string): Fault {
  return {
    at: path,
    expected,
    found: typeof found === 'bigint' ? String(found) : shown(found),
    fix,
  };
}

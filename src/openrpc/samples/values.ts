import {isRecord} from '../../profile/parameter';
/** A block parameter. */
export type Block =
  | {readonly kind: 'tag'; readonly tag: string}
  | {readonly kind: 'height'; readonly height: bigint}
  | {readonly kind: 'hash'; readonly hash: string};

const TAGS = ['latest', 'safe', 'finalized', 'earliest', 'pending'];

/** A JSON-RPC quantity as a number; undefined if it is invalid, so that the sample falls back to the raw request. */
export function quantity(value: unknown): bigint | undefined {
  const isQuantity = typeof value === 'string' && /^0x(0|[1-9a-f][0-9a-f]{0,63})$/i.test(value);
  return isQuantity ? BigInt(value) : undefined;
}

/** Hex bytes, optionally of a given length. */
export function isBytes(value: unknown, length?: number): value is string {
  if (typeof value !== 'string' || !/^0x([0-9a-f]{2})*$/i.test(value)) return false;
  return length === undefined || value.length === 2 + 2 * length;
}

/** Whether a value is 20 bytes in hex. */
export function isAddress(value: unknown): value is string {
  return isBytes(value, 20);
}

/** Whether a value is 32 bytes in hex. */
export function isHash(value: unknown): value is string {
  return isBytes(value, 32);
}

/** The block that a parameter names; undefined for none. */
export function blockOf(value: unknown): Block | undefined {
  if (typeof value !== 'string') return undefined;
  if (TAGS.includes(value)) return {kind: 'tag', tag: value};
  if (isHash(value)) return {kind: 'hash', hash: value};
  const height = quantity(value);
  return height === undefined ? undefined : {kind: 'height', height};
}

/** A block by tag or height, for methods that take no hash. */
export function heightOf(value: unknown): Exclude<Block, {kind: 'hash'}> | undefined {
  const block = blockOf(value);
  return block?.kind === 'hash' ? undefined : block;
}

/** Transaction fields that all libraries name alike. */
const FIELDS = {
  from: isAddress,
  to: isAddress,
  input: isBytes,
  data: isBytes,
  value: (value: unknown) => quantity(value) !== undefined,
  gas: (value: unknown) => quantity(value) !== undefined,
} as const;

/** A simple call: from, to, value and data; `data` under either of its names. */
export interface SimpleCall {
  readonly from?: string;
  readonly to?: string;
  readonly data?: string;
  readonly value?: bigint;
  readonly gas?: bigint;
}

/** A transaction object with the fields of a simple call only; undefined for any other. */
export function simpleCall(value: unknown): SimpleCall | undefined {
  if (!isRecord(value)) return undefined;
  const isSimple = Object.entries(value).every(
    ([key, part]) => Object.hasOwn(FIELDS, key) && FIELDS[key as keyof typeof FIELDS](part),
  );
  if (!isSimple || (value.input !== undefined && value.data !== undefined)) return undefined;
  const {
    from,
    to,
    input,
    data = input,
    value: amount,
    gas,
  } = value as Record<string, string | undefined>;
  const given = {from, to, data, value: quantity(amount), gas: quantity(gas)};
  return Object.fromEntries(Object.entries(given).filter(([, part]) => part !== undefined));
}

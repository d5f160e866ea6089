import {hasRightChecksum} from './address';
import {MAX_DEPTH, parseJson} from './jsonText';
import type {Problem} from './problem';
import {readQuantity, type Units} from './quantity';
import type {OwnSchema, Shape} from './schema';
import {secretIn, type Secret} from '../secret';

/** A value, or why there is none. */
export type Read = {readonly value: unknown} | {readonly problem: Problem};

/** A place that takes one value, and what it is called: the last part of its path. */
export interface Place {
  readonly schema: OwnSchema;
  readonly shape: Shape;
  readonly name: string;
}

/** The JSON type of a value, in the words of JSON Schema. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/**
 * A secret in a field that has no use for 32 random bytes. Hashes, data and storage keys have; so have the two halves of
 * a signature.
 */
export function secretFor({schema, shape, name}: Place, text: string): Secret | undefined {
  const secret = secretIn(text);
  if (secret !== 'key') return secret;
  const isBytes = shape.kind === 'bytes' && (shape.length ?? 32) === 32;
  const isStorageKey =
    shape.kind === 'text' && /\bkey\b/i.test(`${schema.title} ${schema.description}`);
  const isSignature = shape.kind === 'quantity' && /^[rs]$/.test(name);
  const isHex = /^\s*0x/i.test(text);
  // Arguments of contracts: ids are often hashes.
  const isUnsigned = shape.kind === 'quantity' && schema.title === 'uint256';
  const isUsual = isBytes || isSignature || isUnsigned;
  return (isUsual && isHex) || isStorageKey ? undefined : secret;
}

function hexProblem(text: string, length?: number): Problem {
  const digits = text.replace(/^0x/i, '');
  if (!text.startsWith('0x'))
    return /^[0-9a-f]+$/i.test(digits) ? {kind: 'prefix'} : {kind: 'form'};
  if (!/^[0-9a-f]*$/i.test(digits)) return {kind: 'notHex'};
  if (length === undefined) return {kind: 'odd'};
  return {kind: 'length', found: digits.length, expected: length * 2};
}

/** A number that JSON cannot carry exactly, too deep a nesting or a secret, anywhere in a value. */
export function hiddenProblem(value: unknown, depth = 0): Problem | undefined {
  if (depth > MAX_DEPTH) return {kind: 'deep'};
  if (typeof value === 'string') {
    const secret = secretIn(value);
    return secret && {kind: 'secret', secret};
  }
  if (typeof value === 'number') {
    const isExact =
      Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
    return isExact ? undefined : {kind: 'unsafe'};
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = hiddenProblem(key) ?? hiddenProblem(part, depth + 1);
    if (found) return found;
  }
  return undefined;
}

function numberProblem(shape: Shape & {kind: 'number'}, value: number): Problem | undefined {
  const {isWhole, minimum = -Infinity, maximum = Infinity} = shape;
  if (isWhole && !Number.isInteger(value)) return {kind: 'notWhole'};
  return hiddenProblem(value) ?? (value < minimum || value > maximum ? {kind: 'range'} : undefined);
}

function textProblem(place: Place, text: string): Problem | undefined {
  const {schema, shape} = place;
  const secret = secretFor(place, text);
  if (secret) return {kind: 'secret', secret};
  const fits = new RegExp(schema.pattern ?? '').test(text);
  switch (shape.kind) {
    case 'address':
      if (!fits) return hexProblem(text, 20);
      return hasRightChecksum(text) ? undefined : {kind: 'checksum'};
    case 'bytes':
      return fits ? undefined : hexProblem(text, shape.length);
    case 'quantity': {
      if (fits) return undefined;
      if (/^0x0[0-9a-f]/i.test(text)) return {kind: 'leadingZero'};
      const read = readQuantity(text, shape.digits);
      return 'problem' in read ? read.problem : {kind: 'form'};
    }
    default:
      return fits ? undefined : {kind: 'form'};
  }
}

const TYPES: Partial<Record<Shape['kind'], string>> = {
  null: 'null',
  boolean: 'boolean',
  number: 'number',
  list: 'array',
  object: 'object',
  map: 'object',
};

/** The JSON type that a shape needs; undefined if it accepts several. */
export function typeFor(shape: Shape): string | undefined {
  if (shape.kind === 'json') return shape.isObject ? 'object' : undefined;
  if (shape.kind === 'variants') return undefined;
  if (shape.kind === 'choice') return typeOf(shape.values[0]);
  return TYPES[shape.kind] ?? 'string';
}

/** Checks a JSON value exactly as the schema has it. Lists and objects do not fit: see `fromValue`. */
export function checkValue(place: Place, value: unknown): Problem | undefined {
  const {shape} = place;
  const found = typeOf(value);
  const expected = typeFor(shape);
  if (shape.kind === 'variants' || (expected !== undefined && expected !== found)) {
    return hiddenProblem(value) ?? {kind: 'type', found};
  }
  if (shape.kind === 'choice') {
    return shape.values.includes(value) ? undefined : (hiddenProblem(value) ?? {kind: 'form'});
  }
  if (shape.kind === 'number') return numberProblem(shape, value as number);
  if (shape.kind === 'json') return hiddenProblem(value);
  if (typeof value === 'string') return textProblem(place, value);
  // Lists and objects have drafts of their own, whose parts are checked.
  return typeof value === 'object' && value !== null ? {kind: 'type', found} : undefined;
}

function readText(place: Place, text: string, units: Units): Read {
  const {shape} = place;
  if (shape.kind === 'number') {
    const isNumber = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text);
    return isNumber ? {value: Number(text)} : {problem: {kind: 'notNumber'}};
  }
  if (shape.kind === 'json') {
    const parsed = parseJson(text);
    return 'fault' in parsed ? {problem: {kind: 'json', ...parsed.fault}} : parsed;
  }
  if (shape.kind === 'quantity' && !new RegExp(place.schema.pattern ?? '').test(text)) {
    const read = readQuantity(text, shape.digits, shape.digits === 64 ? units : {});
    return 'problem' in read ? read : {value: `0x${read.value.toString(16)}`};
  }
  return {value: text};
}

/** Reads typed text as the value of a place that takes a text, a number or JSON. */
export function readLeaf(place: Place, entered: string, units: Units): Read {
  const secret = secretFor(place, entered);
  if (secret) return {problem: {kind: 'secret', secret}};
  // Texts may begin or end with a space; nothing else does, but what is pasted.
  const text =
    place.shape.kind === 'text' && place.schema.pattern === undefined ? entered : entered.trim();
  if (text === '') {
    return place.schema.default === '' ? {value: ''} : {problem: {kind: 'missing'}};
  }
  const read = readText(place, text, units);
  // A number was read as one: what is typed in decimal may well look random in hex.
  if ('problem' in read || place.shape.kind === 'quantity') return read;
  const problem = checkValue(place, read.value);
  return problem ? {problem} : read;
}

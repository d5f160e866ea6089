import type {Schema} from '../../openrpc/types';

/** Schemas by name, as in `NamespaceFacts`. */
export type Schemas = Readonly<Record<string, Schema>>;

/** A schema without references and wrappers; fields of the wrapper, such as its description, win. */
export type OwnSchema = Schema & {
  readonly pattern?: string;
  readonly examples?: readonly unknown[];
};

/**
 * Replaces `$ref` and `allOf` at the top of a schema; those of its parts stay. A reference to nothing is a schema that
 * accepts everything: the build checks references.
 */
export function resolve(schema: OwnSchema, schemas: Schemas): OwnSchema {
  const {$ref, allOf = [], ...own} = schema;
  const parts = allOf.map((part) => resolve(part, schemas));
  const name = $ref?.slice($ref.lastIndexOf('/') + 1) ?? '';
  const target = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  const base = target ? [resolve(target, schemas)] : [];
  return Object.assign({}, ...base, ...parts, own) as OwnSchema;
}

/** What a value may be, as far as a form treats it differently. */
export type Shape =
  | {readonly kind: 'null' | 'boolean' | 'address'}
  | {readonly kind: 'choice'; readonly values: readonly unknown[]}
  | {
      readonly kind: 'number';
      readonly isWhole: boolean;
      readonly minimum?: number;
      readonly maximum?: number;
    }
  /** A whole number as hex of at most so many digits. */
  | {readonly kind: 'quantity'; readonly digits: number}
  /** Bytes as hex; without a length any number of them. */
  | {readonly kind: 'bytes'; readonly length?: number}
  | {readonly kind: 'text'}
  /** Anything, or an object of any fields: entered as JSON. */
  | {readonly kind: 'json'; readonly isObject: boolean}
  | {
      readonly kind: 'list';
      readonly items: Schema;
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly kind: 'object';
      readonly properties: Readonly<Record<string, Schema>>;
      readonly required: readonly string[];
      /** Whether it may have fields that the schema does not name. */
      readonly isOpen: boolean;
    }
  /** An object whose keys all match one pattern, such as addresses. */
  | {readonly kind: 'map'; readonly keys: OwnSchema; readonly values: Schema}
  | {readonly kind: 'variants'; readonly choices: readonly Schema[]};

const QUANTITY = /^\^0x\(0\|\[1-9a-fA-F\]\[0-9a-fA-F\]\{0,(\d+)\}\)\$$/;
const FIXED = /^\^0x\[0-9a-fA-F\]\{(\d+)\}\$$/;
const BYTES = '^0x([0-9a-fA-F]{2})*$';

function textShape(pattern = ''): Shape {
  const most = QUANTITY.exec(pattern)?.[1];
  if (most !== undefined) return {kind: 'quantity', digits: Number(most) + 1};
  const digits = FIXED.exec(pattern)?.[1];
  if (digits === '40') return {kind: 'address'};
  if (digits !== undefined) return {kind: 'bytes', length: Number(digits) / 2};
  return pattern === BYTES ? {kind: 'bytes'} : {kind: 'text'};
}

function objectShape(schema: OwnSchema): Shape {
  const {properties, patternProperties, required = [], additionalProperties} = schema;
  const [pattern] = Object.entries(patternProperties ?? {});
  if (pattern)
    return {kind: 'map', keys: {type: 'string', pattern: pattern[0]}, values: pattern[1]};
  if (!properties) return {kind: 'json', isObject: true};
  return {kind: 'object', properties, required, isOpen: additionalProperties !== false};
}

/** @param schema one that `resolve` returned */
export function shapeOf(schema: OwnSchema): Shape {
  const {type, minimum, maximum} = schema;
  if (schema.anyOf) return {kind: 'variants', choices: schema.anyOf};
  if (schema.enum) return {kind: 'choice', values: schema.enum};
  if (Array.isArray(type)) {
    const choices = (type as string[]).map((one): Schema => ({...schema, type: one}));
    return {kind: 'variants', choices};
  }
  switch (type) {
    case 'null':
    case 'boolean':
      return {kind: type};
    case 'integer':
    case 'number':
      return {kind: 'number', isWhole: type === 'integer', minimum, maximum};
    case 'string':
      return textShape(schema.pattern);
    case 'array': {
      const {items = {}, minItems = 0, maxItems = Infinity} = schema;
      return {kind: 'list', items, least: minItems, most: maxItems};
    }
    case 'object':
      return objectShape(schema);
    default:
      return {kind: 'json', isObject: false};
  }
}

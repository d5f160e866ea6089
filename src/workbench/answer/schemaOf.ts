import type {Schema} from '../../openrpc/types';

export type Schemas = Readonly<Record<string, Schema>>;

/** A schema without references and wrappers, and the name that it has among the shared ones. */
export interface Resolved {
  readonly schema: Schema;
  /** Such as `Quantity256`. */
  readonly name: string | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The JSON type of a value, in the words of JSON Schema. */
function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

/** Whether a value can be meant by a schema: by its type, and how many of the required fields it has. */
function fit(value: unknown, schema: Schema, schemas: Schemas): number {
  const {schema: resolved} = resolve(schema, schemas, value);
  const {type, required = [], pattern, enum: values} = resolved as Schema & {pattern?: string};
  const actual = typeOf(value);
  const types = typeof type === 'string' ? [type] : (type ?? []);
  const isType =
    types.length === 0 ||
    types.some((each) => each === actual || (each === 'integer' && actual === 'number'));
  if (!isType) return -Infinity;
  if (values && !values.includes(value)) return -Infinity;
  if (pattern !== undefined && typeof value === 'string' && !new RegExp(pattern).test(value))
    return -Infinity;
  if (!isRecord(value)) return 1;
  const known = Object.keys(resolved.properties ?? {});
  const missing = required.filter((key) => !(key in value)).length;
  const shared = known.filter((key) => key in value).length;
  return 1 + shared - missing * 2;
}

/** Follows references and single wrappers; of several alternatives it takes the one that fits the value best. */
export function resolve(schema: Schema, schemas: Schemas, value: unknown): Resolved {
  let current = schema;
  let name: string | undefined;
  // A reference that leads to itself would not end.
  for (let step = 0; step < 20; step += 1) {
    const {$ref, allOf, anyOf} = current;
    if ($ref !== undefined) {
      name = $ref.slice($ref.lastIndexOf('/') + 1);
      current = schemas[name] ?? {};
    } else if (allOf?.length === 1 && allOf[0]) {
      const {description} = current;
      current = {...allOf[0], ...(description !== undefined && {description})};
      if (current.$ref !== undefined) {
        name = current.$ref.slice(current.$ref.lastIndexOf('/') + 1);
        current = {...(schemas[name] ?? {}), ...(description !== undefined && {description})};
      }
    } else if (anyOf) {
      const {description} = current;
      const best = anyOf
        .map((each) => ({each, score: fit(value, each, schemas)}))
        .sort((a, b) => b.score - a.score)[0];
      if (!best || best.score === -Infinity) return {schema: {...current, anyOf: undefined}, name};
      name = undefined;
      current =
        best.each.description === undefined &&
        description !== undefined &&
        best.each.$ref === undefined
          ? {...best.each, description}
          : best.each;
    } else {
      return {schema: current, name};
    }
  }
  return {schema: current, name};
}

/** The schema of a member of a value; undefined where nothing is documented. */
export function memberSchema(parent: Schema, key: string | number): Schema | undefined {
  if (typeof key === 'number') return parent.items;
  const own = parent.properties?.[key];
  if (own) return own;
  const pattern = Object.entries(parent.patternProperties ?? {}).find(([each]) =>
    new RegExp(each).test(key),
  );
  if (pattern) return pattern[1];
  return typeof parent.additionalProperties === 'object' ? parent.additionalProperties : undefined;
}

/** Whether a schema lists the fields of its objects, so that another one is a surprise. */
export function listsFields({
  properties,
  patternProperties,
  additionalProperties,
}: Schema): boolean {
  return (
    properties !== undefined &&
    patternProperties === undefined &&
    typeof additionalProperties !== 'object'
  );
}

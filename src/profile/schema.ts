import addFormats from 'ajv-formats';
import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import {jsonPath, shown, type Fault} from './fault';
import {child, nearest} from './keys';
import {isRecord} from './parameter';
import {leaves} from './rule';

/** Keywords whose errors only repeat the nested ones. */
const WRAPPERS = new Set(['if', 'allOf', 'then', 'else']);

function described(error: ErrorObject): string | undefined {
  const schema: unknown = error.parentSchema;
  return isRecord(schema) && typeof schema.description === 'string'
    ? schema.description
    : undefined;
}

function faultOf(error: ErrorObject, hasExtra: boolean): Fault {
  const parts = error.instancePath.split('/').slice(1).map(unescapePointer);
  const params = error.params as Record<string, unknown>;
  const properties: unknown = (error.parentSchema as {properties?: unknown} | undefined)
    ?.properties;
  switch (error.keyword) {
    case 'required': {
      const key = String(params.missingProperty);
      const title = isRecord(properties) ? child(child(properties, key), 'title') : undefined;
      return {
        at: jsonPath([...parts, key]),
        expected: typeof title === 'string' ? `a value: ${title}` : 'a value',
        found: 'nothing',
        fix: `add "${key}"`,
      };
    }
    case 'additionalProperties': {
      const key = String(params.additionalProperty);
      const near = nearest(key, isRecord(properties) ? Object.keys(properties) : []);
      return {
        at: jsonPath([...parts, key]),
        expected: 'no such key',
        found: `"${key}"`,
        fix:
          near.length > 0
            ? `rename it to "${near.join('" or "')}"`
            : `remove it${hasExtra ? '; values of your own go into "extra"' : ''}`,
      };
    }
    case 'const':
    case 'enum': {
      const allowed =
        error.keyword === 'const' ? [params.allowedValue] : (params.allowedValues as unknown[]);
      const choices = allowed.map(shown).join(' or ');
      return {
        at: jsonPath(parts),
        expected: described(error) ?? choices,
        found: shown(error.data),
        fix: `write ${choices}`,
      };
    }
    default: {
      const expected = described(error) ?? error.message?.replace(/^must /, '') ?? error.keyword;
      return {at: jsonPath(parts), expected, found: shown(error.data), fix: `write ${expected}`};
    }
  }
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Compiling takes longer than validating, and frozen versions mostly share one schema: cached by the schema's text. */
const validators = new Map<string, ValidateFunction>();

function compiled(schema: Record<string, unknown>): ValidateFunction {
  const key = JSON.stringify(schema);
  const known = validators.get(key);
  if (known) return known;
  const ajv = new Ajv({allErrors: true, verbose: true});
  addFormats(ajv);
  const validate = ajv.compile(schema);
  validators.set(key, validate);
  return validate;
}

/** Keys on which ajv 8.20.0 throws, instead of reporting them, when it compares the entries of a list. */
const UNUSABLE = new Set(['toString', 'valueOf']);

function unusableKeys(data: unknown): Fault[] {
  const found = leaves(data).flatMap(({path}) =>
    path.flatMap((key, index) => (UNUSABLE.has(key) ? [jsonPath(path.slice(0, index + 1))] : [])),
  );
  return [...new Set(found)].map((at) => ({
    at,
    expected: 'no such key',
    found: `"${at.split('.').at(-1)}"`,
    fix: 'remove it',
  }));
}

/** Every violation of the JSON Schema, one error per place and reason. */
export function schemaFaults(data: unknown, schema: Record<string, unknown>): Fault[] {
  const unusable = unusableKeys(data);
  if (unusable.length > 0) return unusable;
  const validate = compiled(schema);
  if (validate(data)) return [];
  const hasExtra = isRecord(schema.properties) && 'extra' in schema.properties;
  const faults = (validate.errors ?? [])
    .filter(({keyword}) => !WRAPPERS.has(keyword))
    .map((error) => faultOf(error, hasExtra));
  const seen = new Map(faults.map((fault) => [`${fault.at} ${fault.expected}`, fault]));
  return [...seen.values()];
}

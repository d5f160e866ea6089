import {isRecord} from '../../src/profile/parameter';

export type Path = readonly (string | number)[];
type Schema = Readonly<Record<string, unknown>>;

/** A schema and the definition that it references, the latter last. */
function withDefinition(root: Schema, schema: unknown): Schema[] {
  if (!isRecord(schema)) return [];
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  const definition = isRecord(root.$defs) && name !== undefined ? root.$defs[name] : undefined;
  return isRecord(definition) ? [schema, definition] : [schema];
}

function below(root: Schema, schemas: readonly Schema[], part: string | number): Schema[] {
  const inner = schemas.map((schema) => {
    if (typeof part === 'number') return schema.items;
    const own = isRecord(schema.properties) ? schema.properties[part] : undefined;
    return own ?? schema.additionalProperties;
  });
  return inner.flatMap((schema) => withDefinition(root, schema));
}

/** Every schema that applies at a path. */
function schemasAt(root: Schema, path: Path): Schema[] {
  return path.reduce<Schema[]>((schemas, part) => below(root, schemas, part), [root]);
}

function firstText(schemas: readonly Schema[], key: string): string | undefined {
  return schemas.map((schema) => schema[key]).find((text) => typeof text === 'string');
}

/** What a value means, and what is expected of it, as far as the schema says so. */
export function explained(root: Schema, path: Path): {title?: string; expected?: string} {
  const schemas = schemasAt(root, path);
  const title = firstText(schemas, 'title');
  const expected = firstText(schemas, 'description');
  return {...(title !== undefined && {title}), ...(expected !== undefined && {expected})};
}

/** Whether the value at a path is a number. */
export function isNumeric(root: Schema, path: Path): boolean {
  return ['integer', 'number'].includes(firstText(schemasAt(root, path), 'type') ?? '');
}

/** The value at a path of a profile. */
export function valueAt(profile: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (node, part) =>
      typeof node === 'object' && node !== null
        ? (node as Record<string | number, unknown>)[part]
        : undefined,
    profile,
  );
}

/**
 * The smallest part of a profile around a value that can be left out: an optional key, or an item of a list that has
 * more than it needs. Undefined if the value is required.
 */
export function removable(root: Schema, profile: unknown, path: Path): Path | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = path.slice(0, length - 1);
    const part = path[length - 1];
    const schemas = schemasAt(root, parent);
    if (typeof part === 'number') {
      const list = valueAt(profile, parent);
      const least = Math.max(0, ...schemas.map(({minItems}) => Number(minItems ?? 0)));
      if (Array.isArray(list) && list.length > least) return path.slice(0, length);
    } else {
      const isRequired = schemas.some(
        ({required}) => Array.isArray(required) && required.includes(part),
      );
      if (!isRequired) return path.slice(0, length);
    }
  }
  return undefined;
}

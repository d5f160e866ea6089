import {nameOf} from './pointer';
import {withoutRecursion} from './recursion';
import type {Schema, SharedComponents} from './types';

/** Type name from words: `EthGetBlockByNumberBlock` of `eth_getBlockByNumber` and `block`. */
export function typeName(...parts: readonly string[]): string {
  return parts
    .flatMap((part) => part.split(/[^A-Za-z0-9]+/))
    .map((part) => `${part[0]?.toUpperCase() ?? ''}${part.slice(1)}`)
    .join('');
}

/** Whether code generators should give a schema a type of its own, rather than repeat it where it is used. */
function isComposite(schema: Schema): boolean {
  const {properties, patternProperties, items, anyOf, allOf} = schema;
  return [properties, patternProperties, items, anyOf, allOf].some((part) => part !== undefined);
}

/**
 * A schema without `allOf` around a single reference; draft 7 needs it for a description or a default beside a
 * reference, and generators make an intersection of it.
 *
 * A text or number, and what has a default, is repeated with its own description. Of an object only the reference stays,
 * with the description beside it, which draft 7 permits and ignores.
 */
function unwrapped(schema: Schema, {components}: SharedComponents): Schema {
  const {allOf, ...own} = schema;
  const [only, ...others] = allOf ?? [];
  if (only?.$ref === undefined || others.length > 0) return schema;
  const target = components.schemas[nameOf(only.$ref)] ?? {};
  if (isComposite(target) && own.default === undefined) return {...only, ...own};
  const {title: _, ...rest} = target;
  return {...rest, ...own};
}

/** Every schema of a map under a title of its key. */
function titledEach(
  schemas: Readonly<Record<string, Schema>>,
  title: (key: string) => string,
  shared: SharedComponents,
): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(schemas).map(([key, child]) => [key, titled(child, title(key), shared)]),
  );
}

/**
 * A schema with a title, as are all schemas in it, for generators, which name types by them: two schemas with one title
 * would become one type. References stay as they are.
 *
 * @param title of the schema; those of its parts begin with it
 */
export function titled(schema: Schema, title: string, shared: SharedComponents): Schema {
  const bare = unwrapped(schema, shared);
  if (bare.$ref !== undefined) return bare;
  if (bare.type === 'null') return {...bare, title: 'Null'};
  const {properties, patternProperties, additionalProperties, items, anyOf, allOf} = bare;
  const options = (choices: readonly Schema[], word: string) =>
    choices.map((choice, index) => titled(choice, `${title}${word}${index + 1}`, shared));
  const valueTitle = typeName(title, 'value');
  return {
    ...bare,
    title,
    ...(properties && {
      properties: titledEach(properties, (key) => typeName(title, key), shared),
    }),
    ...(patternProperties && {
      patternProperties: titledEach(patternProperties, () => valueTitle, shared),
    }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: titled(additionalProperties, valueTitle, shared),
    }),
    ...(items && {items: titled(items, typeName(title, 'item'), shared)}),
    ...(anyOf && {anyOf: options(anyOf, 'Option')}),
    ...(allOf && {allOf: options(allOf, 'Part')}),
  };
}

/**
 * Shared schemas for a download: under titles that are their names in `components.schemas`, since their own are words
 * for readers, and without recursion.
 */
export function titledComponents(shared: SharedComponents): Record<string, Schema> {
  return titledEach(withoutRecursion(shared.components.schemas), (name) => name, shared);
}

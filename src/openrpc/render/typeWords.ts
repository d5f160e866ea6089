import type {PhrasingContent} from 'mdast';
import {code, link, text} from '../../remark/table';
import {nameOf} from '../pointer';
import type {Schema, SharedComponents} from '../types';

/** Names of schemas that a page describes once, under "Types"; rendering fills it, the page empties it. */
export type Wanted = Set<string>;

/** Anchor of a type on the page of a namespace. */
export function typeAnchor(name: string): string {
  return `type-${name.toLowerCase()}`;
}

/** Follows references, and `allOf` around one schema, which only adds a description to it. */
export function resolve(schema: Schema, shared: SharedComponents): {schema: Schema; name?: string} {
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    return {schema: shared.components.schemas[name] ?? {}, name};
  }
  const [only, ...others] = schema.allOf ?? [];
  return only && others.length === 0 ? resolve(only, shared) : {schema};
}

/** An object with fields, or keyed by something, as opposed to a text or number. */
export function isObject(schema: Schema): boolean {
  return schema.properties !== undefined || schema.patternProperties !== undefined;
}

function bounds({minimum, maximum, minItems, maxItems}: Schema): string {
  const [low, high, unit] = [
    minimum ?? minItems,
    maximum ?? maxItems,
    (minItems ?? maxItems) ? ' items' : '',
  ];
  if (low !== undefined && high !== undefined) return `, ${low} to ${high}${unit}`;
  if (high !== undefined) return `, at most ${high}${unit}`;
  return low === undefined || low === 0 ? '' : `, at least ${low}${unit}`;
}

function joined(choices: PhrasingContent[][], word: string): PhrasingContent[] {
  return choices.flatMap((choice, index) => (index === 0 ? choice : [text(word), ...choice]));
}

/** Several types as alternatives, each once, null last. */
function either(
  schemas: readonly Schema[],
  shared: SharedComponents,
  wanted: Wanted,
): PhrasingContent[] {
  const isNull = (schema: Schema) => schema.type === 'null';
  const words = [...schemas.filter((schema) => !isNull(schema)), ...schemas.filter(isNull)].map(
    (schema) => typeWords(schema, shared, wanted),
  );
  const distinct = new Map(words.map((choice) => [JSON.stringify(choice), choice]));
  return joined([...distinct.values()], ' or ');
}

/** What a value is, in words: `list of Log`, `quantity or null`. Types with fields become links and are wanted. */
export function typeWords(
  schema: Schema,
  shared: SharedComponents,
  wanted: Wanted,
): PhrasingContent[] {
  const found = resolve(schema, shared);
  const target = found.schema;
  if (found.name !== undefined && target.title !== undefined && target.type !== 'array') {
    const isLinked =
      isObject(target) || target.anyOf?.some((choice) => isObject(resolve(choice, shared).schema));
    if (!isLinked || target.title.startsWith('{')) return [text(target.title)];
    wanted.add(found.name);
    return [link(`#${typeAnchor(found.name)}`, target.title)];
  }
  if (target.anyOf) return either(target.anyOf, shared, wanted);
  if (target.enum)
    return joined(
      target.enum.map((value) => [code(String(value))]),
      ' or ',
    );
  if (target.type === 'array') {
    const words = target.items ? typeWords(target.items, shared, wanted) : [text('anything')];
    return [text('list of '), ...words, text(bounds(target))];
  }
  if (Array.isArray(target.type)) return [text(target.type.join(' or '))];
  if (target.type === 'string') return [text('text')];
  if (target.type === 'integer' || target.type === 'number')
    return [text(`number${bounds(target)}`)];
  return [text(typeof target.type === 'string' ? target.type : 'any value')];
}

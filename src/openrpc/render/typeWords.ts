import type {PhrasingContent} from 'mdast';
import {code, link, text} from '../../mdast/builders';
import {nameOf} from '../pointer';
import type {Schema, SharedComponents} from '../types';

/** Names of schemas that a page describes once, under "Types"; rendering fills it, the page empties it. */
export type Wanted = Set<string>;

/** Anchor of a type on the page of a namespace. */
export function typeAnchor(name: string): string {
  return `type-${name.toLowerCase()}`;
}

/** With the fields that `allOf` adds to those of a named type; the description links that type. */
export function withOwnFields(schema: Schema): Schema {
  const added = (schema.allOf ?? []).flatMap(({properties}) => Object.entries(properties ?? {}));
  return added.length === 0 ? schema : {...schema, properties: Object.fromEntries(added)};
}

/** Follows references, and `allOf` around one schema, which only adds a description to it. */
export function resolve(schema: Schema, shared: SharedComponents): {schema: Schema; name?: string} {
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    return {schema: withOwnFields(shared.components.schemas[name] ?? {}), name};
  }
  const [only, ...others] = schema.allOf ?? [];
  return only && others.length === 0 ? resolve(only, shared) : {schema: withOwnFields(schema)};
}

/** An object with fields, or keyed by something, as opposed to a text or number. */
export function isObject(schema: Schema): boolean {
  return schema.properties !== undefined || schema.patternProperties !== undefined;
}

const GROUPS = new Intl.NumberFormat('en-GB');

const inGroups = (number: number): string => GROUPS.format(number);

function bounds(low: number | undefined, high: number | undefined): string {
  if (low !== undefined && high !== undefined) return `${inGroups(low)} to ${inGroups(high)}`;
  if (high !== undefined) return `at most ${inGroups(high)}`;
  return low === undefined || low === 0 ? '' : `at least ${inGroups(low)}`;
}

/** Words of types that have a plural. */
const COUNTABLE = /^(?:address|storage key|number|object|quantity|256-bit quantity|id|text)\b/u;

function plural(word: string): string {
  return word.replace(COUNTABLE, (one) =>
    one.endsWith('y') && !one.endsWith('ey')
      ? `${one.slice(0, -1)}ies`
      : `${one}${one.endsWith('s') ? 'es' : 's'}`,
  );
}

/** `list of at most 4 addresses`; alternatives are in brackets, to show what belongs to the list. */
function listOf(
  {items, minItems, maxItems}: Schema,
  shared: SharedComponents,
  wanted: Wanted,
): PhrasingContent[] {
  const words = items ? typeWords(items, shared, wanted) : [text('anything')];
  const many = bounds(minItems, maxItems);
  const [first, ...others] = words;
  const isNumber = first?.type === 'text' && /^\d/u.test(first.value);
  const start = `list of ${many === '' ? '' : `${many} `}`;
  if (words.some((word) => word.type === 'text' && word.value.includes(' or ')))
    return [text(`${start}(`), ...words, text(')')];
  if (many !== '' && isNumber) return [text(`${start}× `), ...words];
  return first?.type === 'text'
    ? [text(`${start}${plural(first.value)}`), ...others]
    : [text(start), ...words];
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
  if (target.type === 'array') return listOf(target, shared, wanted);
  if (Array.isArray(target.type)) return [text(target.type.join(' or '))];
  if (target.type === 'string') return [text('text')];
  if (target.type === 'integer' || target.type === 'number') {
    const range = bounds(target.minimum, target.maximum);
    return [text(range === '' ? 'number' : `number (${range})`)];
  }
  return [text(typeof target.type === 'string' ? target.type : 'any value')];
}

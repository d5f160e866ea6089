import type {List, ListItem, PhrasingContent} from 'mdast';
import {code, text} from '../../mdast/builders';
import type {ExecutionRecord, Schema, SharedComponents} from '../types';
import type {Links} from './links';
import {item, list, marked} from './nodes';
import {prose} from './prose';
import {isObject, resolve, typeWords, type Wanted} from './typeWords';

/** What rendering a page needs to know. */
export interface Page {
  readonly shared: SharedComponents;
  readonly links: Links;
  readonly wanted: Wanted;
  /** Groups of errors that the page describes once; rendering fills it. */
  readonly groups: Set<string>;
  /** Names of types that several methods use: methods link to them. */
  readonly linked: ReadonlySet<string>;
  /** Whether a field that may be missing is worth a word (results) or one that must be there (arguments). */
  readonly mark: 'optional' | 'required';
  /** What real nodes made of the examples. */
  readonly executed?: ExecutionRecord;
}

/** The object at the heart of a schema: itself, the items of its list, the one that is not null. */
export function shapeOf(
  schema: Schema,
  shared: SharedComponents,
): {schema: Schema; name?: string} | undefined {
  const found = resolve(schema, shared);
  const target = found.schema;
  if (isObject(target)) return found;
  if (target.type === 'array' && target.items) return shapeOf(target.items, shared);
  const shapes = (target.anyOf ?? []).flatMap((choice) => shapeOf(choice, shared) ?? []);
  return shapes.length === 1 ? shapes[0] : undefined;
}

function describe(schema: Schema): string {
  return (
    schema.description ??
    schema.anyOf?.find(({description}) => description !== undefined)?.description ??
    ''
  );
}

function field(name: PhrasingContent, schema: Schema, isRequired: boolean, page: Page): ListItem {
  const {shared, links, wanted, mark} = page;
  const found = resolve(schema, shared);
  // A word for texts and numbers, such as "32 bytes", needs no more words: the list of types has them.
  const isNamed = found.name !== undefined && isObject(found.schema);
  const words = describe(schema) || (isNamed ? (found.schema.description ?? '') : '');
  const remark = isRequired === (mark === 'required') ? `, ${mark}` : '';
  const line = [
    name,
    text(' '),
    marked('', 'rpc-type', [
      ...typeWords(schema, shared, wanted),
      ...(remark === '' ? [] : [text(remark)]),
    ]),
    ...(words === '' ? [] : [text(' '), ...prose(words, links)]),
  ];
  // An object without a name of its own is described in its place.
  const inner = shapeOf(schema, shared);
  const nested = inner && inner.name === undefined ? [fieldList(inner.schema, page)] : [];
  return item(line, nested);
}

/** The fields of an object, nested ones below their parent. */
export function fieldList(schema: Schema, page: Page): List {
  const required = new Set(schema.required);
  const named = Object.entries(schema.properties ?? {}).map(([name, property]) =>
    field(code(name), property, required.has(name), page),
  );
  const keyed = Object.values(schema.patternProperties ?? {}).map((property) =>
    field(marked('each key', 'rpc-key'), property, page.mark === 'optional', page),
  );
  return list([...named, ...keyed], 'rpc-fields');
}

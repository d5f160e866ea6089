import {nameOf} from '../pointer';
import type {Schema, SharedComponents} from '../types';

/** Keywords that say what a text, a number or a list is; the others describe it, or its parts. */
const OWN = ['type', 'pattern', 'enum', 'minimum', 'maximum', 'minItems', 'maxItems', 'required'];

/**
 * What tells a result of a method from another answer, as JSON Schema (draft 7) without references: its type, the form
 * of texts, the names of an object's required fields. What is in the fields is left to the method's own schema.
 */
export function resultShape(schema: Schema, shared: SharedComponents): object {
  if (schema.$ref !== undefined)
    return resultShape(shared.components.schemas[nameOf(schema.$ref)] ?? {}, shared);
  const {anyOf, allOf, items} = schema;
  const each = (parts: readonly Schema[]) => parts.map((part) => resultShape(part, shared));
  return {
    ...Object.fromEntries(Object.entries(schema).filter(([key]) => OWN.includes(key))),
    ...(items && {items: resultShape(items, shared)}),
    ...(anyOf && {anyOf: each(anyOf)}),
    ...(allOf && {allOf: each(allOf)}),
  };
}

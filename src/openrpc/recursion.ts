import {nameOf, referencesIn} from './pointer';
import type {Schema} from './types';

type Schemas = Readonly<Record<string, Schema>>;

/** Names of the schemas that a schema contains, directly or indirectly. */
function contained(name: string, schemas: Schemas, found = new Set<string>()): Set<string> {
  for (const {$ref} of referencesIn(schemas[name])) {
    const next = nameOf($ref);
    if (found.has(next)) continue;
    found.add(next);
    contained(next, schemas, found);
  }
  return found;
}

function replaced(node: unknown, isBack: (name: string) => boolean, schemas: Schemas): unknown {
  if (Array.isArray(node)) return node.map((each) => replaced(each, isBack, schemas));
  if (typeof node !== 'object' || node === null) return node;
  const {$ref} = node as Schema;
  if (typeof $ref === 'string' && isBack(nameOf($ref))) {
    const name = nameOf($ref);
    const type = schemas[name]?.type;
    return {...(type !== undefined && {type}), description: `Another ${name}, at any depth.`};
  }
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => [key, replaced(child, isBack, schemas)]),
  );
}

/**
 * Schemas none of which contains itself: where one did, there is a schema without parts, whose description names it.
 *
 * `@open-rpc/generator` 1.22 and `@open-rpc/mock-server` 1.7 replace references by what they lead to, without end where a
 * schema contains itself. Can be removed when `@json-schema-tools/dereferencer` (1.6) resolves such references.
 */
export function withoutRecursion(schemas: Schemas): Schemas {
  const names = Object.keys(schemas);
  const position = new Map(names.map((name, index) => [name, index]));
  const contents = new Map(names.map((name) => [name, contained(name, schemas)]));
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema], index) => {
      // Every cycle has a reference that does not lead to a later schema.
      const isBack = (target: string) =>
        (position.get(target) ?? Infinity) <= index && contents.get(target)?.has(name) === true;
      return [name, replaced(schema, isBack, schemas) as Schema];
    }),
  );
}

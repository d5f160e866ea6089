import type {Schema} from '../../openrpc/types';
import {listsFields, memberSchema, resolve, type Schemas} from './schemaOf';

/** How an answer differs from the reference. Paths are such as `transactions[0].gas`. */
export interface Differences {
  /** Fields that the reference does not have. */
  readonly unknown: readonly string[];
  /** Fields that the reference promises. */
  readonly missing: readonly string[];
}

/** Members of a list that are looked at: of long lists all are alike. */
const MEMBERS = 20;

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Compares an answer with the documented result. Equal findings in members of a list are told once, as `logs[].removed`. */
export function compare(value: unknown, schema: Schema, schemas: Schemas): Differences {
  const unknown = new Set<string>();
  const missing = new Set<string>();
  const walk = (part: unknown, given: Schema, path: string): void => {
    if (typeof part !== 'object' || part === null) return;
    const {schema: own} = resolve(given, schemas, part);
    if (Array.isArray(part)) {
      const {items} = own;
      if (items)
        for (const each of part.slice(0, MEMBERS) as unknown[]) walk(each, items, `${path}[]`);
      return;
    }
    const fields = part as Record<string, unknown>;
    for (const key of own.required ?? []) if (!(key in fields)) missing.add(join(path, key));
    for (const [key, member] of Object.entries(fields)) {
      const documented = memberSchema(own, key);
      if (documented) walk(member, documented, join(path, key));
      else if (listsFields(own)) unknown.add(join(path, key));
    }
  };
  walk(value, schema, '');
  return {unknown: [...unknown], missing: [...missing]};
}

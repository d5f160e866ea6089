import {nameOf, referencesIn} from './pointer';
import {SHARED} from './read';
import type {RpcDocument, RpcReference, Schema, SharedComponents} from './types';

/** Shared schemas that a node needs, directly and through each other. */
function schemasFor(node: unknown, shared: SharedComponents): Record<string, Schema> {
  const found = new Set<string>();
  const walk = (part: unknown): void => {
    for (const {$ref} of referencesIn(part)) {
      const name = nameOf($ref);
      if (!$ref.includes('/schemas/') || found.has(name)) continue;
      found.add(name);
      walk(shared.components.schemas[name]);
    }
  };
  walk(node);
  const used = Object.entries(shared.components.schemas).filter(([name]) => found.has(name));
  return Object.fromEntries(used);
}

function errorNames(document: RpcDocument): ReadonlySet<string> {
  return new Set(document.methods.flatMap(({errors}) => errors.map(({$ref}) => nameOf($ref))));
}

function only<Value>(
  all: Readonly<Record<string, Value>>,
  names: ReadonlySet<string>,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)));
}

/** A namespace as one document that needs no other file: the download, and what a client is generated from. */
export function bundle({documents, shared}: RpcReference, namespace: string): object {
  const document = documents[namespace];
  if (!document) throw new Error(`There is no namespace ${namespace}.`);
  const errors = errorNames(document);
  const bundled = {
    ...document,
    components: {
      ...document.components,
      schemas: schemasFor(document.methods, shared),
      errors: only(shared.components.errors, errors),
    },
    'x-error-causes': only(shared['x-error-causes'], errors),
  };
  return JSON.parse(JSON.stringify(bundled).replaceAll(`"${SHARED}#/`, '"#/')) as object;
}

import type {RpcReference} from './types';

/** A documented version: its label, and the reference that it has. */
export interface Documented {
  readonly label: string;
  readonly reference: RpcReference;
}

/**
 * Tells since which documented version the node has a method.
 *
 * @param versions oldest first, up to the one that is read
 */
export function sinceOf(versions: readonly Documented[]): (method: string) => string {
  const first = new Map<string, string>();
  for (const {label, reference} of versions) {
    const names = Object.values(reference.documents).flatMap(({methods}) => methods);
    for (const {name} of names) if (!first.has(name)) first.set(name, label);
  }
  return (method) => first.get(method) ?? '';
}

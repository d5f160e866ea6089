import type {RpcReference} from './types';

/** A documented version: its label and its reference. */
export interface Documented {
  readonly label: string;
  readonly reference: RpcReference;
}

/**
 * The first documented version in which the node has a method.
 *
 * @param versions oldest first, up to the current one
 */
export function sinceOf(versions: readonly Documented[]): (method: string) => string {
  const first = new Map<string, string>();
  for (const {label, reference} of versions) {
    const names = Object.values(reference.documents).flatMap(({methods}) => methods);
    for (const {name} of names) if (!first.has(name)) first.set(name, label);
  }
  return (method) => first.get(method) ?? '';
}

import {child} from '../profile/keys';

/** `['methods', 0, 'x/y']` as a JSON pointer: `/methods/0/x~1y`. */
export function pointer(parts: readonly (string | number)[]): string {
  return parts
    .map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

/** The value at a JSON pointer; undefined if there is none. */
export function atPointer(root: unknown, path: string): unknown {
  return path
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, part) => child(node, part), root);
}

/** Last part of a reference: `Block` of `components.json#/components/schemas/Block`. */
export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** Every `$ref` below a node with its JSON pointer. Values of examples are data, not schemas, and are skipped. */
export function referencesIn(
  node: unknown,
  at = '',
): {readonly at: string; readonly $ref: string}[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const here = `${at}${pointer([key])}`;
    if (key === '$ref' && typeof value === 'string') return [{at: here, $ref: value}];
    if (['value', 'x-error-examples', 'x-notifications'].includes(key)) return [];
    return referencesIn(value, here);
  });
}

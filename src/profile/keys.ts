import leven from 'leven';
import {isParameter, isRecord} from './parameter';

/** Every key that a token may use, in the profile's order: groups are traversed, parameters are leaves. */
export function keysOf(node: unknown, prefix = ''): string[] {
  if (isParameter(node) || typeof node !== 'object' || node === null) return [prefix];
  return Object.entries(node).flatMap(([key, child]) =>
    keysOf(child, prefix === '' ? key : `${prefix}.${key}`),
  );
}

/** The child of a group, list or parameter; undefined if there is none. Inherited properties do not count. */
export function child(node: unknown, key: string): unknown {
  if (Array.isArray(node)) return /^\d+$/.test(key) ? (node as unknown[])[Number(key)] : undefined;
  if (!isRecord(node) || !Object.hasOwn(node, key)) return undefined;
  const found = node[key];
  const isBound = isParameter(node) && (key === 'min' || key === 'max');
  return isBound ? {...node, value: found} : found;
}

/** Up to three similar choices, best first. */
export function nearest(asked: string, choices: readonly string[]): string[] {
  const lastPart = (key: string) => key.split('.').at(-1) ?? key;
  const distance = (a: string, b: string) => leven(a.toLowerCase(), b.toLowerCase());
  const ranked = choices
    .map((choice) => ({
      choice,
      steps: Math.min(distance(asked, choice), distance(lastPart(asked), lastPart(choice)) + 1),
    }))
    .sort((a, b) => a.steps - b.steps);
  const best = ranked[0]?.steps ?? 0;
  const furthest = Math.min(best + 1, Math.max(3, Math.floor(asked.length / 4)));
  return ranked
    .filter(({steps}) => steps <= furthest)
    .slice(0, 3)
    .map(({choice}) => choice);
}

import {applyEdits, modify} from 'jsonc-parser';
import {leaves} from '../../src/profile/rule';
import type {Path} from './schema';

const FORMAT = {formattingOptions: {insertSpaces: true, tabSize: 2}};

/** Numbers of a path are positions in lists; `leaves` has them as text. */
export function pathOf(parts: readonly string[]): Path {
  return parts.map((part) => (/^\d+$/u.test(part) ? Number(part) : part));
}

/** The text of a profile with another value at a path, or without it; the rest keeps its form. */
export function withValue(text: string, path: Path, value: unknown): string {
  return applyEdits(text, modify(text, [...path], value, FORMAT));
}

/** The text of a profile without a part; without a chain, forks have no times on it. */
export function withoutPart(text: string, path: Path): string {
  const rest = withValue(text, path, undefined);
  const [section, chain] = path;
  if (section !== 'chains' || chain === undefined || path.length > 2) return rest;
  const {forks} = JSON.parse(rest) as {forks: {chains?: Record<string, unknown>}[]};
  return forks.reduce(
    (edited, fork, index) =>
      fork.chains && chain in fork.chains
        ? withValue(edited, ['forks', index, 'chains', chain], undefined)
        : edited,
    rest,
  );
}

/** The text of a profile with another value in all places that have the same value now. */
export function withSameValues(
  text: string,
  now: unknown,
  value: unknown,
): {text: string; places: number} {
  const same = leaves(JSON.parse(text)).filter((leaf) => leaf.value === now);
  const changed = same.reduce((edited, {path}) => withValue(edited, pathOf(path), value), text);
  return {text: changed, places: same.length};
}

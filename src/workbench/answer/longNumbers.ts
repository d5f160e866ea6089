import type {Path} from './find';

/** A private character, which no node sends. */
const MARK = '\u{e000}';

const escaped = (key: string | number): string =>
  `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** The JSON Pointer of a member. */
export function pointerOf(path: Path): string {
  return path.map(escaped).join('');
}

/**
 * A value as JSON in which numbers that JavaScript cannot hold, which are text in the value, are numbers with all their
 * digits.
 *
 * @param longNumbers JSON Pointers of those texts
 */
export function exactJson(value: unknown, longNumbers: readonly string[] = []): string {
  if (longNumbers.length === 0) return JSON.stringify(value, null, 2);
  const all = new Set(longNumbers);
  let mark = MARK;
  while (JSON.stringify(value).includes(mark)) mark += MARK;
  const pointers = new Map<unknown, string>();
  const text = JSON.stringify(
    value,
    function replace(this: unknown, key: string, member: unknown) {
      // The outermost value is held by an object of JSON.stringify's own.
      const around = pointers.get(this);
      const pointer = around === undefined ? '' : around + escaped(key);
      if (typeof member === 'object' && member !== null) pointers.set(member, pointer);
      return all.has(pointer) && typeof member === 'string' ? mark + member : member;
    },
    2,
  );
  return text.replace(new RegExp(`"${mark}([^"]*)"`, 'gu'), '$1');
}

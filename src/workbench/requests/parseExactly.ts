import type {LongNumbers} from '../types';

/** A string, or a number, of JSON. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/gsu;

/** Whether a text may contain a number of so many digits; most do not, and are parsed once. */
const MAY_BE_LONG = /(?:^|[\s:,[])-?(?:\d{16}|\d[\d.]*e)/iu;

/** A private character, which no node sends: marks numbers that became text. */
const MARK = '\u{e000}';

/** Whether JavaScript's numbers would change it: whole numbers beyond 2^53, and numbers beyond the largest. */
function isChanged(token: string): boolean {
  const number = Number(token);
  return !Number.isFinite(number) || (/^-?\d+$/u.test(token) && !Number.isSafeInteger(number));
}

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

interface Holder {
  readonly value: Record<string, unknown>;
  readonly pointer: string;
}

/** Removes the marks. Without recursion: depth is the sender's choice. @returns where they were */
function unmark(root: Record<string, unknown>, mark: string): string[] {
  const pointers: string[] = [];
  const waiting: Holder[] = [{value: root, pointer: ''}];
  for (let holder = waiting.pop(); holder; holder = waiting.pop()) {
    for (const [key, value] of Object.entries(holder.value)) {
      const pointer = `${holder.pointer}/${escaped(key)}`;
      if (typeof value === 'object' && value !== null)
        waiting.push({value: value as Record<string, unknown>, pointer});
      else if (typeof value === 'string' && value.startsWith(mark)) {
        // Not by assignment, which would set the prototype by the key `__proto__`.
        Object.defineProperty(holder.value, key, {
          value: value.slice(mark.length),
          configurable: true,
          enumerable: true,
          writable: true,
        });
        pointers.push(pointer);
      }
    }
  }
  return pointers.sort();
}

/**
 * Parses JSON without losing digits: numbers that JavaScript cannot hold exactly become text, and `longNumbers` has
 * their places.
 *
 * @throws SyntaxError for anything but JSON
 */
export function parseExactly(text: string): {readonly value: unknown} & LongNumbers {
  const value: unknown = JSON.parse(text);
  if (!MAY_BE_LONG.test(text)) return {value};
  let mark = MARK;
  while (text.includes(mark)) mark += MARK;
  const marked = text.replace(TOKEN, (token) =>
    !token.startsWith('"') && isChanged(token) ? `"${mark}${token}"` : token,
  );
  if (marked.length === text.length) return {value};
  const root = {value: JSON.parse(marked) as unknown};
  const longNumbers = unmark(root, mark).map((pointer) => pointer.slice('/value'.length));
  return {value: root.value, longNumbers};
}

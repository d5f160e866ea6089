import {positionOf} from './position';

/** Where a text that was read as UTF-8 has bytes that are none (or a NUL): they would reach readers as �. */
export function badByte(text: string): {line: number; column: number} | undefined {
  // eslint-disable-next-line no-control-regex -- NUL is what is looked for
  const offset = text.search(/[\uFFFD\u0000]/);
  return offset < 0 ? undefined : positionOf(text, offset);
}

/** What was expected of such a file, and the fix. */
export const NOT_UTF8 = {
  expected: 'text in UTF-8',
  found: 'a byte that is no UTF-8, or a NUL',
  fix: 'type the character at this place again, and let your editor save the file as UTF-8',
} as const;

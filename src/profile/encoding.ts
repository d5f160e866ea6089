import {positionOf} from './position';

/** Position of bytes in a text that are not valid UTF-8 (or a NUL): readers would see �. */
export function badByte(text: string): {line: number; column: number} | undefined {
  // eslint-disable-next-line no-control-regex -- NUL is what is looked for
  const offset = text.search(/[\uFFFD\u0000]/);
  return offset < 0 ? undefined : positionOf(text, offset);
}

/** Expectation and fix for such a file. */
export const NOT_UTF8 = {
  expected: 'text in UTF-8',
  found: 'a byte that is no UTF-8, or a NUL',
  fix: 'type the character at this place again, and let your editor save the file as UTF-8',
} as const;

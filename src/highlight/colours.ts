/** Colours of code. Each is a class `code-…` and a variable `--code-…` of tokens.css. */
export type Colour =
  | 'comment'
  | 'keyword'
  | 'string'
  | 'number'
  | 'function'
  | 'property'
  | 'inserted'
  | 'deleted'
  | 'bold'
  | 'italic';

/** Prism's token types by colour; null is plain text, also within a coloured token. */
const types: readonly (readonly [Colour | null, string])[] = [
  [null, 'punctuation operator interpolation'],
  ['comment', 'comment prolog doctype cdata'],
  ['keyword', 'keyword atrule rule important selector tag'],
  ['string', 'string char attr-value template-string url'],
  ['number', 'number boolean constant null'],
  ['function', 'function class-name builtin'],
  ['property', 'property attr-name variable parameter symbol key table'],
  ['inserted', 'inserted'],
  ['deleted', 'deleted'],
  ['bold', 'bold'],
  ['italic', 'italic'],
];

/** The colour of each token type that has one; other types inherit the colour around them. */
export const colourOf: ReadonlyMap<string, Colour | null> = new Map(
  types.flatMap(([colour, names]) => names.split(' ').map((name) => [name, colour] as const)),
);

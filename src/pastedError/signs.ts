/** Signs of word processors, chat programs and web pages, and what programs write in their place. */
const TYPESET: readonly (readonly [RegExp, string | ((sign: string) => string)])[] = [
  // Full-width forms of ASCII.
  [/[\uff01-\uff5e]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)],
  [/[\u2010-\u2015\u2212\ufe63](?=\s?\d)/gu, '-'],
  [/[\u201c-\u201f]/gu, '"'],
  [/[\u2018-\u201b]/gu, "'"],
  [/[\u00a0\u202f\u3000]/gu, ' '],
];

const ENTITIES: readonly (readonly [RegExp, string])[] = [
  [/&(?:quot|#0*34|#x22);/giu, '"'],
  [/&(?:apos|#0*39|#x27);/giu, "'"],
  [/&lt;/gu, '<'],
  [/&gt;/gu, '>'],
  [/&amp;/gu, '&'],
];

/** A text with the signs that programs write: ASCII digits, minus and quotes, plain spaces. */
export function plainSigns(text: string): string {
  return TYPESET.reduce(
    (plain, [found, sign]) =>
      typeof sign === 'string' ? plain.replace(found, sign) : plain.replace(found, sign),
    text,
  );
}

/** A text without escapes of HTML, in which errors are pasted from web pages. */
export function withoutEntities(text: string): string {
  return ENTITIES.reduce((plain, [found, sign]) => plain.replace(found, sign), text);
}

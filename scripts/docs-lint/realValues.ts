/**
 * Lengths of hex values that must be the reader's own, and what they are: a copied value would register or pay somebody
 * else.
 */
const KINDS: Readonly<Record<number, string>> = {
  40: 'an address',
  64: 'a key, an id or a hash',
  96: 'a BLS public key',
  128: 'a public key',
  192: 'a signature',
};
const HEX = /(?<![0-9a-zA-Z])(?:0x)?(?<digits>[0-9a-fA-F]{40,})(?![0-9a-zA-Z])/g;
/** A repeated short pattern (`0x1111…`, `abab…`, `12345678901234567890…`), or a small number in a wide field. */
const PLACEHOLDER = /^(?:(?<piece>[0-9a-f]{1,10}?)\k<piece>{3,}|0{30,}[0-9a-f]{1,10})$/i;

/** A real-looking value in code. */
export interface RealValue {
  readonly value: string;
  readonly kind: string;
  /** Line within the code, 0-based. */
  readonly line: number;
}

/** Addresses, keys and signatures in code that are not obvious placeholders. */
export function realValues(code: string): RealValue[] {
  return code.split('\n').flatMap((text, line) =>
    [...text.matchAll(HEX)].flatMap(({0: value, groups}) => {
      const digits = groups?.digits ?? '';
      const kind = KINDS[digits.length];
      return kind === undefined || PLACEHOLDER.test(digits) ? [] : [{value, kind, line}];
    }),
  );
}

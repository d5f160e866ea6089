import fc from 'fast-check';

/** Values that JSON can have and that a call seldom wants. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({maxDepth: 3}),
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    '0x',
    '0x0',
    '0x00',
    '0X1',
    'latest',
    '1.5 gwei',
    12,
    -1,
    1.5,
    2 ** 60,
  ),
  fc.constantFrom<unknown>([], {}, [[]], {constructor: 1}, {toString: 'x'}, '__proto__'),
  fc.stringMatching(/^0x[0-9a-fA-F]{0,70}$/),
  fc.stringMatching(/^[0-9a-f]{39,65}$/),
);

/** Every place in a value, as its path. */
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...path, key]))];
}

function replaced(
  value: unknown,
  [first, ...rest]: readonly string[],
  by: (old: unknown) => unknown,
): unknown {
  if (first === undefined) return by(value);
  const copy = (
    Array.isArray(value) ? [...(value as unknown[])] : {...(value as object)}
  ) as Record<string, unknown>;
  copy[first] = replaced(copy[first], rest, by);
  return copy;
}

/** How a text is damaged. */
const damages: readonly ((text: string) => unknown)[] = [
  (text) => text.slice(0, -1),
  (text) => `${text}0`,
  (text) => text.slice(2),
  (text) => text.replace(/[a-f]/, 'g'),
  (text) => ` ${text}`,
  (text) => Number(text),
  (text) => [text],
  (text) => ({text}),
];

/** A list of arguments with one fault, and the path of the part that was changed. */
export interface Mutated {
  readonly values: readonly unknown[];
  readonly path: readonly string[];
}

/** Changes one place of a call: other value, damaged text, a field more or one fewer. */
export function mutated(values: readonly unknown[]): fc.Arbitrary<Mutated> {
  const places = placesIn(values).filter((path) => path.length > 0);
  if (places.length === 0) {
    return junk.map((value) => ({values: [value], path: ['0']}));
  }
  return fc
    .record({
      path: fc.constantFrom(...places),
      value: junk,
      damage: fc.constantFrom(...damages),
      way: fc.nat(4),
    })
    .map(({path, value, damage, way}) => {
      const change = (old: unknown): unknown => {
        if (way < 2 && typeof old === 'string') return damage(old);
        if (way === 2 && Array.isArray(old)) return [...(old as unknown[]), value];
        if (way === 3 && typeof old === 'object' && old !== null) {
          return Object.fromEntries(Object.entries(old).slice(1));
        }
        if (way === 4 && typeof old === 'object' && old !== null && !Array.isArray(old)) {
          return {...old, [JSON.stringify(value)]: value};
        }
        return value;
      };
      return {values: replaced(values, path, change) as unknown[], path};
    });
}

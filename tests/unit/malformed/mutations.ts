import fc from 'fast-check';

/** Fixed seed, for reproducible failures; the path that fast-check prints leads to the input. */
export const RUNS = {seed: 20_251_121, numRuns: 500} as const;

type Path = readonly (string | number)[];

/** Values that get into data files by mistake or on purpose. */
const JUNK: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  '',
  ' ',
  '0',
  '-7',
  '\uFFFD',
  '\uD800',
  'a\u0000b',
  'two\nlines',
  '<script>alert(1)</script>',
  '{network.name}',
  '{network.',
  '`${x}`',
  '---',
  'x'.repeat(100_000),
  '9'.repeat(400),
  'https://[',
  'https://%',
  [],
  {},
  [null],
  {value: null, unit: 'seconds'},
  {$ref: '#/nowhere'},
  {$ref: 'components.json#/components/schemas/%'},
  {$ref: 7},
];

/** Keys that JavaScript objects inherit, or that look like another. */
const KEYS = ['', '__proto__', 'constructor', 'toString', 'hasOwnProperty', '0', 'a.b', 'a/b~c'];

function pathsOf(node: unknown, path: Path = []): Path[] {
  if (typeof node !== 'object' || node === null) return [path];
  const children = Array.isArray(node)
    ? node.map((value: unknown, index) => [index, value] as const)
    : Object.entries(node);
  return [path, ...children.flatMap(([key, value]) => pathsOf(value, [...path, key]))];
}

/** Sets an own key, also `__proto__`, as `JSON.parse` does. */
function set(node: object, key: string | number, value: unknown): void {
  Object.defineProperty(node, key, {value, writable: true, enumerable: true, configurable: true});
}

function parentOf(root: unknown, path: Path): object | undefined {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>(
      (node, key) =>
        typeof node === 'object' && node !== null
          ? (node as Record<string | number, unknown>)[key]
          : undefined,
      root,
    );
  return typeof parent === 'object' && parent !== null ? parent : undefined;
}

type Mutation = (root: unknown) => unknown;

function mutationOf(path: Path, kind: string, junk: unknown, key: string): Mutation {
  return (root) => {
    const last = path.at(-1);
    if (last === undefined) return kind === 'retype' ? structuredClone(junk) : root;
    const parent = parentOf(root, path);
    if (parent === undefined) return root;
    const old = (parent as Record<string | number, unknown>)[last];
    if (kind === 'retype') set(parent, last, structuredClone(junk));
    if (kind === 'nest') set(parent, last, [old]);
    if (kind === 'double' && Array.isArray(parent)) parent.push(old);
    if (kind === 'add') set(parent, key, structuredClone(junk));
    if (kind === 'delete' || kind === 'rename') {
      if (Array.isArray(parent)) parent.splice(Number(last), 1);
      else Reflect.deleteProperty(parent, last);
    }
    if (kind === 'rename' && !Array.isArray(parent)) set(parent, key, old);
    return root;
  };
}

/**
 * Copies of a data file with one to four mutations: keys deleted, renamed or added, values of other types and sizes.
 */
export function brokenData(whole: unknown): fc.Arbitrary<unknown> {
  const mistake = fc
    .tuple(
      fc.constantFrom(...pathsOf(whole)),
      fc.constantFrom('retype', 'delete', 'rename', 'add', 'nest', 'double'),
      fc.oneof({weight: 4, arbitrary: fc.constantFrom(...JUNK)}, fc.jsonValue()),
      fc.oneof(fc.constantFrom(...KEYS), fc.string()),
    )
    .map((parts) => mutationOf(...parts));
  return fc
    .array(mistake, {minLength: 1, maxLength: 4})
    .map((mistakes) => mistakes.reduce((data, mutate) => mutate(data), structuredClone(whole)))
    .map((data) => JSON.parse(JSON.stringify(data)) as unknown);
}

/** Text with a meaning in Markdown, MDX, YAML or tokens, and invalid bytes. */
const PIECES = [
  '{',
  '}',
  '\\{',
  '{{',
  '<',
  '>',
  '</div>',
  '<div>',
  '<Nobody />',
  '<Forks of="x" />',
  '<Parameters of={1} />',
  '<Parameters of="constructor" />',
  '<Endpoints chain="toString" />',
  '<img src="%" />',
  '<img src="./gone.png" />',
  '<!-- x -->',
  '{network.nam}',
  '{network.constructor}',
  '{network.name.__proto__}',
  '{netwrok.name}',
  '{contracts.}',
  '{worked.toString}',
  '{undefined.x}',
  '{...x}',
  '{/* */',
  '`',
  '```',
  '```dot\ndigraph {\n```',
  '```nolanguage\nx\n```',
  '```ts {9-1,x}\n',
  ':::note',
  ':::',
  '::nobody{x=}',
  '|',
  '---',
  '\n---\n',
  '\n# Another\n',
  '## H {#a b}',
  'import x from',
  'export const',
  '\nimport x from "y"\n',
  '\nexport const x =\n',
  '\uFFFD',
  '\u0000',
  '\uD800',
  '\r\n',
  '\t',
  ': ',
  '!!js/function',
  '&a *a',
  '[x](%zz)',
  '![x](./%.png)',
  'x'.repeat(20_000),
];

/** Texts with one to four mutations: insertions, deletions, swaps. */
export function brokenText(texts: readonly string[]): fc.Arbitrary<string> {
  const mistake = fc.tuple(
    fc.double({min: 0, max: 1, noNaN: true}),
    fc.constantFrom('insert', 'cut', 'truncate', 'double'),
    fc.oneof({weight: 5, arbitrary: fc.constantFrom(...PIECES)}, fc.string({unit: 'binary'})),
    fc.nat(40),
  );
  const apply = (text: string, [where, kind, piece, length]: [number, string, string, number]) => {
    const at = Math.floor(where * text.length);
    if (kind === 'insert') return text.slice(0, at) + piece + text.slice(at);
    if (kind === 'cut') return text.slice(0, at) + text.slice(at + length);
    if (kind === 'double') return text.slice(0, at + length) + text.slice(at);
    return text.slice(0, at);
  };
  return fc
    .tuple(fc.constantFrom(...texts), fc.array(mistake, {minLength: 1, maxLength: 4}))
    .map(([text, mistakes]) => mistakes.reduce(apply, text));
}

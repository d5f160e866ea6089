import {expect, test} from 'vitest';
import {withTables, withoutTables} from '@site/src/docusaurus-patches/lean-scripts/runtime';

const runtime = (hashes: readonly [string, string]) =>
  `r.u = (id) => "js/" + ({"12": "a1b2c3d4", "7": "main"})[id] + {"12": "${hashes[0]}", "7":"${hashes[1]}"}[id];`;

test('builds with other hashes give the minifier the same runtime', () => {
  const [one, other] = (
    [
      ['01234567', '89abcdef'],
      ['ffffffff', '00000000'],
    ] as const
  ).map((hashes) => withoutTables(runtime(hashes)));
  expect(one?.code).toBe(other?.code);
  expect(one?.code).not.toContain('89abcdef');
});

test('names and hashes return to their places', () => {
  const source = runtime(['01234567', '89abcdef']);
  const {code, taken} = withoutTables(source);
  const short = code.replaceAll(' ', '');
  expect(withTables(short, taken)).toBe(source.replaceAll(' ', ''));
});

test('a minifier that loses one stops the build', () => {
  const {code, taken} = withoutTables(runtime(['01234567', '89abcdef']));
  expect(() => withTables(code.replace('"00000000"', '0'), taken)).toThrow(
    'expected 3 names and hashes of files after minifying, found places for 2',
  );
});

import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {projectDir} from '../../sites/paths';

type Imports = ReadonlyMap<string, readonly string[]>;

const ENDINGS = ['', '.ts', '.tsx', '.cjs', '/index.ts', '/index.tsx'];

/** The file below `src` that a module name stands for; `undefined` for packages, data and styles. */
function fileOf(name: string, from: string, known: ReadonlySet<string>): string | undefined {
  if (!/^(?:\.|@site\/)/u.test(name)) return undefined;
  const start = name.startsWith('@site/')
    ? path.join(projectDir, name.slice('@site/'.length))
    : path.resolve(path.dirname(from), name);
  return ENDINGS.map((ending) => start + ending).find((file) => known.has(file));
}

/** What each file below a folder imports of it, types and lazily loaded modules too. */
function importsBelow(folder: string): Imports {
  const files = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:tsx?|cjs)$/u.test(name))
    .map((name) => path.join(folder, name));
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const {importedFiles} = ts.preProcessFile(fs.readFileSync(file, 'utf8'), true, true);
      return [file, importedFiles.flatMap(({fileName}) => fileOf(fileName, file, known) ?? [])];
    }),
  );
}

/** Cycles of imports: each is reported once, as a path from a file to itself. */
function cyclesOf(imports: Imports): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) {
      cycles.push([...way.slice(way.indexOf(file)), file].join(' → '));
      return;
    }
    if (done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return cycles;
}

/** Name of a file below src: folders joined by slashes, on every system. */
const nameOf = (file: string): string => path.relative(src, file).split(path.sep).join('/');

/**
 * Imports between the folders below the folders of src. A file directly in a folder of src stands for itself, because it may be what
 * they all use, such as `types.ts`, as well as what uses them all, such as `index.ts`.
 */
function importsOfFolders(imports: Imports): Imports {
  const placeOf = (file: string): string => nameOf(file).split('/').slice(0, 2).join('/');
  const folders = new Map<string, Set<string>>();
  for (const [file, imported] of imports) {
    const from = placeOf(file);
    const others = imported.map(placeOf).filter((place) => place !== from);
    folders.set(from, new Set([...(folders.get(from) ?? []), ...others]));
  }
  return new Map([...folders].map(([place, others]) => [place, [...others]]));
}

/** The imports that lead from one place of a cycle to the next: what to untie. */
function filesOf(cycle: string, imports: Imports): string[] {
  const places = cycle.split(' → ');
  const isIn = (name: string, place = '') => name === place || name.startsWith(`${place}/`);
  return [...imports].flatMap(([file, imported]) =>
    imported
      .filter((other) =>
        places.some(
          (place, index) =>
            index > 0 && isIn(nameOf(file), places[index - 1]) && isIn(nameOf(other), place),
        ),
      )
      .map((other) => `${nameOf(file)} imports ${nameOf(other)}`),
  );
}

const src = path.join(projectDir, 'src');
const imports = importsBelow(src);

test('no file of src imports itself by way of others', () => {
  expect([...imports.values()].flat().length).toBeGreaterThan(imports.size);
  expect(
    cyclesOf(imports).map((cycle) => cycle.split(' → ').map(nameOf).join(' → ')),
    'move what two files share into a third one that both import',
  ).toEqual([]);
});

test('no folder of a folder of src imports itself by way of others', () => {
  expect(
    cyclesOf(importsOfFolders(imports)).flatMap((cycle) => [cycle, ...filesOf(cycle, imports)]),
    'move a file to the folder that needs it, or what both need up into the folder around them',
  ).toEqual([]);
});

test('a cycle is found, and reported once', () => {
  expect(
    cyclesOf(
      new Map([
        ['a', ['b']],
        ['b', ['c', 'd']],
        ['c', ['a', 'd']],
        ['d', []],
      ]),
    ),
  ).toEqual(['a → b → c → a']);
});

test('a cycle of folders is found though none of their files is in one, with the imports that make it', () => {
  const at = (name: string) => path.join(src, ...name.split('/'));
  const files = new Map([
    [at('rpc/types.ts'), []],
    [at('rpc/render/list.ts'), [at('rpc/samples/json.ts'), at('rpc/types.ts')]],
    [at('rpc/render/json.ts'), []],
    [at('rpc/samples/json.ts'), [at('rpc/render/json.ts')]],
    [at('rpc/index.ts'), [at('rpc/render/list.ts')]],
  ]);
  expect(cyclesOf(files)).toEqual([]);
  const [cycle = '', ...others] = cyclesOf(importsOfFolders(files));
  expect(others).toEqual([]);
  expect(cycle).toBe('rpc/render → rpc/samples → rpc/render');
  expect(filesOf(cycle, files)).toEqual([
    'rpc/render/list.ts imports rpc/samples/json.ts',
    'rpc/samples/json.ts imports rpc/render/json.ts',
  ]);
});

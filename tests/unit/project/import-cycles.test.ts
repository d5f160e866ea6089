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

test('no file of src imports itself by way of others', () => {
  const src = path.join(projectDir, 'src');
  const imports = importsBelow(src);
  expect([...imports.values()].flat().length).toBeGreaterThan(imports.size);
  expect(
    cyclesOf(imports).map((cycle) => cycle.replaceAll(`${src}${path.sep}`, '')),
    'move what two files share into a third one that both import',
  ).toEqual([]);
});

test('a cycle is found, and reported once', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a', 'd']],
    ['d', []],
  ]);
  expect(cyclesOf(imports)).toEqual(['a → b → c → a']);
});

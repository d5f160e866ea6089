import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {blocksIn, pages, siteDir} from './pages';
import {pageFolder, writeFiles} from './pageFiles';

const typed = pages.filter((page) => blocksIn('ts').some((block) => block.page === page));
const folders = new Map(typed.map((page) => [page, pageFolder('types', page)]));
/** Compiler errors of each page's files, as `file:line: message`. */
const faults = new Map<string, string[]>();

const options: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  types: ['node'],
  typeRoots: [path.join(siteDir, 'node_modules/@types')],
};

beforeAll(() => {
  const files = [...folders].flatMap(([page, folder]) => writeFiles(page, folder, ['ts']));
  const program = ts.createProgram(files, options);
  for (const {file, start, messageText} of ts.getPreEmitDiagnostics(program)) {
    const message = ts.flattenDiagnosticMessageText(messageText, '\n');
    const line =
      file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    const folder = path.dirname(file?.fileName ?? '');
    const report = `${path.basename(file?.fileName ?? '')}:${line}: ${message}`;
    faults.set(folder, [...(faults.get(folder) ?? []), report]);
  }
}, 180_000);

afterAll(() => {
  for (const folder of folders.values()) fs.rmSync(folder, {recursive: true, force: true});
});

test.each(typed)('the TypeScript of $file type-checks', (page) => {
  expect(faults.get(folders.get(page) ?? '') ?? []).toEqual([]);
});

test('every block of TypeScript has a file name as its title', () => {
  expect(
    blocksIn('ts')
      .filter(({title}) => !/^[\w-]+\.ts$/.test(title))
      .map(({at}) => at),
  ).toEqual([]);
});

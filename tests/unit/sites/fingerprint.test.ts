import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {fingerprint} from '../../sites/fingerprint';
import {projectDir} from '../../sites/paths';

let root: string;

/** Writes a file of a project and returns whether this changes the fingerprint. */
function matters(file: string): boolean {
  const before = fingerprint(root);
  const target = path.join(root, file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, file);
  return fingerprint(root) !== before;
}

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'fingerprint-'));
});
afterEach(() => {
  fs.rmSync(root, {recursive: true});
});

describe('a site is rebuilt for', () => {
  test.each([
    'docusaurus.config.ts',
    'package-lock.json',
    'docs/endpoint.mdx',
    'docs/notes.md',
    'src/theme/Root/index.tsx',
    'static/robots.txt',
    'scripts/build.mts',
    'tests/variants/altered.ts',
    'tests/sites/hostedSearch.ts',
    'a-folder-that-is-new/x.ts',
    'a-file-that-is-new.ts',
  ])('%s', (file) => {
    expect(matters(file)).toBe(true);
  });
});

describe('a site is not rebuilt for', () => {
  test.each([
    'tests/pages/cast.test.ts',
    'tests/rpc/run.ts',
    'tests/e2e/rpc.spec.ts',
    'tests/sites/ensure.ts',
    'tests/tools.json',
    'README.md',
    'src/theme/README.md',
    'CHANGELOG.md',
    'eslint.config.mjs',
    'playwright.config.ts',
    'scripts/docs-lint/headings.ts',
    'scripts/test.ts',
    '.github/workflows/ci.yml',
    '.vscode/settings.json',
    'bench/budgets.ts',
  ])('%s', (file) => {
    expect(matters(file)).toBe(false);
  });
});

test('imports of site configurations from the tests count', () => {
  const variants = path.join(projectDir, 'tests/variants');
  const imported = fs
    .readdirSync(variants, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/u.test(file))
    .flatMap((file) =>
      [...fs.readFileSync(path.join(variants, file), 'utf8').matchAll(/from '(\.[^']+)'/gu)].map(
        ([, target = '']) =>
          path.relative(projectDir, path.resolve(variants, path.dirname(file), target)),
      ),
    );
  const ofTests = imported.filter(
    (file) => file.startsWith('tests/') && !file.startsWith('tests/variants/'),
  );
  expect(ofTests.filter((file) => !matters(`${file}.ts`))).toEqual([]);
  expect(ofTests).not.toEqual([]);
});

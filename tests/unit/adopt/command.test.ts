import {spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {projectDir} from '../../sites/paths';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'adopt-'));
  mkdirSync(path.join(folder, 'docs/_data'), {recursive: true});
  for (const file of ['src', 'scripts', 'tsconfig.json', 'node_modules']) {
    symlinkSync(path.join(projectDir, file), path.join(folder, file));
  }
  const schema = 'docs/_data/network.schema.json';
  cpSync(path.join(projectDir, schema), path.join(folder, schema));
  cpSync(path.join(projectDir, 'tests/fixtures/profile/placeholder.json'), profile());
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

function profile(): string {
  return path.join(folder, 'docs/_data/network.json');
}

function adopt(args: readonly string[], input = '') {
  const command = ['--import', 'tsx', path.join(projectDir, 'scripts/adopt.mts'), ...args];
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {
    cwd: folder,
    input,
    encoding: 'utf8',
  });
  return {status, output: stdout + stderr};
}

test('a profile from a file replaces the shipped one, with the schema beside it', () => {
  const other = path.join(projectDir, 'tests/fixtures/profile/other.json');
  const {status, output} = adopt([other, '--no-build']);
  expect(status, output).toBe(0);
  expect(output).toContain('No placeholder is left.');
  const written = JSON.parse(readFileSync(profile(), 'utf8')) as Record<string, unknown>;
  expect(written).toEqual({
    ...(JSON.parse(readFileSync(other, 'utf8')) as object),
    $schema: './network.schema.json',
  });
});

test.each([
  ['{"name": "Acme Chain",}', /other\.json:1:\d+: 1 fault[^]*expected: JSON[^]*fix: {6}look for/u],
  ['{"name": "Acme Chain"}', /other\.json: \d+ faults[^]*symbol\n {4}expected: /u],
])('of a file with faults nothing is written: %s', (content, message) => {
  const file = path.join(folder, 'other.json');
  writeFileSync(file, content);
  const before = readFileSync(profile(), 'utf8');
  const {status, output} = adopt([file, '--no-build']);
  expect(status).toBe(1);
  expect(output).toMatch(message);
  expect(output).toContain('docs/_data/network.json is unchanged');
  expect(readFileSync(profile(), 'utf8')).toBe(before);
});

test('answers are written one by one, and what is left is listed', () => {
  const {status, output} = adopt(['--no-build'], 'Acme Chain\nACM\n');
  expect(status, output).toBe(0);
  expect(JSON.parse(readFileSync(profile(), 'utf8'))).toMatchObject({
    name: 'Acme Chain',
    symbol: 'ACM',
  });
  expect(output).toMatch(/docs\/_data\/network\.json: \d+ values are still a placeholder/u);
  expect(output).toContain('site.url: https://docs.network.example');
  expect(adopt(['--list']).output).toContain('site.url: https://docs.network.example');
});

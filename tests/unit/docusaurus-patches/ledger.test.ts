import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {PATCHES} from '@site/src/docusaurus-patches';
import {LEDGER, type Entry} from '@site/src/docusaurus-patches/ledger/collect';
import {differences, record} from '@site/src/docusaurus-patches/ledger/compare';
import recorded from '@site/src/docusaurus-patches/ledger/recorded.json';
import {renderLedger} from '@site/src/docusaurus-patches/ledger/render';
import {SWIZZLES} from '@site/src/docusaurus-patches/ledger/swizzles';

const PATCHES_DIR = 'src/docusaurus-patches';

test('the installed packages equal the recorded ones', () => {
  const found = differences('node_modules', LEDGER, recorded);
  expect(found, `${found.join('\n\n')}\n\nThen: npm run upgrade:record`).toEqual([]);
  expect(Object.values(recorded).map(({digest}) => digest)).not.toContain('absent');
});

test('UPGRADING.md is generated from the data', async () => {
  const file = path.join(PATCHES_DIR, 'UPGRADING.md');
  const expected = await format(renderLedger(LEDGER, recorded), {
    ...(await resolveConfig(file)),
    filepath: file,
  });
  expect(readFileSync(file, 'utf8'), 'Run npm run upgrade:record').toBe(expected);
});

test('every patch has a folder of its name and touch points, and every listed test exists', () => {
  const folders = readdirSync(PATCHES_DIR, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && entry.name !== 'ledger')
    .map(({name}) => name);
  expect(PATCHES.map(({name}) => name).sort()).toEqual(folders.sort());
  expect(PATCHES.filter(({touchPoints}) => touchPoints.length === 0)).toEqual([]);
  const tests = LEDGER.flatMap((entry) => entry.tests);
  expect(tests.filter((file) => !existsSync(file))).toEqual([]);
  const owners = LEDGER.flatMap(({owner}) => owner.split(', ')).filter((owner) =>
    owner.startsWith('src/'),
  );
  expect(owners.filter((owner) => !existsSync(owner))).toEqual([]);
});

test('every swizzled component is in the ledger', () => {
  const own = readdirSync('src/theme', {recursive: true, encoding: 'utf8'})
    .filter((file) => /index\.tsx?$/u.test(file))
    .map((file) => path.dirname(file));
  const stock = (component: string) =>
    ['@docusaurus/theme-classic', '@docusaurus/theme-search-algolia'].some((name) =>
      ['.js', '/index.js'].some((end) =>
        existsSync(path.join('node_modules', name, 'lib/theme', component + end)),
      ),
    );
  const listed = SWIZZLES.map(({component}) => component);
  expect(own.filter((component) => stock(component) && !listed.includes(component))).toEqual([]);
  expect(listed.filter((component) => !own.includes(component))).toEqual([]);
});

describe('a checklist', () => {
  const entry: Entry = {
    owner: 'patch quick',
    package: 'thing',
    file: 'lib/a.js',
    reliesOn: 'The order of its calls.',
    otherwise: 'Nothing is quick.',
    tests: ['tests/quick.spec.ts'],
    removableWhen: 'It is quick by itself.',
  };
  let packages: string;
  const write = (file: string, text: string) => {
    const target = path.join(packages, 'thing', file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  };

  beforeEach(() => {
    packages = mkdtempSync(path.join(tmpdir(), 'packages-'));
    write('package.json', '{"version": "1.0.0"}');
    write('lib/a.js', 'a();');
  });
  afterEach(() => rmSync(packages, {recursive: true}));

  test('is printed for a changed file, with versions and everything that relies on it', () => {
    const before = record(packages, [entry]);
    expect(differences(packages, [entry], before)).toEqual([]);
    write('package.json', '{"version": "1.1.0"}');
    expect(differences(packages, [entry], before), 'a new version of the same').toEqual([]);
    write('lib/a.js', 'b();');
    const [text, ...others] = differences(packages, [entry], before);
    expect(others).toEqual([]);
    expect(text).toContain('thing/lib/a.js (1.0.0 → 1.1.0) has changed');
    expect(text).toContain('[ ] patch quick');
    expect(text).toContain('run:        tests/quick.spec.ts');
  });

  test('is printed for a removed file, and for one that is not recorded', () => {
    const before = record(packages, [entry]);
    rmSync(path.join(packages, 'thing/lib/a.js'));
    expect(differences(packages, [entry], before)[0]).toContain('thing/lib/a.js (1.0.0) is gone');
    write('lib/a.js', 'a();');
    expect(differences(packages, [entry], {})[0]).toContain('is not recorded yet');
  });

  test('omits missing packages', () => {
    expect(differences(packages, [{...entry, package: 'other'}], {})).toEqual([]);
  });
});

import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';

const REGISTER = path.resolve('src/docusaurus-patches/quick-config/register.cjs');

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'config-'));
});
afterEach(() => rmSync(dir, {recursive: true}));

const write = (file: string, content: string) => writeFileSync(path.join(dir, file), content);

/** What a program prints that Node runs with the patch; `load(file)` loads a module as Docusaurus does. */
function printed(program: string, patches = '', register = REGISTER): string {
  const load = `const {loadFreshModule} = require('@docusaurus/utils'); const load = (file) => loadFreshModule(require('node:path').resolve(${JSON.stringify(dir)}, file));`;
  const {stdout, stderr} = spawnSync(
    process.execPath,
    ['--require', register, '-e', `${load} (async () => {${program}})()`],
    {encoding: 'utf8', env: {...process.env, NODE_ENV: 'development', PATCHES: patches}},
  );
  return stdout + stderr;
}

const SHOW = "console.log(JSON.stringify(await load('config.ts')));";

test.each(['', 'none', '-quick-config'])('TypeScript is loaded, with PATCHES=%s', (patches) => {
  write('name.ts', "export const name: string = 'Network';\n");
  write('later.ts', 'export const later: number = 1;\n');
  write(
    'config.ts',
    "import {name} from './name';\nexport default {name, later: (await_ => import('./later'))};\n",
  );
  const program =
    "const {name, later} = await load('config.ts'); console.log(name, (await later()).later);";
  expect(printed(program, patches)).toBe('Network 1\n');
});

test.each([
  ['', false],
  ['none', true],
  ['-quick-config', true],
])('with PATCHES=%s, Babel compiles the configuration: %s', (patches, isBabel) => {
  write('config.ts', 'const one: number = 1;\nexport default {one};\n');
  const program = `await load('config.ts'); console.log(Object.keys(require.cache).some((file) => /jiti.dist/u.test(file)));`;
  expect(printed(program, patches)).toBe(`${isBabel}\n`);
});

test('a saved configuration is loaded again', () => {
  write('config.ts', 'export default {version: 1};\n');
  const save = `require('node:fs').writeFileSync(${JSON.stringify(path.join(dir, 'config.ts'))}, 'export default {version: 2};');`;
  expect(printed(`${SHOW} ${save} ${SHOW}`)).toBe('{"version":1}\n{"version":2}\n');
});

test('each source is compiled once, also by later runs, and a damaged cache is replaced', () => {
  // A copy has a cache of its own, which other runs do not touch.
  const copy = path.join(dir, 'src/docusaurus-patches/quick-config/register.cjs');
  const cache = path.join(dir, 'node_modules/.cache/quick-config.json');
  cpSync(REGISTER, copy);
  mkdirSync(path.dirname(cache), {recursive: true});
  for (const name of ['esbuild', '@docusaurus'])
    symlinkSync(path.resolve('node_modules', name), path.join(dir, 'node_modules', name));
  write('config.ts', 'export default {value: 1 as number};\n');
  const program = `${SHOW} console.log(Object.keys(require.cache).some((file) => /esbuild.lib/u.test(file)) ? 'compiled' : 'kept');`;
  const run = () => printed(program, '', copy);
  expect(run()).toBe('{"value":1}\ncompiled\n');
  expect(run()).toBe('{"value":1}\nkept\n');
  for (const damaged of ['{"compiler": ', 'null']) {
    writeFileSync(cache, damaged);
    expect(run()).toBe('{"value":1}\ncompiled\n');
    expect(run()).toBe('{"value":1}\nkept\n');
  }
  write('config.ts', 'export default {value: 2 as number};\n');
  expect(run()).toBe('{"value":2}\ncompiled\n');
});

test('a plugin module has its functions beside its default export', () => {
  write(
    'plugin.cjs',
    'exports.__esModule = true; exports.default = () => 1; exports.validate = () => 2;\n',
  );
  const program =
    "const plugin = await load('plugin.cjs'); console.log(plugin(), plugin.validate());";
  expect(printed(program)).toBe('1 2\n');
});

test('a fault of the configuration names the file', () => {
  write('config.ts', 'export default {;\n');
  const output = printed("await load('config.ts').catch(({message}) => console.log(message));");
  expect(output).toContain('Docusaurus could not load module at path');
  expect(output).toContain('config.ts:1');
});

test('nothing that only builds, or few pages, need is loaded with the configuration', () => {
  const program = `
    await loadFreshModule(${JSON.stringify(path.resolve('docusaurus.config.ts'))});
    const names = Object.keys(require.cache).flatMap((file) => /.*node_modules\\/((?:@[^/]+\\/)?[^/]+)\\/.*(?<!package\\.json)$/u.exec(file)?.[1] ?? []);
    console.log('loaded: ' + ['satori', '@resvg/resvg-js', '@viz-js/viz', 'solc', 'typescript', 'cheerio', 'undici', '@babel/core', 'viem'].filter((name) => names.includes(name)).join());`;
  // viem: names of methods and units of values. A profile may have warnings, printed beside this.
  expect(printed(program).split('\n')).toContain('loaded: viem');
});

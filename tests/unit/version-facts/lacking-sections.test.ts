import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {lackingSections} from '../../../src/versionFacts/lackingSections';

let siteDir: string;

function write(file: string, content: string): void {
  const target = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, content);
}

const methods = (...names: string[]) => JSON.stringify({methods: names.map((name) => ({name}))});

beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sections-'));
  for (const [folder, names, section] of [
    ['docs', ['eth_call', 'eth_config'], 'new'],
    ['versioned_docs/version-1.0.0', ['eth_call'], 'old'],
  ] as const) {
    write(`${folder}/rpc/eth.mdx`, 'Methods.\n\n## Before you call {#before}\n');
    write(`${folder}/page.mdx`, `Start.\n\n## Limits {#limits}\n\n## More {#${section}}\n`);
    for (const namespace of ['net', 'txpool', 'debug', 'admin', 'components'])
      write(`${folder}/_data/openrpc/${namespace}.json`, methods());
    write(`${folder}/_data/openrpc/eth.json`, methods(...names));
  }
  write('docs/only.mdx', '## Here {#here}\n');
});
afterAll(() => fs.rmSync(siteDir, {recursive: true, force: true}));

test('written sections and methods that another version has, by page', () => {
  expect(lackingSections(siteDir, ['current', '1.0.0'])).toEqual({
    current: {page: ['old']},
    '1.0.0': {'rpc/eth': ['eth_config'], page: ['new']},
  });
});

test('a site of one version lacks nothing', () => {
  expect(lackingSections(siteDir, ['current'])).toEqual({current: {}});
});

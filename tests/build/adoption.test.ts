import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {BuildResult} from '../sites/docusaurus';
import {SiteCopy} from '../sites/copy';
import {projectDir} from '../sites/paths';
import {filesBelow} from './filesBelow';

/** Values of the shipped profile on pages: names, symbols, hosts and chain ids, decimal and hex. */
const SHIPPED =
  /.{0,60}(?:\bExample (?:Network|Testnet|Explorer|builder)\b|\b(?:network|code)\.example\b|\b(?:t|gov)?EXN\b|\b6471[34]\b|\b0xfcc[9a]\b).{0,40}/iu;

const site = new SiteCopy();
let result: BuildResult;

beforeAll(async () => {
  cpSync(
    path.join(projectDir, 'tests/fixtures/profile/other.json'),
    path.join(site.dir, 'docs/_data/network.json'),
  );
  result = await site.build();
});
afterAll(() => {
  site.remove();
});

test('one file changes the network of the site', () => {
  expect(result.code, result.output).toBe(0);
  const home = readFileSync(path.join(site.dir, 'build/index.html'), 'utf8');
  expect(home).toContain('BNB Smart Chain');
  expect(home).toContain('https://docs.bnbchain.org/');
  expect(home).toContain('Copyright © 2020–2026 BNB Chain');
  expect(result.output).not.toContain('placeholder');
});

/** A page as Markdown. */
const pageOf = (name: string) => readFileSync(path.join(site.dir, `build/${name}.md`), 'utf8');

test('an archive with genesis and configuration is unpacked and checked', () => {
  expect(pageOf('endpoint')).toMatch(
    /published\.zip https:\S+\/mainnet\.zip\nunzip -p published\.zip '\*genesis\.json' > genesis\.json\n[^]*chain id 56 /u,
  );
  expect(pageOf('validator/run-val')).not.toMatch(/GENESIS|curl .*--output (?:genesis|config)\./u);
});

test('what differs from the network of the lineage is explained only where it does', () => {
  expect(pageOf('validator/run-val')).not.toContain('boot nodes of another network');
  expect(pageOf('staking/developer-guide')).not.toContain('in names stands for');
});

test('no output for readers or machines contains the shipped network’s name', () => {
  const texts = [...filesBelow(path.join(site.dir, 'build'))].filter(
    (file) => !/\.(?:br|gz|png|ico)$/.test(file),
  );
  expect(texts.length).toBeGreaterThan(100);
  const traces = texts.flatMap((file) => {
    const trace = SHIPPED.exec(readFileSync(file, 'utf8'))?.[0];
    return trace === undefined ? [] : [`${path.relative(site.dir, file)}: ${trace}`];
  });
  expect(traces).toEqual([]);
});

import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {afterAll, expect, test, vi} from 'vitest';
import {announcementBar} from '@site/src/profile/announcement';
import {ProfileError, type Fault} from '@site/src/profile/fault';
import {replaceTokens} from '@site/src/tokens/interpolate';
import {keysOf} from '@site/src/profile/keys';
import {readJson} from '@site/src/profile/readJson';
import type {NetworkProfile, Topology, VersionData} from '@site/src/profile/types';
import {planOf} from '@site/src/profile/topology/plan';
import {topologyFaults} from '@site/src/profile/topology/faults';
import {contractsFaults, profileFaults} from '@site/src/profile/validate';
import {glossaryFaults} from '@site/src/remark/glossary/terms';
import {schema, shipped, topologySchema} from '../profile/shipped';
import {brokenData, brokenText, RUNS} from './mutations';

vi.setConfig({testTimeout: 120_000});

const folder = mkdtempSync(path.join(tmpdir(), 'malformed-'));
afterAll(() => rmSync(folder, {recursive: true}));

const {network, contracts, topology} = shipped();
const glossary = readJson(path.resolve(__dirname, '../../..'), 'docs/_data/glossary.json');

/** Each fault has the place, the expectation, the found value and the fix, in a reasonable length. */
function expectReported(faults: readonly Fault[]): void {
  for (const {expected, found, fix, at} of faults) {
    for (const words of [expected, found, fix]) {
      expect(words, at).toMatch(/\S/);
      expect(words, at).not.toMatch(/^undefined|\[object|NaN/);
      expect(words.length, at).toBeLessThan(1000);
    }
  }
}

/** Every value of a profile as printed on a page. */
function printAll(data: VersionData): void {
  const page = keysOf(data.network)
    .filter((key) => !/[{}\n]/.test(key))
    .map((key) => `{network.${key}}`)
    .join('\n');
  replaceTokens(page, data, 'docs/page.mdx');
}

test('a malformed profile is reported with place, expectation, found value and fix, or prints', () => {
  fc.assert(
    fc.property(brokenData(network), (data) => {
      const faults = profileFaults(data, schema);
      expectReported(faults);
      if (faults.length > 0) return;
      announcementBar(data as NetworkProfile);
      printAll({...shipped(), network: data as NetworkProfile});
    }),
    RUNS,
  );
});

test('a malformed topology is reported too', () => {
  fc.assert(
    fc.property(brokenData(topology), (data) => {
      const faults = topologyFaults(data, topologySchema);
      expectReported(faults);
      if (faults.length === 0) planOf(data as Topology, network);
    }),
    RUNS,
  );
});

test('malformed lists of system contracts and glossaries are reported too', () => {
  const check = (whole: unknown, faultsOf: (data: unknown) => Fault[]) =>
    fc.assert(
      fc.property(brokenData(whole), (data) => expectReported(faultsOf(data))),
      RUNS,
    );
  check(contracts, contractsFaults);
  check(glossary, glossaryFaults);
});

test('a data file that is not JSON, or not text, is reported with line and column', () => {
  const text = JSON.stringify(contracts, null, 2);
  fc.assert(
    fc.property(brokenText([text]), fc.uint8Array({maxLength: 3}), (broken, bytes) => {
      writeFileSync(path.join(folder, 'data.json'), Buffer.concat([Buffer.from(broken), bytes]));
      try {
        readJson(folder, 'data.json');
      } catch (error) {
        expect(error).toBeInstanceOf(ProfileError);
        expect((error as ProfileError).file).toMatch(/^data\.json:\d+:\d+$/);
        expectReported((error as ProfileError).faults);
      }
    }),
    RUNS,
  );
});

test('invalid UTF-8 is an error, not a replacement character in the page', () => {
  writeFileSync(path.join(folder, 'data.json'), Buffer.from('{\n "name": "Caf\xe9"}', 'latin1'));
  expect(() => readJson(folder, 'data.json')).toThrow(/^data\.json:2:14[\s\S]*UTF-8/);
});

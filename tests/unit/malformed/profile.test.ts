import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {afterAll, expect, test, vi} from 'vitest';
import {announcementBar} from '@site/src/profile/announcement';
import {ProfileError, type Fault} from '@site/src/profile/fault';
import {replaceTokens} from '@site/src/profile/interpolate';
import {keysOf} from '@site/src/profile/keys';
import {readJson} from '@site/src/profile/readJson';
import type {NetworkProfile, VersionData} from '@site/src/profile/types';
import {planOf} from '@site/src/profile/topology/plan';
import {topologyFaults} from '@site/src/profile/topology/faults';
import type {Topology} from '@site/src/profile/topology/types';
import {contractsFaults, profileFaults} from '@site/src/profile/validate';
import {glossaryFaults} from '@site/src/remark/glossary/terms';
import {schema, shipped, topologySchema} from '../profile/shipped';
import {brokenData, brokenText, RUNS} from './mutations';

vi.setConfig({testTimeout: 120_000});

const folder = mkdtempSync(path.join(tmpdir(), 'malformed-'));
afterAll(() => rmSync(folder, {recursive: true}));

const {network, contracts, topology} = shipped();
const glossary = readJson(path.resolve(__dirname, '../../..'), 'docs/_data/glossary.json');

/** Each fault says where, what was expected, what was found, and the fix, in words that fit a screen. */
function expectTold(faults: readonly Fault[]): void {
  for (const {expected, found, fix, at} of faults) {
    for (const words of [expected, found, fix]) {
      expect(words, at).toMatch(/\S/);
      expect(words, at).not.toMatch(/^undefined|\[object|NaN/);
      expect(words.length, at).toBeLessThan(1000);
    }
  }
}

/** Every value of a profile as a page prints it. */
function printAll(data: VersionData): void {
  const page = keysOf(data.network)
    .filter((key) => !/[{}\n]/.test(key))
    .map((key) => `{network.${key}}`)
    .join('\n');
  replaceTokens(page, data, 'docs/page.mdx');
}

test('a malformed profile is told of by place, expectation, find and fix, or prints', () => {
  fc.assert(
    fc.property(brokenData(network), (data) => {
      const faults = profileFaults(data, schema);
      expectTold(faults);
      if (faults.length > 0) return;
      announcementBar(data as NetworkProfile);
      printAll({...shipped(), network: data as NetworkProfile});
    }),
    RUNS,
  );
});

test('so is a malformed topology', () => {
  fc.assert(
    fc.property(brokenData(topology), (data) => {
      const faults = topologyFaults(data, topologySchema);
      expectTold(faults);
      if (faults.length === 0) planOf(data as Topology, network);
    }),
    RUNS,
  );
});

test('so are lists of system contracts and glossaries', () => {
  const check = (whole: unknown, faultsOf: (data: unknown) => Fault[]) =>
    fc.assert(
      fc.property(brokenData(whole), (data) => expectTold(faultsOf(data))),
      RUNS,
    );
  check(contracts, contractsFaults);
  check(glossary, glossaryFaults);
});

test('a data file that is no JSON, or no text, is told of by line and column', () => {
  const text = JSON.stringify(contracts, null, 2);
  fc.assert(
    fc.property(brokenText([text]), fc.uint8Array({maxLength: 3}), (broken, bytes) => {
      writeFileSync(path.join(folder, 'data.json'), Buffer.concat([Buffer.from(broken), bytes]));
      try {
        readJson(folder, 'data.json');
      } catch (error) {
        expect(error).toBeInstanceOf(ProfileError);
        expect((error as ProfileError).file).toMatch(/^data\.json:\d+:\d+$/);
        expectTold((error as ProfileError).faults);
      }
    }),
    RUNS,
  );
});

test('a byte that is no UTF-8 is a fault, not a question mark in the page', () => {
  writeFileSync(path.join(folder, 'data.json'), Buffer.from('{\n "name": "Caf\xe9"}', 'latin1'));
  expect(() => readJson(folder, 'data.json')).toThrow(/^data\.json:2:14[\s\S]*UTF-8/);
});

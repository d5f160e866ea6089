import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import tool from '../../../../src/tools/configuration';
import {filesOf} from '../../../../src/tools/configuration/files';
import {defaultPlan} from '../../../../src/tools/configuration/plan';
import {tarOf} from '../../../../src/tools/configuration/tar';
import {planOfValues} from '../../../../src/tools/configuration/values';
import {evaluate, initialTexts, readFields} from '../../../../src/tools/evaluate';
import {fragmentOf, textsIn} from '../../../../src/tools/browser/fragment';
import {facts} from './examplePlan';

const fields = tool.fields(facts);
const initial = initialTexts(fields);
const said = (texts: Readonly<Record<string, string>>, reading?: unknown) =>
  evaluate(tool, facts, {...initial, ...texts}, reading);

test('begins with the plan of the pages', () => {
  expect(planOfValues(readFields(fields, initial).values, facts)).toEqual(defaultPlan(facts));
  const {faults, output} = said({});
  expect(faults).toEqual({});
  expect(output?.summary).toMatch(/^\d+ files for 6 machines: the default plan\.$/);
});

test('every value of a plan has a field', () => {
  const leaves = (node: unknown, at: readonly string[]): string[] =>
    typeof node === 'object' && node !== null && !Array.isArray(node)
      ? Object.entries(node).flatMap(([key, inner]) => leaves(inner, [...at, key]))
      : [at.join('-')];
  const without = ['hosts-admin-public', 'hosts-monitor-public', 'hosts-mevSentry-publicKey'];
  expect(
    leaves(defaultPlan(facts), []).filter(
      (id) => !(id in fields) && !without.some((start) => id.startsWith(start)),
    ),
  ).toEqual([]);
});

test('what is wrong is said at the field, also when two values do not fit', () => {
  expect(said({'hosts-validator-address': '10.0.0'}).faults).toEqual({
    'hosts-validator-address': expect.stringContaining('Enter an IP address') as string,
  });
  expect(said({'hosts-standby-address': '10.0.0.10'}).faults).toEqual({
    'hosts-standby-address': 'Give each machine its own address: Validator has this one.',
  });
  expect(said({'ports-p2p': '1e9'}).faults).toHaveProperty('ports-p2p');
});

test('a whole enode address is taken for a key', () => {
  const key = 'AB'.repeat(64);
  const {output} = said({'hosts-sentry1-publicKey': ` enode://${key}@[::]:30311?x=0 `});
  expect(JSON.stringify(output?.blocks)).toContain(`enode://${key.toLowerCase()}@10.0.0.11:30311`);
});

test('changes are shown against the default plan', () => {
  const {output} = said({'hosts-validator-address': '10.1.0.10', shown: 'sentry1'});
  expect(output?.summary).toContain('not as in the default plan');
  expect(JSON.stringify(output?.blocks)).toContain(
    '+  \\"enode://PUBLIC_KEY_OF_VALIDATOR@10.1.0.10:30311\\",',
  );
});

test('a machine that the plan lacks is named', () => {
  const {output} = said({layout: 'direct', shown: 'sentry1'});
  expect(output?.blocks).toContainEqual({kind: 'text', text: 'This plan has no Sentry 1.'});
});

test('bids between machines without a private network are a danger', () => {
  const direct = {layout: 'direct', hasStandby: '', hasMonitor: '', hasMev: 'yes'};
  const warned = (address: string) =>
    JSON.stringify(said({...direct, 'hosts-validator-address': address}).output).includes(
      'bids cross the internet unencrypted',
    );
  expect(warned('192.0.2.10')).toBe(true);
  expect(warned('10.0.0.10')).toBe(false);
});

test('a link holds the whole plan', () => {
  const texts = {...initial, layout: 'direct', hasStandby: '', 'paths-data': '/data/geth'};
  const fragment = fragmentOf('configuration', fields, texts);
  expect({...initial, ...textsIn(fields, fragment)}).toEqual(texts);
});

describe('the archive', () => {
  let folder: string;
  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'archive-'));
  });
  afterAll(() => fs.rmSync(folder, {recursive: true}));

  test('is one for tar, with all files and their modes', () => {
    const files = filesOf(defaultPlan(facts), facts);
    const archive = tarOf(
      files.map(({host, name, mode = '0644', text}) => ({
        path: `plan/${host || 'all'}/${name}`,
        mode,
        text,
      })),
      1_700_000_000,
    );
    fs.writeFileSync(path.join(folder, 'plan.tar'), archive);
    execFileSync('tar', ['--extract', '--file', 'plan.tar'], {cwd: folder});
    for (const {host, name, text} of files)
      expect(fs.readFileSync(path.join(folder, 'plan', host || 'all', name), 'utf8')).toBe(text);
    const {mode, mtimeMs} = fs.statSync(path.join(folder, 'plan/validator/firewall-ufw.sh'));
    expect((mode & 0o777).toString(8)).toBe('755');
    expect(mtimeMs).toBe(1_700_000_000_000);
  });
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {factsError} from '../../../src/versionFacts/check';
import {differencesOf} from '../../../src/versionFacts/differences';

const OLD = 'versioned_docs/version-1.0.0';
let siteDir: string;

function write(file: string, content: unknown): void {
  const target = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
}

const network = (version: string, limit: number) => ({
  software: {version},
  gas: {limit: {value: limit, unit: 'gas', meaning: 'Limit.', source: 'miner'}},
});
const components = (cap: string) => ({components: {errors: {Cap: {code: 1, message: cap}}}});
const eth = (answer: string, ...names: string[]) => ({
  ...{openrpc: '1.2.6', info: {title: 'eth', version: answer}},
  methods: names.map((name) => ({name, examples: [{result: answer}]})),
});

/** A version with all kinds of sources. */
function writeVersion(folder: string, version: string, limit: number): void {
  write(`${folder}/_data/network.json`, network(version, limit));
  write(`${folder}/page.mdx`, `Start.\n\n## Limits\n\nText of ${limit}.\n\n## Other\n\nSame.\n`);
  for (const name of ['net', 'txpool', 'debug', 'admin'])
    write(`${folder}/_data/openrpc/${name}.json`, eth('1'));
}

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'facts-'));
  fs.mkdirSync(path.join(siteDir, 'docs/_data'), {recursive: true});
  fs.copyFileSync(
    'docs/_data/changes.schema.json',
    path.join(siteDir, 'docs/_data/changes.schema.json'),
  );
  writeVersion(OLD, 'v1.0.0', 100);
  writeVersion('docs', 'v1.1.0', 55);
  write(`${OLD}/_data/openrpc/eth.json`, eth('1', 'eth_call'));
  write('docs/_data/openrpc/eth.json', eth('2', 'eth_call', 'eth_config'));
  write(`${OLD}/_data/openrpc/components.json`, components('old'));
  write('docs/_data/openrpc/components.json', components('new'));
  write(`${OLD}/_data/topology.json`, '{}');
  write('docs/_data/topology.json', '[]');
  write('docs/only.mdx', 'New.');
});
afterEach(() => fs.rmSync(siteDir, {recursive: true, force: true}));

const ALL = {
  pages: ['page#limits', 'only'],
  profile: ['software', 'gas.limit'],
  files: ['topology.json'],
  methods: ['eth_config'],
  examples: ['eth_call'],
  components: ['Cap'],
};
const fact = {id: 'all', release: 'v1.1.0', what: 'All.', evidence: ['a.go:1'], ...ALL};

test('differences of all sources are found, recorded runs and releases of documents are none', () => {
  const found = differencesOf(siteDir, '1.0.0', 'current');
  expect(found.map(({kind, place}) => `${kind} ${place}`).sort()).toEqual([
    'components Cap',
    'examples eth_call',
    'files topology.json',
    'methods eth_config',
    'pages only',
    'pages page#limits',
    'profile gas.limit',
    'profile software.version',
  ]);
});

test('facts that explain all are in order; a version without facts is the first', () => {
  write('docs/_data/changes.json', {since: '1.0.0', facts: [fact]});
  expect(factsError(siteDir, 'current', ['1.0.0'])).toBeUndefined();
  expect(factsError(siteDir, '1.0.0', ['1.0.0'])).toBeUndefined();
  expect(factsError(siteDir, 'current', [])).toBeUndefined();
});

test('what an adopter writes into the profile needs no fact, because the shipped version uses it too', () => {
  const changed = {...network('v1.1.0', 100), symbol: 'OTH'};
  write(`${OLD}/_data/network.json`, {...network('v1.0.0', 100), name: 'Example Network'});
  write('docs/_data/network.json', {...changed, name: 'Example Network'});
  write('docs/_data/changes.json', {since: '1.0.0', facts: [fact]});
  expect(factsError(siteDir, 'current', ['1.0.0'])?.message).toContain('symbol differs');
  write('docs/_data/network.json', {...changed, name: 'Other'});
  expect(factsError(siteDir, 'current', ['1.0.0'])).toBeUndefined();
  write(`${OLD}/_data/topology.json`, '[]');
  expect(factsError(siteDir, 'current', ['1.0.0'])?.message).toContain('topology.json');
});

test('all that is wrong is one error with the file', () => {
  const rest = {...fact, files: undefined, methods: ['eth_cal']};
  write('docs/_data/changes.json', {since: '1.0.0', facts: [rest]});
  const message = factsError(siteDir, 'current', ['1.0.0'])?.message ?? '';
  expect(message).toContain('docs/_data/changes.json: 3 faults');
  expect(message).toContain('topology.json differs, and no fact says why');
  expect(message).toContain('eth_config differs, and no fact says why');
  expect(message).toContain('"eth_cal", which is the same in both');
});

test('a page that only the newer version has needs no fact, one that only the older has does', () => {
  const rest = {...fact, pages: ['page#limits']};
  write('docs/_data/changes.json', {since: '1.0.0', facts: [rest]});
  expect(factsError(siteDir, 'current', ['1.0.0'])).toBeUndefined();
  write(`${OLD}/gone.mdx`, 'Old.');
  const message = factsError(siteDir, 'current', ['1.0.0'])?.message;
  expect(message).toContain('gone differs, and no fact says why');
});

test('a wrong form and an unknown version are reported with what was expected', () => {
  write('docs/_data/changes.json', {since: '0.9.0', facts: []});
  expect(factsError(siteDir, 'current', ['1.0.0'])?.message).toContain('a released version: 1.0.0');
  write('docs/_data/changes.json', {since: '1.0.0', facts: [{...fact, id: 'No id'}]});
  expect(factsError(siteDir, 'current', ['1.0.0'])?.message).toContain('lower-case words');
});

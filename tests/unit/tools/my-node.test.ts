import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {checksOf, isOlder} from '../../../src/tools/my-node/checks';
import type {MyNodeFacts} from '../../../src/tools/my-node/facts';
import {agreement, announced, missingForks, scheduleOf} from '../../../src/tools/my-node/forks';
import type {NodeReading} from '../../../src/tools/my-node/read';
import type {Attempt} from '../../../src/tools/reading/attempt';
import {projectDir} from '../../sites/paths';

const NOW = Date.UTC(2030, 0, 1);
const facts: MyNodeFacts = {
  version: 'v1.7.3',
  chains: [
    {
      chainId: 5,
      name: 'Example',
      forks: [
        {name: 'Old', time: NOW / 1000 - 1000},
        {name: 'New', time: NOW / 1000 + 1000},
      ],
    },
  ],
  interval: 450,
  turnLength: 16,
};

const OWN = '0xfd8ac718';
const header = (miner: string, hash = OWN) => ({
  number: 1,
  at: NOW,
  miner,
  extraData: `0x${'00'.repeat(28)}${hash.slice(2)}${'ee'.repeat(70)}`,
});
const block = (number: number, at = NOW) => ({
  number: `0x${number.toString(16)}`,
  timestamp: `0x${(at / 1000).toString(16)}`,
});
const config = (current: number, next?: number) => ({
  current: {activationTime: current, forkId: '0x00000001'},
  next: next === undefined ? null : {activationTime: next, forkId: OWN},
  last: null,
});
const is = (result: unknown): Attempt => ({result});
const no = (code: number, title = 'no such method'): Attempt => ({
  refused: {title, cause: '', steps: [{text: 'Start it with', code: '--http.api web3'}]},
  code,
});

const GOOD: NodeReading = {
  node: 'http://127.0.0.1:8545',
  now: NOW + 400,
  chainId: is('0x5'),
  client: is('Geth/v1.7.3-abc/linux-amd64/go1.25'),
  syncing: is(false),
  peers: is('0x5'),
  head: is(block(1000)),
  finalized: is(block(998)),
  config: is(config(NOW / 1000 - 1000, NOW / 1000 + 1000)),
  modules: is({eth: '1.0', net: '1.0'}),
  recent: [header('0xa'), header('0xb'), header('0xc')],
};

const tones = (reading: NodeReading) =>
  Object.fromEntries(
    checksOf(reading, facts)
      .filter(({tone}) => tone !== 'good')
      .map(({label, tone}) => [label, tone]),
  );
const noteOf = (label: string, reading: NodeReading) =>
  checksOf(reading, facts).find((check) => check.label === label)?.note;

test('a healthy node has nothing to look at', () => {
  expect(tones(GOOD)).toEqual({});
});

test.each<[string, Partial<NodeReading>, Record<string, string>]>([
  ['an older release', {client: is('Geth/v1.6.7/linux')}, {Software: 'warn'}],
  ['other software', {client: is('anvil/v1.2.3')}, {Software: 'warn'}],
  ['another chain', {chainId: is('0x1')}, {Chain: 'bad'}],
  ['an old head', {head: is(block(1000, NOW - 600_000))}, {Head: 'bad'}],
  ['a block of the future', {head: is(block(1000, NOW + 9000))}, {Clock: 'warn'}],
  ['no block', {head: is(null)}, {Head: 'bad'}],
  ['a sync', {syncing: is({currentBlock: '0x1', highestBlock: '0x9'})}, {Synchronising: 'bad'}],
  ['no peers', {peers: is('0x0')}, {Peers: 'bad', Synchronising: 'warn'}],
  ['late finality', {finalized: is(block(900))}, {Finality: 'warn'}],
  ['an unknown fork', {config: is(config(NOW / 1000 - 1000)), recent: []}, {Forks: 'bad'}],
  ['a missed fork', {config: is(config(7, NOW / 1000 + 1000))}, {Forks: 'bad'}],
  [
    'others with another next fork',
    {recent: [header('0xa', '0x01020304'), header('0xb', '0x01020304'), header('0xc')]},
    {'Next fork': 'bad'},
  ],
  ['open namespaces', {modules: is({admin: '1.0', eth: '1.0'})}, {Namespaces: 'warn'}],
  ['a refused method', {client: no(-32601)}, {Software: 'warn'}],
])('%s is pointed out, and nothing else', (_, part, expected) => {
  expect(tones({...GOOD, ...part})).toEqual(expected);
});

test('a refusal names the flag, and eth_config the releases that lack it', () => {
  expect(noteOf('Software', {...GOOD, client: no(-32601)})).toContain('--http.api web3');
  const note = noteOf('Forks', {...GOOD, config: no(-32601), recent: []});
  expect(note).toContain('Releases before v1.7 do');
});

test('a real node announces in its blocks what it answers to eth_config', () => {
  const file = path.join(projectDir, 'docs/_data/openrpc/eth.json');
  const {methods} = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    methods: {name: string; examples?: {result: {value: unknown}}[]}[];
  };
  const valueOf = (name: string) =>
    methods.find((method) => method.name === name)?.examples?.[0]?.result.value;
  const schedule = scheduleOf(valueOf('eth_config'));
  const {extraData} = valueOf('eth_getBlockByNumber') as {extraData: string};
  expect(announced({extraData})).toBe(schedule?.current.forkId);
});

test('each validator counts once, by its newest block', () => {
  const schedule = scheduleOf(config(1, 2));
  const recent = [header('0xa'), header('0xa', '0x01020304'), header('0xb', '0x01020304')];
  expect(schedule && agreement(schedule, recent)).toEqual({validators: 2, same: 1});
});

test('a node without forks of the profile lacks those of its chain', () => {
  const schedule = scheduleOf(config(0));
  expect(schedule && missingForks(schedule, facts.chains[0]?.forks ?? [], NOW / 1000)).toHaveLength(
    2,
  );
  expect(scheduleOf(null)).toBeUndefined();
  expect(scheduleOf({current: 5})).toBeUndefined();
});

test('versions are compared by number', () => {
  expect(isOlder([1, 6, 7], [1, 7, 3])).toBe(true);
  expect(isOlder([1, 7, 10], [1, 7, 3])).toBe(false);
  expect(isOlder([1, 7, 3], [1, 7, 3])).toBe(false);
});

import {expect, test} from 'vitest';
import {explainHealth, spanText} from '../../../src/workbench/explain/explainHealth';
import {behindBy, checkHealth, clientOf, otherRelease} from '../../../src/workbench/explain/health';
import type {ChainFacts, NetworkFacts, Outcome} from '../../../src/workbench/types';

const measured = {milliseconds: 1, bytes: 1};
const chain = {key: 'a', name: 'Alpha', chainId: 1} as ChainFacts;
const other = {key: 'b', name: 'Beta', chainId: 2} as ChainFacts;
const network = {chains: [chain, other], blockInterval: 450} as unknown as NetworkFacts;

function nodeWith(results: Record<string, unknown>) {
  const asked: string[] = [];
  const call = (_: string, {method}: {method: string}): Promise<Outcome> => {
    asked.push(method);
    return Promise.resolve(
      method in results
        ? {kind: 'result', result: results[method], ...measured}
        : {kind: 'error', error: {code: -32601, message: 'no'}, ...measured},
    );
  };
  return {asked, call};
}

const seconds = (ago: number): string => `0x${(Math.round(Date.now() / 1000) - ago).toString(16)}`;

test('the state of a node is its chain, its head with age, and how far it has synced', async () => {
  const node = nodeWith({
    eth_chainId: '0x2',
    eth_syncing: {currentBlock: '0x5', highestBlock: '0x9'},
    eth_getBlockByNumber: {number: '0x5', timestamp: seconds(300)},
  });
  const health = await checkHealth(node, 'http://x');
  expect(health).toMatchObject({chainId: 2, syncing: {current: 5, highest: 9}, head: {number: 5}});
  expect(health.head?.age).toBeGreaterThan(298);
  expect(node.asked).toHaveLength(3);
});

test('what a node does not say, or says wrongly, is absent', async () => {
  expect(await checkHealth(nodeWith({}), 'http://x')).toEqual({});
  const odd = nodeWith({eth_chainId: 7, eth_syncing: 'yes', eth_getBlockByNumber: null});
  expect(await checkHealth(odd, 'http://x')).toEqual({});
  const future = nodeWith({eth_getBlockByNumber: {number: '0x1', timestamp: seconds(-60)}});
  expect((await checkHealth(future, 'http://x')).head?.age).toBe(0);
});

test('a node is behind by the age of its head, if that is more than clocks and intervals explain', () => {
  const at = (age: number, interval = 450) => behindBy({head: {number: 1, time: 1, age}}, interval);
  expect(at(30)).toBeUndefined();
  expect(at(31)).toBe(31);
  expect(at(200, 12_000)).toBeUndefined();
  expect(at(241, 12_000)).toBe(241);
  expect(behindBy({}, 450)).toBeUndefined();
});

test('another chain is named, known or not; no chain is another when any is meant', () => {
  expect(explainHealth({chainId: 2}, chain, network)?.cause).toContain(
    'serves Beta (chain id 2), not Alpha',
  );
  expect(explainHealth({chainId: 9}, chain, network)?.cause).toContain(
    'with the id 9; Alpha has 1',
  );
  expect(explainHealth({chainId: 9}, undefined, network)).toBeUndefined();
  expect(explainHealth({chainId: 1, syncing: false}, chain, network)).toBeUndefined();
});

test('a node that is behind says by how much', () => {
  const head = {number: 7, time: 1, age: 300};
  expect(explainHealth({chainId: 1, syncing: false, head}, chain, network)?.cause).toContain(
    'newest block, 7, is 5 minutes old',
  );
  const starting = {chainId: 1, syncing: {current: 0, highest: 0}};
  expect(explainHealth(starting, chain, network)?.cause).toContain('has block 0 so far');
});

test('spans have the unit that fits', () => {
  expect([45, 119, 120, 7200, 172_800].map(spanText)).toEqual([
    '45 seconds',
    '119 seconds',
    '2 minutes',
    '2 hours',
    '2 days',
  ]);
});

test('a node says which software it runs, or nothing', async () => {
  const client = 'Geth/v1.6.7-bf0283af/linux-amd64/go1.24.5';
  expect(await clientOf(nodeWith({web3_clientVersion: client}), 'http://x')).toBe(client);
  expect(await clientOf(nodeWith({}), 'http://x')).toBeUndefined();
  expect(await clientOf(nodeWith({web3_clientVersion: 7}), 'http://x')).toBeUndefined();
});

test.each([
  ['Geth/v1.6.7-bf0283af/linux-amd64/go1.24.5', 'v1.6.7'],
  ['Geth/v1.7.3-stable/linux-amd64/go1.25', undefined],
  ['MetaMask/v11.0.0', undefined],
  ['Geth/unknown', undefined],
])('%s is another release: %s', (client, expected) => {
  expect(otherRelease({client}, 'v1.7.3')).toBe(expected);
});

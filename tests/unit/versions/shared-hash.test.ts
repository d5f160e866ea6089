import {expect, test} from 'vitest';
import {sharedHash} from '../../../src/versions/sharedHash';

const LACKING = {'2.0.0': {'rpc/eth': ['eth_config', 'größe']}};

test('a section that another version lacks is dropped, on its page only', () => {
  expect(sharedHash('#eth_config', 'rpc/eth', ['2.0.0'], LACKING)).toBe('');
  expect(sharedHash('#gr%C3%B6%C3%9Fe', 'rpc/eth', ['2.0.0'], LACKING)).toBe('');
  expect(sharedHash('#eth_config', 'rpc/debug', ['2.0.0'], LACKING)).toBe('#eth_config');
});

test('other fragments stay: shared sections, states of tools, faulty escapes and none', () => {
  for (const hash of ['#eth_call', '#call=%7B%7D', '#%E0%A4%A', ''])
    expect(sharedHash(hash, 'rpc/eth', ['2.0.0'], LACKING)).toBe(hash);
  expect(sharedHash('#eth_config', 'rpc/eth', ['current'], LACKING)).toBe('#eth_config');
});

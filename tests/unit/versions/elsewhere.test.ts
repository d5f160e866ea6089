import {describe, expect, it} from 'vitest';
import {elsewhere} from '../../../src/versions/elsewhere';

const version = (name: string, prefix: string, pages = ['rpc/eth', 'faq']) => ({
  name,
  label: name === 'current' ? 'Next' : name,
  docs: pages.map((id) => ({id, path: `${prefix}/${id}`})),
});
const VERSIONS = [version('current', '/next'), version('2.0.0', ''), version('1.0.0', '/1.0.0')];
const LACKING = {
  current: {'rpc/eth': ['eth_old']},
  '2.0.0': {'rpc/eth': ['eth_config', 'eth_old']},
  '1.0.0': {'rpc/eth': ['eth_config']},
};

describe('a section that a page lacks', () => {
  it.each([
    ['/rpc/eth', 'eth_config', '2.0.0', ['/next/rpc/eth#eth_config']],
    ['/next/rpc/eth/', 'eth_old', 'Next', ['/1.0.0/rpc/eth#eth_old']],
    ['/rpc/eth', 'eth_Config', '2.0.0', ['/next/rpc/eth#eth_config']],
  ])('%s#%s is in other versions', (path, id, here, addresses) => {
    const found = elsewhere(path, id, VERSIONS, LACKING);
    expect(found?.here).toBe(here);
    expect(found?.there.map(({href}) => href)).toEqual(addresses);
  });

  it.each([
    ['/rpc/eth', 'eth_never'],
    ['/faq', 'eth_config'],
    ['/unknown', 'eth_config'],
  ])('%s#%s is nowhere', (path, id) => {
    expect(elsewhere(path, id, VERSIONS, LACKING)).toBeUndefined();
  });

  it('is nowhere if no other version has the page', () => {
    const versions = [version('current', '/next', []), version('2.0.0', '')];
    expect(elsewhere('/rpc/eth', 'eth_config', versions, LACKING)).toBeUndefined();
  });
});

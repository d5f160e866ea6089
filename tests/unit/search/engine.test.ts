import {describe, expect, it} from 'vitest';
import {SearchEngine} from '../../../src/search/engine';
import {urlOf} from '../../../src/search/records';
import {shard} from './fixture';

const engine = SearchEngine.of(shard);

function urls(query: string): string[] {
  return engine.search(query).map((found) => urlOf(found.page, found.section));
}

describe('SearchEngine', () => {
  it.each([
    ['a method by its name', 'eth_blockNumber', '/rpc/eth#eth_blocknumber'],
    ['a method in any case', 'ETH_GETBLOBSIDECARS', '/rpc/eth#eth_getblobsidecars'],
    [
      'a method without its namespace',
      'getBlobSidecarByTxHash',
      '/rpc/eth#eth_getblobsidecarbytxhash',
    ],
    ['parts of a method', 'sidecar tx', '/rpc/eth#eth_getblobsidecarbytxhash'],
    ['neighbours written together', 'blocknumber', '/rpc/eth#eth_blocknumber'],
    ['a page by its title', 'staking overview', '/staking/overview'],
    ['a beginning', 'unbon', '/staking/overview#unbonding'],
    ['one typing error', 'maintenence', '/validator/run-val#maintenance'],
    ['two typing errors in a long word', 'mantenence', '/validator/run-val#maintenance'],
    ['a question', 'how long do I wait for unbonding?', '/staking/overview#unbonding'],
    ['a plural', 'claims', '/staking/user-guide#claim'],
  ])('finds %s', (_what, query, expected) => {
    expect(urls(query)[0]).toBe(expected);
  });

  it('forgives no error in short words or numbers', () => {
    expect(urls('ggg')).toEqual([]);
    expect(urls('12345')).toEqual([]);
  });

  it('wants every word while one section has them all', () => {
    expect(urls('fast finality')).toEqual(['/#fast-finality']);
  });

  it.each([
    '',
    '   ',
    '?!',
    '((((',
    '\\',
    '[a-',
    '*',
    'x'.repeat(10_000),
    '<script>alert(1)</script>',
  ])('answers %j', (query) => {
    expect(Array.isArray(engine.search(query))).toBe(true);
  });
});

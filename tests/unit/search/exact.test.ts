import {describe, expect, it} from 'vitest';
import {SearchEngine} from '../../../src/search/engine';
import {toHit} from '../../../src/search/hit';
import {urlOf} from '../../../src/search/records';
import {page, section, shard} from './fixture';

const engine = SearchEngine.of({
  ...shard,
  pages: [
    page('/rpc/eth', 'RPC', [
      section(1, 'eth namespace', 'Blocks and logs.'),
      section(3, 'eth_getLogs', 'Events of contracts. -32000 exceed maximum block range: 5000'),
      section(3, 'eth_getFilterLogs', 'The same as eth_getLogs.'),
      section(2, 'Errors of submitting', '-32000 nonce too low: next nonce <a> or already known'),
    ]),
    page('/failed', 'Validator', [
      section(1, 'Failed validators', 'What failed, and why it failed: logs of failed blocks.'),
      section(2, 'Why logs failed', 'The maximum of a range is too low. Nonce of failed blocks.'),
      section(2, 'Keys', 'Start with --unlock and --http.api eth. It brings the keys along.'),
      section(2, 'Unlock', 'Unlocking --allow-insecure-unlock is a risk.'),
      section(2, 'Withdraw', 'Unlock what you delegated.'),
    ]),
  ],
});

function first(query: string): string | undefined {
  const [found] = engine.search(query);
  return found && urlOf(found.page, found.section);
}

function marks(query: string): string[] {
  return engine.search(query).flatMap((found) => {
    const hit = toHit(found, {tags: {pre: '<', post: '>'}, words: 10, ellipsis: ''});
    const texts = [
      ...Object.values(hit._highlightResult?.hierarchy ?? {}),
      hit._snippetResult?.content,
    ];
    return texts.flatMap((text) => text?.value.match(/(?<=<)[^<>]+(?=>)/gu) ?? []);
  });
}

describe('what a query names exactly', () => {
  it.each([
    ['a method beside other words', 'eth_getLogs failed', '/rpc/eth#eth_getlogs'],
    ['a method beside better headings', 'why failed eth_getLogs logs', '/rpc/eth#eth_getlogs'],
    ['a method without its namespace', 'failed validators getLogs', '/rpc/eth#eth_getlogs'],
    ['an error message', 'nonce too low', '/rpc/eth#errors-of-submitting'],
    ['a message with another number', 'exceed maximum block range: 9', '/rpc/eth#eth_getlogs'],
    ['the second message of a row', 'already known or not', '/rpc/eth#errors-of-submitting'],
    ['a code with a minus sign', '−32000 nonce too low', '/rpc/eth#errors-of-submitting'],
    ['a full-width code', '－３２０００ nonce', '/rpc/eth#errors-of-submitting'],
    ['a flag', '--unlock', '/failed#keys'],
    ['a flag with a dot beside other words', 'failed --http.api', '/failed#keys'],
    ['a flag that contains another', '--allow-insecure-unlock', '/failed#unlock'],
  ])('is first: %s', (_what, query, expected) => {
    expect(first(query)).toBe(expected);
  });

  it('is no message of which the query has two words', () => {
    const scores = ['nonce too', 'nonce too low'].map(
      (query) => engine.search(query)[0]?.score ?? 0,
    );
    expect(scores[0]).toBeLessThan(100);
    expect(scores[1]).toBeGreaterThan(100);
  });
});

describe('highlighting', () => {
  it('leaves out synonyms, other forms and corrections', () => {
    expect(first('undelegate')).toBeDefined();
    expect(marks('undelegate')).toEqual([]);
    expect(first('bridgs')).toBe('/failed#keys');
    expect(marks('bridgs')).toEqual([]);
    expect(marks('faild')).toEqual([]);
  });

  it('has words as typed, their plurals, and what an unfinished word begins', () => {
    expect(new Set(marks('log ').map((word) => word.toLowerCase()))).toContain('logs');
    expect(marks('delega')).toEqual(['delegated']);
  });

  it('has a name as a whole, not its parts elsewhere', () => {
    expect(new Set(marks('eth_getFilterLogs'))).toEqual(new Set(['eth_getFilterLogs']));
  });
});

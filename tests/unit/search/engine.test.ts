import {describe, expect, it} from 'vitest';
import {inSteps} from '../../../src/search/browser/enginesInPage';
import {SearchEngine} from '../../../src/search/engine';
import {urlOf} from '../../../src/search/records';
import {page, section, shard} from './fixture';

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
    ['words joined by a hyphen', 'validator-rewards', '/staking/overview'],
    ['words without their space', 'validatorrewards', '/staking/overview'],
    [
      'words without their space, of which one has another form',
      'planedstop',
      '/validator/run-val#maintenance',
    ],
    ['three words that are one name', 'get blob sidecars', '/rpc/eth#eth_getblobsidecars'],
    ['a slip in a name', 'eth_getBlokByNumber', '/rpc/eth#eth_getblockbynumber'],
    [
      'a slip in a word that the texts have in another form',
      'delgator ',
      '/staking/user-guide#delegate',
    ],
    ['a letter missing at the end of a name', 'eth_blockNumbe', '/rpc/eth#eth_blocknumber'],
  ])('finds %s', (_what, query, expected) => {
    expect(urls(query)[0]).toBe(expected);
  });

  it('finds a multi-part name as a whole, and its parts as a subject', () => {
    const engineOfNames = SearchEngine.of({
      ...shard,
      pages: [
        page('/costs', 'Staking', [
          section(1, 'Costs', 'The unbonding period. After an unbonding period, claim.'),
        ]),
        page('/contract', 'Staking', [
          section(1, 'Contract', 'It tells unbondPeriod, in seconds.'),
        ]),
      ],
    });
    const first = (query: string) => engineOfNames.search(query)[0]?.page.path;
    expect(first('unbondPeriod')).toBe('/contract');
    expect(first('unbonding period')).toBe('/costs');
  });

  it('corrects no error in short words or numbers', () => {
    expect(urls('ggg')).toEqual([]);
    expect(urls('12345')).toEqual([]);
  });

  it('requires every word if a section has them all', () => {
    expect(urls('fast finality')).toEqual(['/#fast-finality']);
  });

  it.each(['', '   ', '?!', '((((', '\\', '*', 'x'.repeat(10_000), '<script>alert(1)</script>'])(
    'finds nothing for %j',
    (query) => {
      expect(urls(query)).toEqual([]);
    },
  );

  it('takes signs of regular expressions for spaces', () => {
    expect(urls('[validator-')).toEqual(urls('validator'));
    expect(urls('validator')).not.toEqual([]);
  });

  it('gives the same answers when it is built in steps', async () => {
    const other = await inSteps(shard);
    for (const query of ['validator', 'blocknumber', 'how long do I wait for unbonding?']) {
      expect(other.search(query).map(({page, section}) => urlOf(page, section))).toEqual(
        urls(query),
      );
    }
  });

  it.each([
    [
      'a slip that happens to be made of two words',
      'snaphot',
      ['Snap', 'A hot machine.'],
      ['Snapshot', 'The data folder.'],
    ],
    [
      'a part of a name, stop words and all, before the same words elsewhere',
      'block by hash',
      ['eth_getUncleCountByBlockHash', ''],
      ['eth_getBlockByHash', ''],
    ],
    [
      'a heading whose other words are stop words',
      'which sentries do I have',
      ['Private sentries', ''],
      ['How many sentries?', ''],
    ],
    [
      'what a question is about, not how it is put',
      'where do I find and use the genesis?',
      ['Find and use', ''],
      ['Genesis', ''],
    ],
  ])('finds %s', (_what, query, other, wanted) => {
    const sections = [other, wanted].map(([heading = '', text = '']) => section(2, heading, text));
    const filler = Array.from({length: 20}, (_, at) => section(2, `F${at}`, 'Nothing to see.'));
    const [found] = SearchEngine.of({
      ...shard,
      pages: [page('/p', 'P', [section(1, 'P'), ...sections, ...filler])],
    }).search(query);
    expect(found?.section.heading).toBe(wanted[0]);
  });

  it('finds two words that the text has joined, also in a heading of its own', () => {
    const backups = SearchEngine.of({
      ...shard,
      pages: [
        page('/keys', 'Validator', [
          section(1, 'Keys', 'What each signs.'),
          section(2, 'Backups', 'Keep them apart.'),
        ]),
        page('/follow', 'Events', [section(1, 'Roll back', 'What was undone.')]),
      ],
    });
    const [first] = backups.search('what should I back up');
    expect(first && urlOf(first.page, first.section)).toBe('/keys#backups');
  });

  it('finds readers’ words, a pasted hash, and a method without its namespace', () => {
    const hash = `0x24d7bda8${'6f'.repeat(28)}`;
    const engine = SearchEngine.of({
      ...shard,
      pages: [
        page('/guide', 'Builder', [
          section(1, 'Builder guide', 'Private transactions go to a builder.'),
          {...section(2, 'Send privately', 'Set another address.'), words: 'front running'},
          section(2, 'Delegated', 'Topic 0x24d7bda8….'),
        ]),
        page('/rpc', 'RPC', [
          section(1, 'eth namespace', 'Proof that a network can get.'),
          section(2, 'StorageProof', 'Get a proof, one get for each proof.'),
          section(2, 'eth_getProof', 'Merkle branches.'),
          section(2, 'admin_addPeer', 'Connect.'),
          section(2, 'What can go wrong', 'An ad of an admin, or of a peer.'),
        ]),
      ],
    });
    const first = (query: string) => {
      const [found] = engine.search(query);
      return found && urlOf(found.page, found.section);
    };
    expect(first('protect me from front running')).toBe('/guide#send-privately');
    expect(first(hash.slice(0, 64))).toBe('/guide#delegated');
    expect(first('get proof')).toBe('/rpc#eth_getproof');
    expect(first('admin_adPeer')).toBe('/rpc#admin_addpeer');
  });

  it('prefers a short name to a long one of which the word is a small part', () => {
    const limits = SearchEngine.of({
      ...shard,
      pages: [
        page('/rpc/debug', 'RPC', [
          section(1, 'debug namespace', 'Rate of samples.'),
          section(2, 'debug_setMemoryLimitOfTheNode', 'The rate of memory.'),
        ]),
        page('/endpoint', 'Endpoints', [
          section(1, 'Endpoints', 'Addresses.'),
          section(2, 'Limits', 'The rate of calls is limited.'),
        ]),
      ],
    });
    const [first] = limits.search('is there a rate limit');
    expect(first && urlOf(first.page, first.section)).toBe('/endpoint#limits');
  });
});

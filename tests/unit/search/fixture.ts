import type {SearchPage, SearchSection, SearchShard} from '../../../src/search/records';

export function section(level: number, heading: string, text = ''): SearchSection {
  const anchor = level === 1 ? '' : heading.toLowerCase().replaceAll(/[^a-z0-9_]+/gu, '-');
  return {level, anchor, heading, text};
}

export function page(
  path: string,
  trail: string,
  sections: SearchSection[],
  keywords = '',
): SearchPage {
  return {path, trail, label: sections[0]?.heading ?? '', keywords, sections};
}

/** A small site whose pages compete for the same words. */
export const shard: SearchShard = {
  tag: 'docs-default-2.0.0',
  version: '2.0.0',
  language: 'en',
  pages: [
    page('/', 'Specification', [
      section(1, 'Specification', 'How the network works: validators, staking, finality.'),
      section(2, 'Fast finality', 'Validators vote. A block is final after two and a half blocks.'),
      section(2, 'Block number', 'The number of a block grows by one.'),
    ]),
    page('/rpc/eth', 'RPC', [
      section(1, 'eth namespace', 'Blocks, state, transactions.'),
      section(2, 'Blobs'),
      section(3, 'eth_getBlobSidecarByTxHash', 'The blob side-car of one transaction.'),
      section(3, 'eth_getBlobSidecars', 'All blob side-cars of a block.'),
      section(2, 'Blocks'),
      section(3, 'eth_blockNumber', 'Height of the latest block.'),
      section(3, 'eth_getBlockByNumber', 'A block by its height or tag.'),
    ]),
    page('/staking/overview', 'Staking', [
      section(1, 'Staking overview', 'Delegate to a validator and share its rewards.'),
      section(2, 'Unbonding', 'Undelegated stake waits for seven days before it can be claimed.'),
    ]),
    page('/staking/user-guide', 'Staking', [
      section(1, 'Staking user guide', 'Delegate, redelegate, undelegate and claim.'),
      section(2, 'Delegate', 'Choose a validator and send a delegation.'),
      section(2, 'Claim', 'Claims pay out what has been unbonded.'),
    ]),
    page('/validator/run-val', 'Validator', [
      section(1, 'Run a validator', 'From an empty machine to signed blocks.'),
      section(
        2,
        'Maintenance',
        'Enter maintenance before a planned stop; running validators are slashed.',
      ),
    ]),
  ],
};

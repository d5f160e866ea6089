import {readFileSync} from 'node:fs';
import {toString} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import {EXAMPLE_CHAIN_ID, exampleChain} from '@site/src/openrpc/render/exampleChain';

interface Genesis {
  readonly config: {readonly chainId: number};
  readonly alloc: Readonly<Record<string, {readonly code?: string}>>;
  readonly extraData: string;
}

const genesis = JSON.parse(
  readFileSync('tests/rpc/chain/recorded/genesis.json', 'utf8'),
) as Genesis;
/** Where the validators are counted, after 32 bytes of vanity. */
const VALIDATORS = '0x'.length + 2 * 32;

it('pages describe the chain on which the examples were recorded', () => {
  expect(genesis.config.chainId).toBe(EXAMPLE_CHAIN_ID);
  expect(Object.values(genesis.alloc).filter(({code}) => code !== undefined)).toEqual([]);
  expect(genesis.extraData.slice(VALIDATORS, VALIDATORS + 2)).toBe('01');
  expect(toString(exampleChain())).toContain('id 714, one validator and no system contracts');
});

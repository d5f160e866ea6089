/*
 * <Networks />                    a heading and a table for each chain of the profile; #wallet-mainnet, #wallet-testnet
 * <Networks chain="mainnet" />    the table of one chain, without a heading
 *
 * Everything that a person types into a wallet to add the chain by hand.
 */
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import type {Chain, NetworkProfile} from '../profile/types';
import {replaceBlocks} from './blocks';
import {code, heading, link, series, table} from '../mdast/builders';
import {chainsOf, profileOf, type Options} from './versionData';

function walletTable(chain: Chain, profile: NetworkProfile) {
  const {faucet} = chain;
  return table(
    ['Field', 'Value'],
    [
      ['Network name', chain.name],
      ['RPC URL', series(chain.http.map(({url}) => code(url)))],
      ['Chain id', series([code(String(chain.chainId)), code(`0x${chain.chainId.toString(16)}`)])],
      ['Currency symbol', code(chain.symbol)],
      ['Decimals', String(profile.decimals)],
      ['Block explorer', link(chain.explorer.url)],
      ...(faucet ? [['Faucet', link(faucet.url)]] : []),
    ],
  );
}

/** Key of a chain in the profile, such as `mainnet`. */
function keyOf({chains}: NetworkProfile, chain: Chain): string {
  return Object.entries(chains).find(([, one]) => one === chain)?.[0] ?? '';
}

/** Replaces `<Networks />` by the values that a wallet needs. */
export function networks({siteDir}: Options) {
  return (tree: Root, file: VFile): void => {
    replaceBlocks(tree, siteDir, file, 'Networks', ['chain'], ({attributes, depth}) => {
      const profile = profileOf(siteDir, file);
      return chainsOf(profile, 'Networks', attributes.chain).flatMap((chain) => [
        ...(attributes.chain === undefined
          ? [heading(depth + 1, chain.name, `wallet-${keyOf(profile, chain)}`)]
          : []),
        walletTable(chain, profile),
      ]);
    });
  };
}

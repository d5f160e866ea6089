/*
 * <Providers chain="mainnet" />    companies that give access to the chain, and what each serves
 *
 * The profile may list none: put it between <WithProfile key="chains.mainnet.providers"> and </WithProfile>.
 */
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {replaceBlocks} from './blocks';
import {link, table} from '../mdast/builders';
import {chainsOf, profileOf, type Options} from './versionData';

/** Replaces `<Providers />` by a table of the chain's providers. */
export function providers({siteDir}: Options) {
  return (tree: Root, file: VFile): void => {
    replaceBlocks(tree, siteDir, file, 'Providers', ['chain'], ({attributes}) => {
      const listed = chainsOf(profileOf(siteDir, file), 'Providers', attributes.chain).flatMap(
        (chain) => chain.providers ?? [],
      );
      return [
        table(
          ['Provider', 'Serves'],
          listed.map(({name, url, serves}) => [link(url, name), serves.join(', ')]),
        ),
      ];
    });
  };
}

/*
 * <SystemContracts />                                all of docs/_data/contracts.json
 * <SystemContracts names="StakeHub SlashIndicator" />   these, in this order
 */
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {nearest} from '../profile/keys';
import {BlockError, replaceBlocks} from './blocks';
import {link, table} from './table';
import {contractsOf, profileOf, type Options} from './versionData';

/** Replaces `<SystemContracts />` by a table of name, address at the explorer, and purpose. */
export function systemContracts({siteDir}: Options) {
  return (tree: Root, file: VFile): void => {
    replaceBlocks(tree, file, 'SystemContracts', ['names'], ({attributes}) => {
      const contracts = contractsOf(siteDir, file);
      const {explorer} = profileOf(siteDir, file).chains.mainnet;
      const names = attributes.names?.split(/[\s,]+/).filter(Boolean) ?? Object.keys(contracts);
      const rows = names.map((name) => {
        const contract = Object.hasOwn(contracts, name) ? contracts[name] : undefined;
        if (contract) {
          const {address, purpose} = contract;
          return [
            name,
            link(`${explorer.url}${explorer.address}${address}`, address, true),
            purpose,
          ];
        }
        const near = nearest(name, Object.keys(contracts));
        const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
        throw new BlockError(`<SystemContracts />: contracts.json has no ${name}.${hint}`);
      });
      return [table(['Contract', 'Address', 'Purpose'], rows)];
    });
  };
}

/*
 * <SystemContracts />                                all of docs/_data/contracts.json
 * <SystemContracts names="StakeHub SlashIndicator" />   these, in this order
 */
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {abisOf} from '../abi/read';
import {nearest} from '../profile/keys';
import {loadVersion, versionOf} from '../profile/load';
import {BlockError, replaceBlocks} from './blocks';
import {link, table, text} from '../mdast/builders';
import {profileOf, type Options} from './versionData';

/** Replaces `<SystemContracts />` by a table of name, address at the explorer, purpose, and the ABI where the version has it. */
export function systemContracts({siteDir}: Options) {
  return (tree: Root, file: VFile): void => {
    replaceBlocks(tree, siteDir, file, 'SystemContracts', ['names'], ({attributes}) => {
      const version = versionOf(siteDir, file.path);
      const {contracts, version: own} = loadVersion(siteDir, version);
      const abis = abisOf(siteDir, version);
      const abiLink = (name: string) =>
        abis.has(name)
          ? [text(' '), link(`pathname:///downloads/${own.path}/abis/${name}.json`, 'ABI')]
          : [];
      const {explorer} = profileOf(siteDir, file).chains.mainnet;
      const names = attributes.names?.split(/[\s,]+/).filter(Boolean) ?? Object.keys(contracts);
      const rows = names.map((name) => {
        const contract = Object.hasOwn(contracts, name) ? contracts[name] : undefined;
        if (contract) {
          const {address, purpose} = contract;
          return [
            name,
            link(`${explorer.url}${explorer.address}${address}`, address, true),
            [text(purpose), ...abiLink(name)],
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

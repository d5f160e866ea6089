/*
 * <Forks />    name and effect of each fork, oldest first, with the times of activation that the profile knows
 */
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import type {Fork} from '../profile/types';
import {replaceBlocks} from './blocks';
import {table} from '../mdast/builders';
import {profileOf, type Options} from './versionData';

/** "2026-01-14 02:30 UTC" */
function utc(time: string | undefined): string {
  return time === undefined ? '–' : `${time.slice(0, 16).replace('T', ' ')} UTC`;
}

/** Replaces `<Forks />` by a table of the profile's forks. */
export function forks({siteDir}: Options) {
  return (tree: Root, file: VFile): void => {
    replaceBlocks(tree, siteDir, file, 'Forks', [], () => {
      const profile = profileOf(siteDir, file);
      const chains = (['mainnet', 'testnet'] as const).filter((chain) =>
        profile.forks.some((fork: Fork) => fork[chain] !== undefined),
      );
      return [
        table(
          [
            'Fork',
            'What it brought',
            ...chains.map((chain) => profile.chains[chain]?.name ?? chain),
          ],
          profile.forks.map((fork) => [
            fork.name,
            fork.effect,
            ...chains.map((chain) => utc(fork[chain])),
          ]),
        ),
      ];
    });
  };
}

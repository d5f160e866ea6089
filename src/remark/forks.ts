/*
 * <Forks />    name and effect of each fork, oldest first, with the times of activation that the profile knows, by chain. Where the
 *              profile of a release has no date for a fork, that of docs/_data/network.json: its nodes are left behind then
 */
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {loadProfile} from '../profile/load';
import type {Activation} from '../profile/types';
import {replaceBlocks} from './blocks';
import {table} from '../mdast/builders';
import {profileOf, type Options} from './versionData';

/** "2026-01-14 02:30 UTC", marked when it is only an example */
function utc(known: Activation | undefined): string {
  if (known === undefined) return '–';
  if (known.activation === null) return 'no date yet';
  const time = `${known.activation.slice(0, 16).replace('T', ' ')} UTC`;
  return known.status === 'placeholder' ? `${time} (placeholder)` : time;
}

/** What the network has announced since the release for which the profile has no date. */
function since(known: Activation | undefined, now: Activation | undefined): string {
  if (known?.activation !== null || !now?.activation) return utc(known);
  return now.release === undefined ? utc(now) : `${utc(now)}, needs ${now.release}`;
}

/** Replaces `<Forks />` by a table of the profile's forks. */
export function forks({siteDir}: Options) {
  return (tree: Root, file: VFile): void => {
    replaceBlocks(tree, siteDir, file, 'Forks', [], () => {
      const profile = profileOf(siteDir, file);
      const announced = new Map(
        loadProfile(siteDir, 'current').forks.map((fork) => [fork.name, fork.chains]),
      );
      const chains = Object.keys(profile.chains).filter((chain) =>
        profile.forks.some((fork) => fork.chains?.[chain] !== undefined),
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
            ...chains.map((chain) =>
              since(fork.chains?.[chain], announced.get(fork.name)?.[chain]),
            ),
          ]),
        ),
      ];
    });
  };
}

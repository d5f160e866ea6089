import {nearest} from '../profile/keys';
import {loadProfile, versionOf} from '../profile/load';
import type {Chain, NetworkProfile} from '../profile/types';
import type {VFile} from 'vfile';
import {BlockError} from './blocks';

export interface Options {
  /** Absolute path of the site, where docs and versioned_docs lie. */
  readonly siteDir: string;
}

/** Profile of the version that the page belongs to. */
export function profileOf(siteDir: string, file: VFile): NetworkProfile {
  return loadProfile(siteDir, versionOf(siteDir, file.path));
}

/** The chain of that key, or all chains. @throws BlockError with the existing chains. */
export function chainsOf(profile: NetworkProfile, element: string, key?: string): Chain[] {
  if (key === undefined) return Object.values(profile.chains);
  const chain = Object.hasOwn(profile.chains, key) ? profile.chains[key] : undefined;
  if (chain) return [chain];
  const keys = Object.keys(profile.chains);
  const near = nearest(key, keys)[0];
  const hint = near === undefined ? `It has: ${keys.join(', ')}.` : `Did you mean ${near}?`;
  throw new BlockError(`<${element} chain="${key}" />: the profile has no such chain. ${hint}`);
}

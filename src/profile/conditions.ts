/*
 * Parts of a page for networks whose profile has, or lacks, a value that it may leave out. Each tag stands on a line of
 * its own; parts do not lie in each other.
 *
 * <WithProfile key="links.staking">
 *
 * Stake in the [staking app]({network.links.staking}).
 *
 * </WithProfile>
 * <WithoutProfile key="links.staking">
 *
 * Stake in the explorer.
 *
 * </WithoutProfile>
 */
import {child} from './keys';
import type {NetworkProfile} from './types';

const PART = /^<(WithProfile|WithoutProfile) key="([\w.-]+)">[ \t]*$([\s\S]*?)^<\/\1>[ \t]*$/gm;

/** Whether a profile says anything at a dotted key. */
function has(profile: NetworkProfile, key: string): boolean {
  return key.split('.').reduce<unknown>(child, profile) !== undefined;
}

/** The page with the parts that are for this profile. What is left out leaves empty lines, so that places keep their lines. */
export function chooseParts(page: string, profile: NetworkProfile): string {
  return page.replace(PART, (_whole, tag: string, key: string, content: string) =>
    has(profile, key) === (tag === 'WithProfile') ? content : content.replace(/[^\n]/g, ''),
  );
}

/** Keys that the parts of a page ask for. */
export function askedKeys(page: string): string[] {
  return [...page.matchAll(PART)].map(([, , key]) => key ?? '');
}

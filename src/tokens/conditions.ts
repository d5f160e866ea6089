/*
 * Parts of a page for networks whose profile has, or lacks, a value that is optional. Each tag must be on a line of
 * its own; parts cannot be nested.
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
import {child} from '../profile/keys';
import type {NetworkProfile} from '../profile/types';

const PART = /^<(WithProfile|WithoutProfile) key="([\w.-]+)">[ \t]*$([\s\S]*?)^<\/\1>[ \t]*$/gm;

/** Whether a profile has a value at a dotted key. */
function has(profile: NetworkProfile, key: string): boolean {
  return key.split('.').reduce<unknown>(child, profile) !== undefined;
}

/**
 * The page with the parts that apply to this profile. Removed parts leave empty lines, so that line numbers stay
 * correct.
 */
export function chooseParts(page: string, profile: NetworkProfile): string {
  return page.replace(PART, (_whole, tag: string, key: string, content: string) =>
    has(profile, key) === (tag === 'WithProfile') ? content : content.replace(/[^\n]/g, ''),
  );
}

/** Keys of a page's conditional parts. */
export function askedKeys(page: string): string[] {
  return [...page.matchAll(PART)].map(([, , key]) => key ?? '');
}

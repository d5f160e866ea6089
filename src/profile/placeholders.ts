import {jsonPath} from './fault';
import {isRecord} from './parameter';
import {leaves} from './rule';

/** The profile that an adopter edits. */
export const PROFILE_FILE = 'docs/_data/network.json';

/** Name of the network that the site ships with. */
const PLACEHOLDER_NAME = 'Example Network';
/** Chain ids that the site ships with; they are not in public lists of chains. */
export const PLACEHOLDER_IDS = {mainnet: 64713, testnet: 64714} as const;
const placeholderIds: readonly unknown[] = Object.values(PLACEHOLDER_IDS);
const PLACEHOLDER_TEXT = /\bExample\b|\.example\b|\b(?:t|gov)?EXN\b/;

/** Keys that are derived from others, and change with them. */
const DERIVED = /^practice\.|^chains\.\w+\.fetch$/;

/** Whether a profile describes the placeholder network, whatever else was changed in it. */
export function isPlaceholder(profile: unknown): boolean {
  return isRecord(profile) && profile.name === PLACEHOLDER_NAME;
}

/** The values that are still shipped placeholders, with their keys: names, `.example` hosts, the symbol, chain ids, times that nobody announced. */
export function placeholderLeaves(profile: unknown): ReturnType<typeof leaves> {
  return leaves(profile).filter(({path, value}) => {
    if (DERIVED.test(path.join('.'))) return false;
    if (path.at(-1) === 'status' && value === 'placeholder') return true;
    if (typeof value === 'string') return PLACEHOLDER_TEXT.test(value);
    return /^(?:chain|network)Id$/.test(path.at(-1) ?? '') && placeholderIds.includes(value);
  });
}

/** JSON paths of the values that are still shipped placeholders. Empty once the profile describes a real network. */
export function placeholders(profile: unknown): string[] {
  return placeholderLeaves(profile).map(({path}) => jsonPath(path));
}

/** What is still a placeholder of a profile, a line for each value; empty if nothing is. */
export function placeholderSummary(profile: unknown): string {
  const left = placeholderLeaves(profile);
  if (left.length === 0) return '';
  if (isPlaceholder(profile)) {
    return `${PROFILE_FILE} describes no real network yet (${left.length} placeholders): "npm run adopt" replaces them.`;
  }
  const lines = left.map(({path, value}) => `  ${jsonPath(path)}: ${String(value)}`);
  const values = left.length === 1 ? '1 value is' : `${left.length} values are`;
  return `${PROFILE_FILE}: ${values} still a placeholder ("npm run adopt" asks for each):\n${lines.join('\n')}`;
}

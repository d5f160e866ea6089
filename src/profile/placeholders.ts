import {jsonPath} from './fault';
import {isRecord} from './parameter';
import {leaves} from './rules/reading';

/** Name of the network that the site ships with. */
const PLACEHOLDER_NAME = 'Example Network';
/** Chain ids that the site ships with; they are not in public lists of chains. */
const PLACEHOLDER_IDS: readonly unknown[] = [64713, 64714];
const PLACEHOLDER_TEXT = /\bExample\b|\.example\b|\b(?:t|gov)?EXN\b/;

/** Whether a profile describes the placeholder network, whatever else was changed in it. */
export function isPlaceholder(profile: unknown): boolean {
  return isRecord(profile) && profile.name === PLACEHOLDER_NAME;
}

/**
 * JSON paths of the values that are still shipped placeholders: names, `.example` hosts, the symbol, chain ids, times
 * that nobody announced. Empty once the profile describes a real network.
 */
export function placeholders(profile: unknown): string[] {
  return leaves(profile)
    .filter(({path, value}) => {
      if (path.at(-1) === 'status' && value === 'placeholder') return true;
      if (typeof value === 'string') return PLACEHOLDER_TEXT.test(value);
      return /^(?:chain|network)Id$/.test(path.at(-1) ?? '') && PLACEHOLDER_IDS.includes(value);
    })
    .map(({path}) => jsonPath(path));
}

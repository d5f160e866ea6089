import type {ThemeConfig} from '@docusaurus/preset-classic';
import {isPlaceholder, placeholders} from './placeholders';
import type {NetworkProfile} from './types';

const NO_NETWORK =
  'This site describes no real network yet: its names, addresses and endpoints are placeholders.';
const PARTLY = 'These values of this site are still placeholders:';

/** Number of placeholders that the bar names; the build and `npm run adopt` list all. */
const MOST_NAMED = 5;

function partly(left: readonly string[]): string {
  const more = left.length > MOST_NAMED ? ` and ${left.length - MOST_NAMED} more` : '';
  const names = left.slice(0, MOST_NAMED).map((name) => `<code>${name}</code>`);
  return `${PARTLY} ${names.join(', ')}${more}.`;
}

/**
 * Content of the announcement bar: the profile's `site.announcement` if there is one; otherwise, as long as it has
 * placeholders of the shipped profile, how to replace them. `undefined` (no bar) for a complete profile without an
 * announcement.
 */
export function announcementBar(network: NetworkProfile): ThemeConfig['announcementBar'] {
  const own = network.site.announcement;
  if (own) return {id: own.id, content: own.content, isCloseable: true};
  const left = placeholders(network);
  if (left.length === 0) return undefined;
  const whole = isPlaceholder(network);
  const readme = new URL('#readme', network.repositories.docs.url).href;
  return {
    id: whole ? 'placeholder-profile' : 'placeholders-left',
    content:
      `${whole ? NO_NETWORK : partly(left)} ` +
      `<a href="${readme}" target="_blank" rel="noopener noreferrer">How to make it yours</a>`,
    isCloseable: true,
  };
}

import type {ThemeConfig} from '@docusaurus/preset-classic';
import {isPlaceholder, placeholders} from './placeholders';
import type {NetworkProfile} from './types';

const NO_NETWORK =
  'This site describes no real network yet: its names, addresses and endpoints are placeholders.';
const PARTLY = 'Some names, addresses or endpoints on this site are still placeholders.';

/**
 * Content of the announcement bar: the profile's `site.announcement` if there is one; otherwise, as long as it has
 * placeholders of the shipped profile, how to replace them. `undefined` (no bar) for a complete profile without an
 * announcement.
 */
export function announcementBar(network: NetworkProfile): ThemeConfig['announcementBar'] {
  const own = network.site.announcement;
  if (own) return {id: own.id, content: own.content, isCloseable: true};
  if (placeholders(network).length === 0) return undefined;
  const whole = isPlaceholder(network);
  const readme = new URL('#readme', network.repositories.docs.url).href;
  return {
    id: whole ? 'placeholder-profile' : 'placeholders-left',
    content:
      `${whole ? NO_NETWORK : PARTLY} ` +
      `<a href="${readme}" target="_blank" rel="noopener noreferrer">How to make it yours</a>`,
    isCloseable: true,
  };
}

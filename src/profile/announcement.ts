import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {NetworkProfile} from './types';

/** The name that the shipped profile carries: while it stands, the site describes no real network. */
const PLACEHOLDER_NAME = 'Example Network';

/**
 * What the bar above the navbar says: the announcement of the profile's `site.announcement` where
 * there is one, otherwise, as long as the profile is the shipped example, that it is one and where
 * to change it. `undefined` (no bar) for a network of one's own without an announcement.
 */
export function announcementBar(network: NetworkProfile): ThemeConfig['announcementBar'] {
  const own = network.site.announcement;
  if (own) return {id: own.id, content: own.content, isCloseable: true};
  if (network.name !== PLACEHOLDER_NAME) return undefined;
  const readme = new URL('#readme', network.repositories.docs.url).href;
  return {
    id: 'placeholder-profile',
    content:
      'This site describes no real network yet: its names, addresses and endpoints are placeholders. ' +
      `<a href="${readme}" target="_blank" rel="noopener noreferrer">How to make it yours</a>`,
    isCloseable: true,
  };
}

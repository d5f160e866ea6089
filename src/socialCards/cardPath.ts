/**
 * Path of a page's social card under the site's root, without a leading slash.
 * @param permalink the page's path, base URL included
 * @param baseUrl path under which the site is served, with slashes at both ends
 */
export function cardPath(permalink: string, baseUrl: string): string {
  const page = permalink.slice(baseUrl.length).replace(/\/$/, '');
  return `img/cards/${page === '' ? 'index' : page}.png`;
}

/** Card of pages without their own, such as search. */
export const SITE_CARD = 'img/cards/site.png';

/** Size of every card in pixels, for large link previews. */
export const CARD_SIZE = {width: 1200, height: 630} as const;

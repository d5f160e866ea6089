import type {Rules} from '../rules';

/** The longest line that Cloudflare Pages reads. Netlify has no limit that matters. */
const LONGEST_LINE = 2000;

/**
 * `_headers` for Netlify and Cloudflare Pages. Both add up the headers of all blocks that fit an address, so
 * that none may stand in two: caching is set for hashed files only, and the rest is left to the hosts' own
 * default, which is to ask again before each use.
 *
 * @throws when a line is longer than Cloudflare Pages reads
 */
export function headersFile({headers, cache}: Rules): string {
  const lines = [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `${cache.immutablePrefix}*`,
    `  Cache-Control: ${cache.immutable}`,
  ];
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (long !== undefined) {
    throw new Error(
      `A header has ${long.length} characters, Cloudflare Pages takes ${LONGEST_LINE}: ${long.slice(0, 60)}…\n` +
        'If it is the Content-Security-Policy, inline scripts or style attributes differ from page to page; make them constant.',
    );
  }
  return `${lines.join('\n')}\n`;
}

/** `_redirects` for the same hosts; both keep the query, and see to closing slashes in their own ways. */
export function redirectsFile({redirects}: Rules): string {
  return redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');
}

import type {Rules} from '../rules';

/** The longest line that Cloudflare Pages accepts. Netlify has no relevant limit. */
const LONGEST_LINE = 2000;

/**
 * `_headers` for Netlify and Cloudflare Pages. Both merge the headers of all blocks that match an address, so that none
 * may appear in two: caching is set for hashed files only, and the rest uses the hosts' own default, which is to
 * revalidate before each use.
 *
 * @throws when a line is longer than Cloudflare Pages accepts
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

/** `_redirects` for the same hosts; both keep the query, and handle trailing slashes in their own ways. */
export function redirectsFile({redirects}: Rules): string {
  return redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');
}

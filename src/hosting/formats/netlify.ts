import {POLICY_HEADER, type Rules} from '../rules';

/** The longest line that Cloudflare Pages accepts. Netlify has no relevant limit. */
const LONGEST_LINE = 2000;

/**
 * `_headers` for Netlify and Cloudflare Pages. All blocks that match an address apply to it. Cloudflare joins the values
 * of a header that is in several of them; Netlify's documentation does not say what it does, and its own command uses
 * the last. So a header is in two blocks only where it is right either way:
 *
 * - Caching is set for hashed files only, and the rest uses the hosts' own default, which is to revalidate before each use.
 * - The policy of all files does not restrict requests. Joined with that of a worker, both apply, which is as strict as
 *   the worker's alone; by itself, either lets the worker work. Pages have the whole policy in their meta element.
 *
 * @throws when a line is longer than Cloudflare Pages accepts
 */
export function headersFile({headers, cache, rpcWorker, offlineWorker}: Rules): string {
  const forAll = {...headers, [POLICY_HEADER]: rpcWorker.policyForAll};
  const lines = [
    '/*',
    ...Object.entries(forAll).map(([name, value]) => `  ${name}: ${value}`),
    `${rpcWorker.prefix}*`,
    `  ${POLICY_HEADER}: ${rpcWorker.policy}`,
    offlineWorker.path,
    `  ${POLICY_HEADER}: ${offlineWorker.policy}`,
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

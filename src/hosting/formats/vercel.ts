import {closingSlashes, type Rules} from '../rules';

/**
 * `vercel.json`. Each long form and trailing slash has its own redirect, and Vercel keeps the query. Its options
 * `cleanUrls` and `trailingSlash` redirect matching paths to `/$1`, so `//other.example/` would lead to another host.
 * Without them Vercel answers `/x` with `x/index.html`.
 */
export function vercelJson(rules: Rules): string {
  const {headers, cache, redirects} = rules;
  const pairs = (record: Readonly<Record<string, string>>) =>
    Object.entries(record).map(([key, value]) => ({key, value}));
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    redirects: [...redirects, ...closingSlashes(rules)].map(({from, to}) => ({
      source: from,
      destination: to,
      statusCode: 301,
    })),
    headers: [
      {source: '/(.*)', headers: pairs(headers)},
      {
        source: `${cache.immutablePrefix}(.*)`,
        headers: pairs({'Cache-Control': cache.immutable}),
      },
      {
        source: `/((?!${cache.immutablePrefix.slice(1)}).*)`,
        headers: pairs({'Cache-Control': cache.revalidated}),
      },
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

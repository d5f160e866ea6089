import {closingSlashes, POLICY_HEADER, type Rules} from '../rules';

/**
 * `vercel.json`. Each long form and trailing slash has its own redirect, and Vercel keeps the query. Its options
 * `cleanUrls` and `trailingSlash` redirect matching paths to `/$1`, so `//other.example/` would lead to another host.
 * Without them Vercel answers `/x` with `x/index.html`.
 */
export function vercelJson(rules: Rules): string {
  const {cache, redirects, rpcWorker, offlineWorker} = rules;
  const {[POLICY_HEADER]: policy = '', ...headers} = rules.headers;
  const worker = rpcWorker.prefix.slice(1).replaceAll('.', '[.]');
  const offline = offlineWorker.path.slice(1).replaceAll('.', '[.]');
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
      {source: `/((?!${worker}|${offline}$).*)`, headers: pairs({[POLICY_HEADER]: policy})},
      {source: `/${worker}(.*)`, headers: pairs({[POLICY_HEADER]: rpcWorker.policy})},
      {source: `/${offline}`, headers: pairs({[POLICY_HEADER]: offlineWorker.policy})},
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

import type {Rules} from '../rules';

/** `vercel.json`. Vercel redirects long forms and closing slashes by its own switches, and keeps the query. */
export function vercelJson({headers, cache}: Rules): string {
  const pairs = (record: Readonly<Record<string, string>>) =>
    Object.entries(record).map(([key, value]) => ({key, value}));
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
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

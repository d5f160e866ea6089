import {POLICY_HEADER, type Rules} from '../rules';

const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`;

/** The rules as a readable page, for hosts without a format of their own here. */
export function rulesTable({
  headers,
  cache,
  redirects,
  pages,
  rpcWorker,
  offlineWorker,
}: Rules): string {
  const cached = (where: string, value: string) => row(where, `\`${value}\``);
  return `${[
    '# How to serve the site',
    '',
    'Written by the build; the same as data is in `rules.json`.',
    '',
    '## Headers of every answer, errors too',
    '',
    row('Header', 'Value'),
    row('---', '---'),
    ...Object.entries(headers).map(([name, value]) => row(name, `\`${value}\``)),
    '',
    `\`${rpcWorker.prefix}*\`, where the file exists, has another \`${POLICY_HEADER}\` instead, never both:`,
    '',
    `    ${rpcWorker.policy}`,
    '',
    'It is the worker that sends the calls of the RPC workbench. With the policy of the pages it could send none.',
    '',
    `So has \`${offlineWorker.path}\`, the service worker of readers who keep pages offline:`,
    '',
    `    ${offlineWorker.policy}`,
    '',
    '## Caching (`Cache-Control`)',
    '',
    row('What', 'Value'),
    row('---', '---'),
    cached(`\`${cache.immutablePrefix}*\`, where the file exists`, cache.immutable),
    cached('everything else, with `ETag` or `Last-Modified`', cache.revalidated),
    '',
    '## Answers',
    '',
    '- `/x`: the file `x`, else `x/index.html`.',
    '- Anything else: `404.html` with status 404. No list of a folder, no name with a leading dot except `/.well-known/`.',
    '- A file `x` whose `x.br` or `x.gz` is next to it may be answered with that, `Content-Encoding` and `Vary: Accept-Encoding`.',
    `- \`/x/\` leads to \`/x\` with status 301 and the query kept, except ${pages
      .filter((page) => page.endsWith('/'))
      .map((page) => `\`${page}\``)
      .join(', ')}.`,
    '- No other redirect. A rule that takes `.html` or a slash from any address leads `//other.example/` to another host.',
    '',
    '## Redirects (301, the query kept)',
    '',
    row('From', 'To'),
    row('---', '---'),
    ...redirects.map(({from, to}) => row(`\`${from}\``, `\`${to}\``)),
  ].join('\n')}\n`;
}

import {describe, expect, test} from 'vitest';
import {headersFile, redirectsFile} from '../../../src/hosting/formats/netlify';
import {nginxRules, nginxSite} from '../../../src/hosting/formats/nginx';
import {rulesTable} from '../../../src/hosting/formats/table';
import {vercelJson} from '../../../src/hosting/formats/vercel';
import {movedRedirects} from '../../../src/hosting/moved';
import {contentType, isCompressible} from '../../../src/hosting/contentTypes';
import {headersOf, hostingRules} from '../../../src/hosting/rules';
import {searchOrigins} from '../../../src/hosting/searchOrigins';
import {ownAddress} from '../../../src/safeAddress/ownAddress';

const rules = hostingRules(
  {host: 'docs.example', pages: ['/', '/a', '/next/'], connect: []},
  {'default-src': ["'none'"], 'script-src': ["'self'"], 'connect-src': ["'self'"]},
);

const WORKER = '/assets/js/rpc-worker.0a1b2c3d.js';
const POLICY = 'Content-Security-Policy';

test('every format has all headers that apply everywhere', () => {
  const formats = [
    headersFile(rules),
    vercelJson(rules),
    nginxRules(rules, ['html']),
    rulesTable(rules),
  ];
  expect(Object.keys(rules.headers)).toEqual([
    'Content-Security-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
  ]);
  for (const format of formats) {
    for (const [name, value] of Object.entries(rules.headers)) {
      expect(format).toContain(name);
      if (name !== POLICY) expect(format).toContain(value);
    }
    expect(format).toContain(rules.cache.immutable);
    expect(format).toContain(rules.rpcWorker.policy);
    expect(format).toContain(rules.offlineWorker.policy);
  }
});

test('only responses with a hashed file may be cached', () => {
  const cacheControl = (path: string, status: number) =>
    headersOf(rules, path, status)['Cache-Control'];
  expect(cacheControl('/assets/js/a.1.js', 200)).toContain('immutable');
  expect(cacheControl('/assets/js/a.1.js', 404)).toBe('no-cache');
  expect(cacheControl('/a', 200)).toBe('no-cache');
});

test('the service worker asks its own site only, and browsers look for another at each visit', () => {
  const {[POLICY]: policy, 'Cache-Control': caching} = headersOf(rules, '/sw.js', 200);
  expect(policy).toBe("default-src 'none'; connect-src 'self'");
  expect(caching).toBe('no-cache');
  expect(headersOf(rules, '/sw.js', 404)[POLICY]).toBe(rules.headers[POLICY]);
  expect(inHeadersFile('/sw.js', POLICY)).toEqual([rules.rpcWorker.policyForAll, policy]);
  expect(inHeadersFile('/sw.js', 'Cache-Control')).toEqual([]);
});

describe('the RPC worker’s file has its own policy, and nothing else has it,', () => {
  test('by the rules', () => {
    const policyAt = (path: string, status = 200) => headersOf(rules, path, status)[POLICY];
    expect(policyAt(WORKER)).toBe("default-src 'none'; connect-src http: https: ws: wss:");
    // A missing one is answered by a page.
    expect(policyAt(WORKER, 404)).toBe(rules.headers[POLICY]);
    for (const path of ['/', '/a', '/assets/js/main.1.js', '/x/assets/js/rpc-worker.1.js'])
      expect(policyAt(path), path).toBe(rules.headers[POLICY]);
  });

  test('on Vercel, by sources of which exactly one matches', () => {
    const {headers} = JSON.parse(vercelJson(rules)) as {
      headers: {source: string; headers: {key: string; value: string}[]}[];
    };
    const policiesOf = (path: string) =>
      headers
        .filter(({source}) => new RegExp(`^${source}$`).test(path))
        .flatMap((rule) => rule.headers)
        .filter(({key}) => key === POLICY)
        .map(({value}) => value);
    expect(policiesOf(WORKER)).toEqual([rules.rpcWorker.policy]);
    expect(policiesOf('/sw.js')).toEqual([rules.offlineWorker.policy]);
    for (const path of [
      '/',
      '/a',
      '/rpc/eth',
      '/assets/js/main.1.js',
      '/assets/js/rpc-workers.js',
      '/sw.json',
    ])
      expect(policiesOf(path), path).toEqual([rules.headers[POLICY]]);
  });
});

/** Values of a header from the blocks of a `_headers` file that match a path, by the rules that both hosts share. */
function inHeadersFile(path: string, header: string): string[] {
  const values: string[] = [];
  let applies = false;
  for (const line of headersFile(rules).split('\n')) {
    if (line.startsWith('/')) {
      const pattern = line.split('*').map((part) => part.replaceAll('.', '\\.'));
      applies = new RegExp(`^${pattern.join('.*')}$`).test(path);
    } else if (applies && line.startsWith(`  ${header}: `))
      values.push(line.slice(header.length + 4));
  }
  return values;
}

describe('_headers', () => {
  test('has no header in two blocks, because a host may join the values, except the policy', () => {
    const names = [...headersFile(rules).matchAll(/^ {2}([\w-]+):/gm)]
      .map(([, name]) => name)
      .filter((name) => name !== POLICY);
    expect(new Set(names).size).toBe(names.length);
  });

  test('gives the RPC worker policies by which it works, whether a host joins, replaces or keeps them', () => {
    const policies = inHeadersFile(WORKER, POLICY);
    expect(policies).toHaveLength(2);
    expect(policies).toContain(rules.rpcWorker.policy);
    for (const policy of policies) {
      const requests = /(?:^|; )connect-src ([^;]*)/.exec(policy)?.[1];
      expect(requests ?? 'any').toMatch(/^(?:any|http: https: ws: wss:)$/);
      if (requests === undefined) expect(policy).not.toContain('default-src');
    }
  });

  test('gives pages everything of their policy but what it says of requests, which their meta element says', () => {
    expect(inHeadersFile('/a', POLICY)).toEqual([
      "frame-src 'none'; media-src 'none'; object-src 'none'; script-src 'self'",
    ]);
  });

  test('a line that Cloudflare Pages would truncate is rejected', () => {
    const long = {...rules, headers: {'X-Long': 'x'.repeat(2000)}};
    expect(() => headersFile(long)).toThrow('Cloudflare Pages takes 2000');
  });
});

test('_redirects leads both long forms of each page to it', () => {
  expect(redirectsFile(rules)).toBe(
    [
      '/index.html / 301',
      '/a.html /a 301',
      '/a/index.html /a 301',
      '/next.html /next/ 301',
      '/next/index.html /next/ 301',
      '',
    ].join('\n'),
  );
});

test('vercel.json has exactly one caching rule for each response', () => {
  const {headers} = JSON.parse(vercelJson(rules)) as {
    headers: {source: string; headers: {key: string; value: string}[]}[];
  };
  const cachingOf = (path: string) =>
    headers
      .filter(({source}) => new RegExp(`^${source}$`).test(path))
      .flatMap((rule) => rule.headers)
      .filter(({key}) => key === 'Cache-Control')
      .map(({value}) => value);
  expect(cachingOf('/assets/js/a.1.js')).toEqual([rules.cache.immutable]);
  expect(cachingOf('/')).toEqual([rules.cache.revalidated]);
  expect(cachingOf('/rpc/eth')).toEqual([rules.cache.revalidated]);
});

test('vercel.json redirects long forms and trailing slashes of pages, and nothing by a pattern', () => {
  const settings = JSON.parse(vercelJson(rules)) as {
    redirects: {source: string; destination: string; statusCode: number}[];
  };
  expect(settings.redirects.map(({source, destination}) => `${source} ${destination}`)).toEqual([
    '/index.html /',
    '/a.html /a',
    '/a/index.html /a',
    '/next.html /next/',
    '/next/index.html /next/',
    '/a/ /a',
  ]);
  expect(new Set(settings.redirects.map(({statusCode}) => statusCode))).toEqual(new Set([301]));
  // These options of Vercel redirect `//other.example/` to `//other.example`.
  expect(settings).not.toHaveProperty('cleanUrls');
  expect(settings).not.toHaveProperty('trailingSlash');
});

test('redirects of all hosts lead to a path of the site', () => {
  const targets = [
    ...[...redirectsFile(rules).matchAll(/^\S+ (\S+) 301$/gmu)].map(([, to]) => to ?? ''),
    ...[...vercelJson(rules).matchAll(/"destination": "([^"]*)"/gu)].map(([, to]) => to ?? ''),
    ...[...rulesTable(rules).matchAll(/^\| `\S+` \| `(\S+)` \|$/gmu)].map(([, to]) => to ?? ''),
  ];
  expect(targets).toHaveLength(5 + 6 + 5);
  for (const to of targets) expect(ownAddress(to, 'https://docs.network.example')).toBe(to);
});

test('the example for nginx enables HTTP/2 by its directive, and documents older versions', () => {
  const site = nginxSite(rules);
  expect(site).toMatch(/^ {4}http2 on;$/mu);
  expect(site).not.toMatch(/^\s*listen.*http2/mu);
  expect(site).toContain('Before nginx 1.25.1');
});

test('a value that would break nginx syntax is rejected', () => {
  const odd = {...rules, headers: {'X-Odd': 'a$b'}};
  expect(() => nginxRules(odd, [])).toThrow('nginx would misinterpret this value: a$b');
});

test('text types have a charset and are compressed, images are not', () => {
  expect(contentType('a/b.js')).toBe('text/javascript; charset=utf-8');
  expect(contentType('site.webmanifest')).toBe('application/manifest+json; charset=utf-8');
  expect(contentType('favicon.ico')).toBe('image/x-icon');
  expect(contentType('unknown')).toBe('application/octet-stream');
  expect(['a.html', 'a.svg', 'a.json', 'a.png', 'a.woff2'].filter(isCompressible)).toEqual([
    'a.html',
    'a.svg',
    'a.json',
  ]);
});

describe('origins for search requests', () => {
  test('none if the search runs in the browser', () => {
    expect(searchOrigins({mode: {kind: 'embedded'}, appId: 'EMBEDDED'})).toEqual([]);
  });

  test('the provider’s own, or the configured ones', () => {
    expect(searchOrigins({mode: {kind: 'hosted', hosts: []}, appId: 'ABC'})).toEqual([
      'https://abc-dsn.algolia.net',
      'https://abc-1.algolianet.com',
      'https://abc-2.algolianet.com',
      'https://abc-3.algolianet.com',
    ]);
    const hosts = ['https://search.example'];
    expect(searchOrigins({mode: {kind: 'hosted', hosts}, appId: 'ABC'})).toEqual(hosts);
  });
});

describe('a page that moved', () => {
  const withMoved = hostingRules(
    {
      host: 'docs.example',
      pages: ['/', '/next/staking/start'],
      connect: [],
      moved: [{from: '/next/staking/overview', to: '/next/staking/start'}],
    },
    {'default-src': ["'none'"], 'script-src': ["'self'"], 'connect-src': ["'self'"]},
  );

  test('redirects from its earlier address, in every form, for every host', () => {
    const from = '/next/staking/overview';
    expect(withMoved.redirects).toContainEqual({from, to: '/next/staking/start'});
    expect(withMoved.redirects).toContainEqual({from: `${from}.html`, to: '/next/staking/start'});
    expect(redirectsFile(withMoved)).toContain(`${from} /next/staking/start 301\n`);
    const vercel = JSON.parse(vercelJson(withMoved)) as {redirects: {source: string}[]};
    for (const form of ['', '/', '.html', '/index.html'])
      expect(vercel.redirects.map(({source}) => source)).toContain(`${from}${form}`);
    expect(nginxRules(withMoved, ['html'])).toContain(
      `location ~ ^${from}(/|/index\\.html|\\.html)?$ {\n    return 301 /next/staking/start$is_args$args;`,
    );
    expect(rulesTable(withMoved)).toContain(`| \`${from}\` | \`/next/staking/start\` |`);
  });

  test('keeps no redirect from an address that a page has again, nor to one that is gone', () => {
    const moved = {'/a': '/b', '/c': '/gone', '/d': '/b'};
    expect(movedRedirects([{prefix: '/next', moved}], ['/next/b', '/next/d'])).toEqual([
      {from: '/next/a', to: '/next/b'},
    ]);
    expect(movedRedirects([{prefix: '', moved: {'/a': '/'}}], ['/'])).toEqual([
      {from: '/a', to: '/'},
    ]);
  });
});

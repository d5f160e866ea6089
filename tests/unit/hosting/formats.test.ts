import {describe, expect, test} from 'vitest';
import {headersFile, redirectsFile} from '../../../src/hosting/formats/netlify';
import {nginxRules, nginxSite} from '../../../src/hosting/formats/nginx';
import {rulesTable} from '../../../src/hosting/formats/table';
import {vercelJson} from '../../../src/hosting/formats/vercel';
import {contentType, isCompressible} from '../../../src/hosting/contentTypes';
import {headersOf, hostingRules} from '../../../src/hosting/rules';
import {searchOrigins} from '../../../src/hosting/searchOrigins';
import {ownAddress} from '../../../src/safeAddress/ownAddress';

const rules = hostingRules(
  {host: 'docs.example', pages: ['/', '/a', '/next/'], connect: []},
  {'default-src': ["'none'"]},
);

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
      expect(format).toContain(value);
    }
    expect(format).toContain(rules.cache.immutable);
  }
});

test('only responses with a hashed file may be cached', () => {
  const cacheControl = (path: string, status: number) =>
    headersOf(rules, path, status)['Cache-Control'];
  expect(cacheControl('/assets/js/a.1.js', 200)).toContain('immutable');
  expect(cacheControl('/assets/js/a.1.js', 404)).toBe('no-cache');
  expect(cacheControl('/a', 200)).toBe('no-cache');
});

describe('_headers', () => {
  test('has no header in two blocks, because hosts would merge the values', () => {
    const names = [...headersFile(rules).matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('a line that Cloudflare Pages would truncate is rejected', () => {
    const long = {...rules, headers: {'Content-Security-Policy': 'x'.repeat(2000)}};
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

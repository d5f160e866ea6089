import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {load} from 'cheerio';
import {beforeAll, describe, expect, test} from 'vitest';
import {NAMESPACES, readReference} from '@site/src/openrpc/read';
import {versions} from '../versions';
import {inCurrent, latestFolder} from '../e2e/versions';
import {SiteCopy} from '../sites/copy';
import {ensureSite} from '../sites/ensure';
import {projectDir, shippedSite} from '../sites/paths';

const [latest = 'current'] = versions;
/** Where the versions are. */
const prefixes = versions.length > 0 ? ['', 'next/'] : [''];

let built: string;

beforeAll(async () => {
  built = await ensureSite(shippedSite);
});

function html(route: string): string {
  return readFileSync(path.join(built, route, 'index.html'), 'utf8');
}

describe.each(NAMESPACES)('the page of %s as it is served', (namespace) => {
  const methods =
    readReference(projectDir, 'current').documents[namespace]?.methods.map(({name}) => name) ?? [];

  test('has each method as a heading with an anchor, and no other', () => {
    const $ = load(html(inCurrent(`/rpc/${namespace}`)));
    const found = $('article h3[id]')
      .toArray()
      .filter((heading) => !/^(?:type|errors)-/.test($(heading).attr('id') ?? ''))
      .map((heading) => [
        $(heading).attr('id'),
        $(heading).clone().children('.hash-link').remove().end().text(),
      ]);
    expect(found.sort()).toEqual(methods.map((name) => [name.toLowerCase(), name]).sort());
  });

  test('lists groups and methods in the contents', () => {
    const $ = load(html(inCurrent(`/rpc/${namespace}`)));
    const entries = $('.theme-doc-toc-desktop a')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(entries).toEqual(
      expect.arrayContaining(methods.map((name) => `#${name.toLowerCase()}`)),
    );
  });

  test.each(prefixes)('gives each method of %s its parts, in order', (prefix) => {
    const $ = load(html(`${prefix}rpc/${namespace}`));
    const known = readReference(projectDir, prefix === '' ? latest : 'current').documents[
      namespace
    ];
    for (const method of known?.methods ?? []) {
      const section = $(`#${method.name.toLowerCase()}`).nextUntil('h2, h3');
      const own = $('<section>').append(section.clone());
      const words = own.text();
      expect(own.find('.rpc-badges').first().text(), method.name).toMatch(/public|operator only/);
      const parts = [/Parameters/, /Result/, /Errors(: only| \()/, /Request/, /Response/];
      const places = parts.map((part) => words.search(part));
      expect(places, method.name).not.toContain(-1);
      expect(
        [...places].sort((a, b) => a - b),
        method.name,
      ).toEqual(places);
      expect(own.find('a[href$="api-list#errors"]').length, method.name).toBeGreaterThan(0);
      expect(own.find('[role="tablist"]').length, method.name).toBe(1);
      const destroys = words.indexOf('Before you call it');
      if (method['x-destroys'] === undefined) expect(destroys, method.name).toBe(-1);
      else expect(destroys > 0 && destroys < words.indexOf('Request'), method.name).toBe(true);
    }
  });

  test('offers its OpenRPC document, which is self-contained', () => {
    const $ = load(html(inCurrent(`/rpc/${namespace}`)));
    const file = `/openrpc/next/${namespace}.json`;
    expect($(`article a[href="${file}"]`)).toHaveLength(1);
    const text = readFileSync(path.join(built, file), 'utf8');
    const document = JSON.parse(text) as {methods: {name: string}[]};
    expect(document.methods.map(({name}) => name)).toEqual(methods);
    expect(text).not.toContain('components.json');
  });
});

test('the latest document of all namespaces has an address without a version', () => {
  const read = (file: string) => readFileSync(path.join(built, file), 'utf8');
  expect(read('openrpc.json')).toBe(read(`openrpc/${latestFolder}/openrpc.json`));
  expect(read('openrpc.json')).not.toContain('/next/');
});

test.each(prefixes)('the list of all methods of /%s offers its downloads', (prefix) => {
  const version = prefix === '' ? latestFolder : 'next';
  const $ = load(html(`${prefix}api-list`));
  const files = [
    `/openrpc/${version}/openrpc.json`,
    `/collections/${version}/postman.json`,
    `/collections/${version}/bruno.json`,
    '/openrpc.json',
  ];
  for (const file of files) {
    expect($(`article a[href="${file}"]`), file).toHaveLength(1);
    const content = readFileSync(path.join(built, file), 'utf8');
    expect(() => JSON.parse(content) as object).not.toThrow();
  }
});

test('the list of all methods links to every section', () => {
  const $ = load(html(inCurrent('/api-list')));
  const links = $('article table a code')
    .toArray()
    .map((code) => $(code).parent().attr('href'));
  const sections = NAMESPACES.flatMap((namespace) =>
    readReference(projectDir, 'current').documents[namespace]?.methods.map(({name}) =>
      inCurrent(`/rpc/${namespace}#${name.toLowerCase()}`),
    ),
  );
  expect(links).toEqual(expect.arrayContaining(sections));
});

test('the search finds methods as headings', () => {
  const $ = load(html(inCurrent('/rpc/eth')));
  expect($('.theme-doc-markdown h3#eth_getbalance').text()).toContain('eth_getBalance');
});

test('the page of eth has at most 60 KB of compressed HTML', () => {
  expect(brotliCompressSync(html(inCurrent('/rpc/eth'))).length).toBeLessThan(60_000);
});

test('the code that only the page of eth loads has at most 140 KB', () => {
  const folder = path.join(built, 'assets/js');
  const scripts = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  // The page's own scripts contain its contents list: for each version a lean page and a full one.
  const pages = scripts.filter((script) => /id:\s*"eth_getbalance"/.test(script));
  expect(pages).toHaveLength(2 * prefixes.length);
  for (const script of pages) expect(brotliCompressSync(script).length).toBeLessThan(140_000);
});

test.each(['admin', 'debug'])(
  'the page of %s begins with the risks of exposing it',
  (namespace) => {
    const $ = load(html(`rpc/${namespace}`));
    const firstHeading = $('article h2').first();
    expect(firstHeading.prevAll('.alert--danger').length).toBe(1);
  },
);

test('no page and no first script contains a request in another language', () => {
  const main = readdirSync(path.join(built, 'assets/js')).filter((file) =>
    /^main\..*\.js$/.test(file),
  );
  const texts = [
    html('rpc/eth'),
    ...main.map((file) => readFileSync(path.join(built, 'assets/js', file), 'utf8')),
  ];
  expect(texts).toHaveLength(2);
  for (const text of texts) {
    expect(text).not.toContain('JsonRpcProvider');
    expect(text).not.toContain('HTTPProvider');
  }
});

test('invalid data fails the build with every error, its file and its JSON pointer', async () => {
  const copy = SiteCopy.small();
  try {
    copy.edit('docs/_data/openrpc/net.json', '"net_version"', '"web3_version"');
    copy.edit('docs/_data/openrpc/net.json', '"value": "714"', '"value": 714');
    const {code, output} = await copy.build();
    expect(code).not.toBe(0);
    expect(output).toContain('The RPC reference cannot be used: 2 faults.');
    expect(output).toContain('docs/_data/openrpc/net.json#/methods/0/name');
    expect(output).toContain('docs/_data/openrpc/net.json#/methods/0/examples/0/result/value');
  } finally {
    copy.remove();
  }
});

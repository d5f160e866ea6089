import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {NAMESPACES, readReference} from '@site/src/openrpc/read';
import {SiteCopy} from '../sites/copy';
import {ensureSite} from '../sites/ensure';
import {projectDir, shippedSite} from '../sites/paths';

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
    const $ = load(html(`next/rpc/${namespace}`));
    const found = $('article h3[id]')
      .toArray()
      .filter((heading) => !$(heading).attr('id')?.startsWith('type-'))
      .map((heading) => [
        $(heading).attr('id'),
        $(heading).clone().children('.hash-link').remove().end().text(),
      ]);
    expect(found.sort()).toEqual(methods.map((name) => [name.toLowerCase(), name]).sort());
  });

  test('lists groups and methods in the contents', () => {
    const $ = load(html(`next/rpc/${namespace}`));
    const entries = $('.theme-doc-toc-desktop a').toArray().map((link) => $(link).attr('href'));
    expect(entries).toEqual(expect.arrayContaining(methods.map((name) => `#${name.toLowerCase()}`)));
  });

  test('offers its OpenRPC document, which needs no other file', () => {
    const $ = load(html(`next/rpc/${namespace}`));
    const file = `/openrpc/next/${namespace}.json`;
    expect($(`article a[href="${file}"]`)).toHaveLength(1);
    const text = readFileSync(path.join(built, file), 'utf8');
    const document = JSON.parse(text) as {methods: {name: string}[]};
    expect(document.methods.map(({name}) => name)).toEqual(methods);
    expect(text).not.toContain('components.json');
  });
});

test('the list of all methods leads to every section', () => {
  const $ = load(html('next/api-list'));
  const links = $('article table a code')
    .toArray()
    .map((code) => $(code).parent().attr('href'));
  const sections = NAMESPACES.flatMap((namespace) =>
    readReference(projectDir, 'current').documents[namespace]?.methods.map(
      ({name}) => `/next/rpc/${namespace}#${name.toLowerCase()}`,
    ),
  );
  expect(links).toEqual(expect.arrayContaining(sections));
});

test('methods are found as headings by the search', () => {
  const $ = load(html('next/rpc/eth'));
  expect($('.theme-doc-markdown h3#eth_getbalance').text()).toContain('eth_getBalance');
});

test('the page of eth stays light: at most 60 KB of HTML as the wire carries it', () => {
  expect(brotliCompressSync(html('next/rpc/eth')).length).toBeLessThan(60_000);
});

describe('data that is wrong', () => {
  const copy = new SiteCopy();
  afterAll(() => {
    copy.remove();
  });

  test('stops the build with every fault, its file and its JSON pointer', async () => {
    copy.edit('docs/_data/openrpc/net.json', '"net_version"', '"web3_version"');
    copy.edit('docs/_data/openrpc/net.json', '"value": "714"', '"value": 714');
    const {code, output} = await copy.build();
    expect(code).not.toBe(0);
    expect(output).toContain('The RPC reference cannot be used: 2 faults.');
    expect(output).toContain('docs/_data/openrpc/net.json#/methods/0/name');
    expect(output).toContain('docs/_data/openrpc/net.json#/methods/0/examples/0/result/value');
  });

  test('as does an unknown namespace in a page, with its line', async () => {
    const other = new SiteCopy();
    try {
      other.edit('docs/rpc/net.mdx', '<RpcMethods namespace="net" />', '<RpcMethods namespace="nett" />');
      const {code, output} = await other.build();
      expect(code).not.toBe(0);
      expect(output).toMatch(/docs\/rpc\/net\.mdx:\d+:1: <RpcMethods namespace="nett" \/>/);
      expect(output).toContain('Did you mean net?');
    } finally {
      other.remove();
    }
  });
});

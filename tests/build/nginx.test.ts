import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {headersOf, type Rules} from '../../src/hosting/rules';
import {
  checkConfiguration,
  nginxHasHttp2Directive,
  nginxIsMissing,
  serveWithNginx,
} from '../server/nginx';
import type {StaticServer} from '../../scripts/static-server';
import {documentPaths} from '../e2e/pages';
import {requestAsWritten} from '../server/requestAsWritten';
import {ensureSite} from '../sites/ensure';
import {shippedSite} from '../sites/paths';

/** Files of the build whose compressed copies the tests delete. */
const WITHOUT_COPIES = ['staking/overview/index.html', 'staking/overview.md', 'openrpc.json'];

describe.skipIf(nginxIsMissing)('the build behind a real nginx, with the generated rules', () => {
  let folder: string;
  let root: string;
  let hosting: string;
  let rules: Rules;
  let server: StaticServer;

  const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
    requestAsWritten(server.origin, target, headers, method);

  const file = (name: string): Buffer => readFileSync(path.join(root, name));
  const script = (): string => {
    const names = readdirSync(path.join(root, 'assets/js'));
    return `/assets/js/${names.find((name) => /^main\..*\.js$/.test(name)) ?? ''}`;
  };

  beforeAll(async () => {
    const built = await ensureSite(shippedSite);
    hosting = `${built}-hosting`;
    rules = JSON.parse(readFileSync(path.join(hosting, 'rules.json'), 'utf8')) as Rules;
    // A copy, with files in it and next to it that nobody may access.
    folder = mkdtempSync(path.join(tmpdir(), 'docs-served-'));
    root = path.join(folder, 'build');
    cpSync(built, root, {recursive: true});
    mkdirSync(path.join(root, '.git'));
    mkdirSync(path.join(root, '.well-known'));
    writeFileSync(path.join(root, '.git/config'), 'secret');
    writeFileSync(path.join(root, '.env'), 'secret');
    writeFileSync(path.join(root, 'rpc/.hidden'), 'secret');
    writeFileSync(path.join(root, '.well-known/security.txt'), 'Contact: someone\n');
    writeFileSync(path.join(folder, 'outside.txt'), 'secret');
    // Of an earlier deploy, kept for pages that are open.
    writeFileSync(path.join(root, 'assets/js/rpc-worker.0a1b2c3d.js'), '1');
    // As in a build without compressed copies.
    for (const copy of ['.br', '.gz']) {
      for (const name of WITHOUT_COPIES) rmSync(path.join(root, `${name}${copy}`));
    }
    server = await serveWithNginx(root, path.join(hosting, 'nginx-rules.conf'));
  });

  afterAll(async () => {
    await server.close();
    rmSync(folder, {recursive: true, force: true});
  });

  test('nginx accepts the rules, and the example of a site around them, without a warning', () => {
    let example = readFileSync(path.join(hosting, 'nginx-site.conf'), 'utf8')
      .replace(/^ *ssl_certificate.*$/gm, '')
      .replace(/include .*;/, `include ${path.join(hosting, 'nginx-rules.conf')};`);
    // The variant that the example gives for older versions.
    if (!nginxHasHttp2Directive()) {
      example = example.replace(/^ *http2 on;$/m, '').replaceAll(' ssl;', ' ssl http2;');
    }
    // Without a certificate.
    example = example.replaceAll(/ ssl(?=;| http2;)/g, '');
    const {code, output} = checkConfiguration(example);
    expect(output).toContain('test is successful');
    expect(output).not.toContain('[warn]');
    expect(code).toBe(0);
  });

  test('each page is served at its address, as HTML, with every header of the rules', async () => {
    expect(rules.pages.length).toBeGreaterThan(documentPaths.length);
    for (const page of rules.pages) {
      const {status, headers, body} = await get(page);
      expect(status, page).toBe(200);
      expect(headers['content-type'], page).toBe('text/html; charset=utf-8');
      for (const [name, value] of Object.entries(headersOf(rules, page, 200))) {
        expect(headers[name.toLowerCase()], `${page}: ${name}`).toBe(value);
      }
      expect(body.equals(file(path.join(page, 'index.html'))), page).toBe(true);
      expect(headers['set-cookie'], page).toBeUndefined();
    }
  });

  test('a page is revalidated, and answered with 304 while it is unchanged', async () => {
    const {headers} = await get('/endpoint');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await get('/endpoint', {'if-none-match': headers.etag ?? ''});
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    const since = await get('/endpoint', {'if-modified-since': headers['last-modified'] ?? ''});
    expect(since.status).toBe(304);
  });

  test('a hashed file is immutable, a missing one is not cached', async () => {
    const there = await get(script());
    expect(there.status).toBe(200);
    expect(there.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(there.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const gone = await get('/assets/js/gone.12345678.js');
    expect(gone.status).toBe(404);
    expect(gone.headers['cache-control']).toBe('no-cache');
    expect(gone.headers['x-content-type-options']).toBe('nosniff');
  });

  test('the file of the worker that sends calls has its own policy, in every deploy', async () => {
    const address = '/assets/js/rpc-worker.0a1b2c3d.js';
    const {status, headers} = await get(address);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toBe(rules.rpcWorker.policy);
    for (const [name, value] of Object.entries(headersOf(rules, address, 200)))
      expect(headers[name.toLowerCase()], name).toBe(value);
    const again = await get(address, {'if-none-match': headers.etag ?? ''});
    expect(again.status).toBe(304);
    expect(again.headers['content-security-policy']).toBe(rules.rpcWorker.policy);
    for (const other of ['/assets/js/rpc-worker.gone.js', script(), '/assets/js/rpc-workers.js']) {
      const {headers: usual} = await get(other);
      expect(usual['content-security-policy'], other).toBe(
        rules.headers['Content-Security-Policy'],
      );
    }
  });

  test('the service worker for offline reading has its own policy, and is revalidated before each use', async () => {
    const {status, headers} = await get('/sw.js');
    expect(status).toBe(200);
    for (const [name, value] of Object.entries(headersOf(rules, '/sw.js', 200)))
      expect(headers[name.toLowerCase()], name).toBe(value);
    expect(headers['content-security-policy']).toBe(rules.offlineWorker.policy);
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('clients that accept brotli or gzip get the compressed copies of the build, byte for byte', async () => {
    const accepted = [
      {accept: 'gzip, deflate, br', encoding: 'br', extension: '.br', open: brotliDecompressSync},
      {accept: 'gzip', encoding: 'gzip', extension: '.gz', open: gunzipSync},
    ];
    for (const [address, name] of [
      ['/rpc/eth', 'rpc/eth/index.html'],
      ['/nowhere', '404.html'],
      [script(), script()],
      ['/sitemap.xml', 'sitemap.xml'],
    ] as const) {
      for (const {accept, encoding, extension, open} of accepted) {
        const {headers, body} = await get(address, {'accept-encoding': accept});
        expect(headers['content-encoding'], address).toBe(encoding);
        expect(headers.vary, address).toBe('Accept-Encoding');
        expect(body.equals(file(name + extension)), address).toBe(true);
        expect(open(body).equals(file(name)), address).toBe(true);
      }
      const plain = await get(address);
      expect(plain.headers['content-encoding'], address).toBeUndefined();
      expect(plain.headers.vary, address).toBe('Accept-Encoding');
    }
  });

  test('text without compressed copies is compressed for each request', async () => {
    for (const name of WITHOUT_COPIES) {
      const address = `/${name.replace(/\/index\.html$/u, '')}`;
      const {headers, body} = await get(address, {'accept-encoding': 'gzip, deflate, br'});
      expect(headers['content-encoding'], address).toBe('gzip');
      expect(headers.vary, address).toBe('Accept-Encoding');
      expect(gunzipSync(body).equals(file(name)), address).toBe(true);
    }
    const {headers} = await get('/img/icon-512.png', {'accept-encoding': 'gzip'});
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('missing files are answered by the not-found page with status 404', async () => {
    for (const address of ['/nowhere', '/next/nowhere', '/404', '/404.html', '/rpc', '/img']) {
      const {status, headers, body} = await get(address);
      expect(status, address).toBe(404);
      expect(headers['content-type'], address).toBe('text/html; charset=utf-8');
      expect(body.equals(file('404.html')), address).toBe(true);
      for (const [name, value] of Object.entries(headersOf(rules, address, 404))) {
        expect(headers[name.toLowerCase()], `${address}: ${name}`).toBe(value);
      }
    }
  });

  test('a path with a malformed escape is answered by the not-found page, too', async () => {
    for (const address of ['/%', '/%E0%A4%A', '/%.html', '/../x', '/x%00']) {
      const {status, headers, body} = await get(address);
      expect(status, address).toBe(400);
      expect(body.equals(file('404.html')), address).toBe(true);
      for (const [name, value] of Object.entries(headersOf(rules, address, 400))) {
        expect(headers[name.toLowerCase()], `${address}: ${name}`).toBe(value);
      }
    }
  });

  test('long forms of an address redirect to the canonical one, keeping the query', async () => {
    const slashes = rules.pages
      .filter((page) => !page.endsWith('/'))
      .map((page) => ({from: `${page}/`, to: page}));
    for (const {from, to} of [...rules.redirects, ...slashes]) {
      for (const query of ['', '?q=a%20b&x=1']) {
        const {status, headers} = await get(from + query);
        expect(status, from).toBe(301);
        expect(headers.location, from).toBe(to + query);
      }
    }
  });

  test('a redirect never leaves the site, and ignores headers of the client', async () => {
    for (const address of [
      '//other.example/index.html',
      '//other.example/x/',
      '/\\other.example/x/',
      '/%5cother.example/x/',
      '/%2f%2fother.example/x/',
      '/x%0d%0aSet-Cookie:a=b/index.html',
      '/x%0aSet-Cookie:a=b/',
    ]) {
      const {headers, status} = await get(address);
      expect(headers.location, address).toBeUndefined();
      expect(headers['set-cookie'], address).toBeUndefined();
      expect([400, 404], address).toContain(status);
    }
  });

  test('range requests work', async () => {
    const whole = file('rpc/eth/index.html');
    const part = await get('/rpc/eth', {range: 'bytes=100-199'});
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-199/${whole.length}`);
    expect(part.body.equals(whole.subarray(100, 200))).toBe(true);
    const tail = await get(script(), {range: 'bytes=-10'});
    expect(tail.status).toBe(206);
    expect(tail.body.equals(file(script()).subarray(-10))).toBe(true);
    expect((await get('/rpc/eth', {range: 'bytes=99999999-'})).status).toBe(416);
    const changed = await get('/rpc/eth', {range: 'bytes=0-9', 'if-range': '"another"'});
    expect(changed.status).toBe(200);
  });

  test('no folder is listed', async () => {
    for (const address of ['/assets/', '/assets/js/', '/img/', '/rpc/', '/search-index/']) {
      const {status, headers, body} = await get(address);
      expect(body.toString(), address).not.toContain('Index of');
      if (status === 301) expect((await get(headers.location ?? '')).status, address).toBe(404);
      else expect(status, address).toBe(404);
    }
  });

  test('private files are not served', async () => {
    for (const address of [
      '/.env',
      '/.git/config',
      '/%2egit/config',
      '/.git/',
      '/rpc/.hidden',
      '/_headers',
      '/_redirects',
      '/index.html.br',
      '/rpc/eth/index.html.gz',
      `${script()}.br`,
    ]) {
      const {status, body} = await get(address);
      expect(status, address).toBe(404);
      expect(body.equals(file('404.html')), address).toBe(true);
    }
    expect((await get('/.well-known/security.txt')).status).toBe(200);
  });

  test('nothing outside of the folder can be accessed', async () => {
    for (const address of [
      '/../outside.txt',
      '/..%2foutside.txt',
      '/%2e%2e/outside.txt',
      '/%2e%2e%2foutside.txt',
      '/assets/../../outside.txt',
      '/assets../outside.txt',
      '/assets/js/..%2f..%2f..%2foutside.txt',
      '/..%5coutside.txt',
      '/outside.txt%00',
    ]) {
      const {status, body} = await get(address);
      expect([400, 404], address).toContain(status);
      expect(body.toString(), address).not.toContain('secret');
    }
  });

  test('nginx accepts only GET and HEAD, and does not reveal its version', async () => {
    const head = await get('/endpoint', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    for (const method of ['POST', 'PUT', 'DELETE', 'TRACE']) {
      const {status, headers} = await get('/endpoint', {}, method);
      expect(status, method).toBe(405);
      expect(headers.server, method).toBe('nginx');
    }
  });
});

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {headersOf} from '../../src/hosting/rules';
import {documentPaths} from '../e2e/pages';
import {checkConfiguration, nginxHasHttp2Directive, nginxIsMissing} from '../server/nginx';
import {serveBuild, WITHOUT_COPIES, type ServedBuild} from './servedBuild';

describe.skipIf(nginxIsMissing)('the build behind a real nginx, with the generated rules', () => {
  let served: ServedBuild;

  beforeAll(async () => {
    served = await serveBuild();
  });
  afterAll(() => served.close());

  test('nginx accepts the rules, and the example of a site around them, without a warning', () => {
    let example = readFileSync(path.join(served.hosting, 'nginx-site.conf'), 'utf8')
      .replace(/^ *ssl_certificate.*$/gm, '')
      .replace(/include .*;/, `include ${path.join(served.hosting, 'nginx-rules.conf')};`);
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
    expect(served.rules.pages.length).toBeGreaterThan(documentPaths.length);
    for (const page of served.rules.pages) {
      const {status, headers, body} = await served.get(page);
      expect(status, page).toBe(200);
      expect(headers['content-type'], page).toBe('text/html; charset=utf-8');
      for (const [name, value] of Object.entries(headersOf(served.rules, page, 200))) {
        expect(headers[name.toLowerCase()], `${page}: ${name}`).toBe(value);
      }
      expect(body.equals(served.file(path.join(page, 'index.html'))), page).toBe(true);
      expect(headers['set-cookie'], page).toBeUndefined();
    }
  });

  test('a page is revalidated, and answered with 304 while it is unchanged', async () => {
    const {headers} = await served.get('/endpoint');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await served.get('/endpoint', {'if-none-match': headers.etag ?? ''});
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    const since = await served.get('/endpoint', {
      'if-modified-since': headers['last-modified'] ?? '',
    });
    expect(since.status).toBe(304);
  });

  test('a hashed file is immutable, a missing one is not cached', async () => {
    const there = await served.get(served.script());
    expect(there.status).toBe(200);
    expect(there.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(there.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const gone = await served.get('/assets/js/gone.12345678.js');
    expect(gone.status).toBe(404);
    expect(gone.headers['cache-control']).toBe('no-cache');
    expect(gone.headers['x-content-type-options']).toBe('nosniff');
  });

  test('the file of the worker that sends calls has its own policy, in every deploy', async () => {
    const address = '/assets/js/rpc-worker.0a1b2c3d.js';
    const {status, headers} = await served.get(address);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toBe(served.rules.rpcWorker.policy);
    for (const [name, value] of Object.entries(headersOf(served.rules, address, 200)))
      expect(headers[name.toLowerCase()], name).toBe(value);
    const again = await served.get(address, {'if-none-match': headers.etag ?? ''});
    expect(again.status).toBe(304);
    expect(again.headers['content-security-policy']).toBe(served.rules.rpcWorker.policy);
    for (const other of [
      '/assets/js/rpc-worker.gone.js',
      served.script(),
      '/assets/js/rpc-workers.js',
    ]) {
      const {headers: usual} = await served.get(other);
      expect(usual['content-security-policy'], other).toBe(
        served.rules.headers['Content-Security-Policy'],
      );
    }
  });

  test('the service worker for offline reading has its own policy, and is revalidated before each use', async () => {
    const {status, headers} = await served.get('/sw.js');
    expect(status).toBe(200);
    for (const [name, value] of Object.entries(headersOf(served.rules, '/sw.js', 200)))
      expect(headers[name.toLowerCase()], name).toBe(value);
    expect(headers['content-security-policy']).toBe(served.rules.offlineWorker.policy);
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
      [served.script(), served.script()],
      ['/sitemap.xml', 'sitemap.xml'],
    ] as const) {
      for (const {accept, encoding, extension, open} of accepted) {
        const {headers, body} = await served.get(address, {'accept-encoding': accept});
        expect(headers['content-encoding'], address).toBe(encoding);
        expect(headers.vary, address).toBe('Accept-Encoding');
        expect(body.equals(served.file(name + extension)), address).toBe(true);
        expect(open(body).equals(served.file(name)), address).toBe(true);
      }
      const plain = await served.get(address);
      expect(plain.headers['content-encoding'], address).toBeUndefined();
      expect(plain.headers.vary, address).toBe('Accept-Encoding');
    }
  });

  test('text without compressed copies is compressed for each request', async () => {
    for (const name of WITHOUT_COPIES) {
      const address = `/${name.replace(/\/index\.html$/u, '')}`;
      const {headers, body} = await served.get(address, {'accept-encoding': 'gzip, deflate, br'});
      expect(headers['content-encoding'], address).toBe('gzip');
      expect(headers.vary, address).toBe('Accept-Encoding');
      expect(gunzipSync(body).equals(served.file(name)), address).toBe(true);
    }
    const {headers} = await served.get('/img/icon-512.png', {'accept-encoding': 'gzip'});
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('missing files are answered by the not-found page with status 404', async () => {
    for (const address of ['/nowhere', '/next/nowhere', '/404', '/404.html', '/rpc', '/img']) {
      const {status, headers, body} = await served.get(address);
      expect(status, address).toBe(404);
      expect(headers['content-type'], address).toBe('text/html; charset=utf-8');
      expect(body.equals(served.file('404.html')), address).toBe(true);
      for (const [name, value] of Object.entries(headersOf(served.rules, address, 404))) {
        expect(headers[name.toLowerCase()], `${address}: ${name}`).toBe(value);
      }
    }
  });

  test('a path with a malformed escape is answered by the not-found page, too', async () => {
    for (const address of ['/%', '/%E0%A4%A', '/%.html', '/../x', '/x%00']) {
      const {status, headers, body} = await served.get(address);
      expect(status, address).toBe(400);
      expect(body.equals(served.file('404.html')), address).toBe(true);
      for (const [name, value] of Object.entries(headersOf(served.rules, address, 400))) {
        expect(headers[name.toLowerCase()], `${address}: ${name}`).toBe(value);
      }
    }
  });

  test('long forms of an address redirect to the canonical one, keeping the query', async () => {
    const slashes = served.rules.pages
      .filter((page) => !page.endsWith('/'))
      .map((page) => ({from: `${page}/`, to: page}));
    for (const {from, to} of [...served.rules.redirects, ...slashes]) {
      for (const query of ['', '?q=a%20b&x=1']) {
        const {status, headers} = await served.get(from + query);
        expect(status, from).toBe(301);
        expect(headers.location, from).toBe(to + query);
      }
    }
  });

  test('range requests work', async () => {
    const whole = served.file('rpc/eth/index.html');
    const part = await served.get('/rpc/eth', {range: 'bytes=100-199'});
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-199/${whole.length}`);
    expect(part.body.equals(whole.subarray(100, 200))).toBe(true);
    const tail = await served.get(served.script(), {range: 'bytes=-10'});
    expect(tail.status).toBe(206);
    expect(tail.body.equals(served.file(served.script()).subarray(-10))).toBe(true);
    expect((await served.get('/rpc/eth', {range: 'bytes=99999999-'})).status).toBe(416);
    const changed = await served.get('/rpc/eth', {range: 'bytes=0-9', 'if-range': '"another"'});
    expect(changed.status).toBe(200);
  });
});

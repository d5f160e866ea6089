/** What a client must not get from an nginx with the generated rules, whatever it asks for. */
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {nginxIsMissing} from '../server/nginx';
import {serveBuild, type ServedBuild} from './servedBuild';

describe.skipIf(nginxIsMissing)('limits of a real nginx with the generated rules', () => {
  let served: ServedBuild;

  beforeAll(async () => {
    served = await serveBuild();
  });
  afterAll(() => served.close());

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
      const {headers, status} = await served.get(address);
      expect(headers.location, address).toBeUndefined();
      expect(headers['set-cookie'], address).toBeUndefined();
      expect([400, 404], address).toContain(status);
    }
  });

  test('no folder is listed', async () => {
    for (const address of ['/assets/', '/assets/js/', '/img/', '/rpc/', '/search-index/']) {
      const {status, headers, body} = await served.get(address);
      expect(body.toString(), address).not.toContain('Index of');
      if (status === 301)
        expect((await served.get(headers.location ?? '')).status, address).toBe(404);
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
      `${served.script()}.br`,
    ]) {
      const {status, body} = await served.get(address);
      expect(status, address).toBe(404);
      expect(body.equals(served.file('404.html')), address).toBe(true);
    }
    expect((await served.get('/.well-known/security.txt')).status).toBe(200);
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
      const {status, body} = await served.get(address);
      expect([400, 404], address).toContain(status);
      expect(body.toString(), address).not.toContain('secret');
    }
  });

  test('nginx accepts only GET and HEAD, and does not reveal its version', async () => {
    const head = await served.get('/endpoint', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    for (const method of ['POST', 'PUT', 'DELETE', 'TRACE']) {
      const {status, headers} = await served.get('/endpoint', {}, method);
      expect(status, method).toBe(405);
      expect(headers.server, method).toBe('nginx');
    }
  });
});

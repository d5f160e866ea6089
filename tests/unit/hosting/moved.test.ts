/** What `docs:move` leaves behind, followed on each host: by a real nginx, and by the rules of the others. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {planMove, type Sources} from '../../../scripts/move-page/plan';
import type {StaticServer} from '../../../scripts/static-server';
import {redirectsFile} from '../../../src/hosting/formats/netlify';
import {nginxRules} from '../../../src/hosting/formats/nginx';
import {vercelJson} from '../../../src/hosting/formats/vercel';
import {movedRedirects} from '../../../src/hosting/moved';
import {hostingRules} from '../../../src/hosting/rules';
import type {Moved} from '../../../src/profile/moved';
import {nginxIsMissing, serveWithNginx} from '../../server/nginx';
import {requestAsWritten} from '../../server/requestAsWritten';

/** Two moves of one page, and one of another, as the command writes them. */
function movedTwice(): Moved {
  const file = 'docs/_data/moved.json';
  const pages = ['docs/endpoint.mdx', 'docs/rpc/eth.mdx'];
  let sources: Sources = new Map(pages.map((page) => [page, '# Page\n'] as const));
  for (const [from, to] of [
    ['endpoint', 'guides/connect'],
    ['rpc/eth', 'rpc/chain'],
    ['guides/connect', 'start/connect'],
  ] as const) {
    const {writes, removes} = planMove(sources, {from, to});
    sources = new Map([...sources, ...writes].filter(([name]) => name !== removes));
  }
  return JSON.parse(sources.get(file) ?? '{}') as Moved;
}

const pages = ['/', '/next/', '/next/start/connect', '/next/rpc/chain', '/endpoint'];
const rules = hostingRules(
  {
    host: 'docs.example',
    pages,
    connect: [],
    moved: movedRedirects([{prefix: '/next', moved: movedTwice()}], pages),
  },
  {'default-src': ["'none'"], 'script-src': ["'self'"], 'connect-src': ["'self'"]},
);

/** Earlier addresses with the page that each leads to. */
const MOVES = [
  ['/next/endpoint', '/next/start/connect'],
  ['/next/guides/connect', '/next/start/connect'],
  ['/next/rpc/eth', '/next/rpc/chain'],
] as const;
const FORMS = ['', '.html', '/index.html'];
/** The page of the released version has the address that a page of Next had. */
const KEPT = '/endpoint';

describe.skipIf(nginxIsMissing)('behind nginx', () => {
  let folder: string;
  let server: StaticServer;
  const get = (address: string) => requestAsWritten(server.origin, address, {}, 'GET');

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'docs-moved-'));
    for (const page of pages) {
      mkdirSync(path.join(folder, page), {recursive: true});
      writeFileSync(path.join(folder, page, 'index.html'), page);
    }
    const conf = path.join(folder, 'rules.conf');
    writeFileSync(conf, nginxRules(rules, ['html']));
    server = await serveWithNginx(folder, conf);
  });

  afterAll(async () => {
    await server.close();
    rmSync(folder, {recursive: true});
  });

  test.each(MOVES)('%s leads to %s at once, in every form, with its query', async (from, to) => {
    for (const form of [...FORMS, '/'])
      for (const query of ['', '?q=a%20b&x=1']) {
        const {status, headers} = await get(from + form + query);
        expect([status, headers.location], from + form).toEqual([301, to + query]);
      }
    const {status, body} = await get(to);
    expect([status, body.toString()]).toEqual([200, to]);
  });

  test('the same address of another version is served', async () => {
    expect((await get(KEPT)).status).toBe(200);
  });
});

describe('by the rules of other hosts', () => {
  /** As Netlify and Cloudflare Pages read `_redirects`: the first line whose path is the one asked for. */
  const inFile = (address: string) =>
    redirectsFile(rules)
      .split('\n')
      .map((line) => line.split(' '))
      .find(([from]) => from === address);

  /** As Vercel reads `redirects`: the first whose source matches the whole path. */
  const onVercel = (address: string) =>
    (
      JSON.parse(vercelJson(rules)) as {
        redirects: {source: string; destination: string; statusCode: number}[];
      }
    ).redirects.find(({source}) => new RegExp(`^${source}$`, 'u').test(address));

  test.each(MOVES)('%s leads to %s at once, in every form', (from, to) => {
    for (const form of FORMS) {
      expect(inFile(from + form), from + form).toEqual([from + form, to, '301']);
    }
    // Both hosts of the file remove closing slashes themselves; Vercel is told.
    for (const form of [...FORMS, '/'])
      expect(onVercel(from + form), from + form).toMatchObject({destination: to, statusCode: 301});
  });

  test('the same address of another version is served', () => {
    expect(inFile(KEPT)).toBeUndefined();
    expect(onVercel(KEPT)).toBeUndefined();
  });
});

import type {Page, Worker} from '@playwright/test';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Rules} from '../../src/hosting/rules';
import {startFaultyNode, type FaultyNode} from '../server/faultyNode';
import {nginxIsMissing, serveWithNginx} from '../server/nginx';
import {serveWithHeaders} from '../server/otherHeaders';
import {expect, hydrated, test} from './fixtures';
import {call, NETWORK_NOISE, ready} from './workbench';

test.use({site: 'altered'});

const POLICY = 'content-security-policy';
const WORKER = /\/rpc-worker\.[0-9a-f]+\.js$/u;

let node: FaultyNode;

test.beforeAll(async () => {
  node = await startFaultyNode();
});

test.afterAll(() => node.close());

function rulesOf({built}: {readonly built: string}): Rules {
  return JSON.parse(readFileSync(path.join(`${built}-hosting`, 'rules.json'), 'utf8')) as Rules;
}

/** Calls the node from the page's worker. @returns the worker */
async function workerOf(page: Page): Promise<Worker> {
  expect(await call(page, `${node.http}/ok`)).toMatchObject({kind: 'result'});
  const worker = page.workers().find((each) => WORKER.test(each.url()));
  if (!worker) throw new Error('no worker');
  return worker;
}

/** What code in the worker could do, if it were an attacker's. In a task of its own: DevTools may evaluate anything. */
function attempts(worker: Worker, origin: string): Promise<string[]> {
  return worker.evaluate(
    (own) =>
      new Promise<string[]>((resolve) => {
        const done: string[] = [];
        const attempt = async (name: string, action: () => unknown) => {
          try {
            await action();
            done.push(name);
          } catch {
            // It is forbidden.
          }
        };
        const nested = () =>
          new Promise((loaded, failed) => {
            const inner = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])));
            inner.onmessage = loaded;
            inner.onerror = failed;
          });
        const all = async () => {
          const scope = globalThis as unknown as {importScripts: (url: string) => void};
          const data = 'data:text/javascript,1';
          await attempt('importScripts', () => scope.importScripts(`${own}/early.js`));
          await attempt('importScripts of data', () => scope.importScripts(data));
          await attempt('eval', () => (0, eval)('1') as unknown);
          // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it must be forbidden
          await attempt('Function', () => new Function('return 1'));
          await attempt('import', () => import(data) as Promise<unknown>);
          await attempt('a worker', nested);
          resolve(done);
        };
        setTimeout(() => void all());
      }),
    origin,
  );
}

test('the worker has its own policy, pages have theirs', async ({page, visit, folders}) => {
  const rules = rulesOf(folders);
  const policies = new Map<string, string | undefined>();
  page.on('response', (response) => {
    policies.set(new URL(response.url()).pathname, response.headers()[POLICY]);
  });
  await visit('/workbench');
  await ready(page);
  const worker = await workerOf(page);
  expect(policies.get(new URL(worker.url()).pathname)).toBe(
    "default-src 'none'; connect-src http: https: ws: wss:",
  );
  expect(policies.get('/workbench')).toBe(rules.headers['Content-Security-Policy']);
  expect(policies.get('/workbench')).toContain("connect-src 'self'");
});

test('the worker asks nodes, and can run no other code', async ({page, visit, origin, silence}) => {
  silence.allow(/content security policy|NetworkError/iu);
  await visit('/workbench');
  await ready(page);
  expect(await attempts(await workerOf(page), origin)).toEqual([]);
});

/** Whether the page itself can reach a node, by any means. */
function reachable(page: Page): Promise<string[]> {
  return page.evaluate(
    async ({http, ws}) => {
      const reached: string[] = [];
      await fetch(http).then(
        () => reached.push('fetch'),
        () => undefined,
      );
      await fetch(http, {mode: 'no-cors'}).then(
        () => reached.push('no-cors'),
        () => undefined,
      );
      if (navigator.sendBeacon(http)) reached.push('beacon');
      try {
        await new Promise((resolve, reject) => {
          const socket = new WebSocket(ws);
          socket.onopen = resolve;
          socket.onerror = reject;
        });
        reached.push('WebSocket');
      } catch {
        // It is forbidden.
      }
      return reached;
    },
    {http: `${node.http}/ok`, ws: `${node.ws}/ws`},
  );
}

test('the page itself cannot, while its worker can', async ({page, visit, silence}) => {
  silence.allow(/content security policy/iu);
  silence.allow(NETWORK_NOISE);
  await visit('/workbench');
  await ready(page);
  const before = node.seen.length;
  const reached = await reachable(page);
  // Chromium says that it has queued a beacon, and then does not send it.
  expect(reached.filter((name) => name !== 'beacon')).toEqual([]);
  expect(node.seen.slice(before)).toEqual([]);
  await workerOf(page);
});

/** Opens the page from a server with other headers. @returns a function that stops it */
async function openAt(page: Page, origin: string, change: Parameters<typeof serveWithHeaders>[1]) {
  const server = await serveWithHeaders(origin, change);
  await page.goto(`${server.origin}/workbench`);
  await hydrated(page);
  await ready(page);
  return server;
}

test('on a host without headers the same holds for the page, and calls work', async ({
  page,
  origin,
  silence,
}) => {
  silence.allow(/content security policy/iu);
  silence.allow(NETWORK_NOISE);
  const server = await openAt(page, origin, (_, headers) => {
    const {[POLICY]: policy, ...others} = headers;
    expect(policy).toBeDefined();
    return others;
  });
  const before = node.seen.length;
  await reachable(page);
  expect(node.seen.slice(before)).toEqual([]);
  // The attempts are real ones.
  expect(await attempts(await workerOf(page), server.origin)).toContain('eval');
  await server.close();
});

test('on a host that joins headers, the worker has both policies, and calls work', async ({
  page,
  origin,
  folders,
  silence,
}) => {
  silence.allow(/content security policy|NetworkError/iu);
  silence.allow(NETWORK_NOISE);
  const {rpcWorker} = rulesOf(folders);
  const server = await openAt(page, origin, (path, headers) => {
    const policies = [rpcWorker.policyForAll, ...(WORKER.test(path) ? [rpcWorker.policy] : [])];
    return {...headers, [POLICY]: policies.join(', ')};
  });
  expect(await attempts(await workerOf(page), server.origin)).toEqual([]);
  const before = node.seen.length;
  await reachable(page);
  expect(node.seen.slice(before)).toEqual([]);
  await server.close();
});

test('behind nginx, the worker has its own policy, and calls work', async ({page, folders}) => {
  test.skip(nginxIsMissing, 'nginx is missing');
  const rules = rulesOf(folders);
  const server = await serveWithNginx(folders.built, `${folders.built}-hosting/nginx-rules.conf`);
  try {
    const policies = new Map<string, string | undefined>();
    page.on('response', (response) => {
      policies.set(new URL(response.url()).pathname, response.headers()[POLICY]);
    });
    await page.goto(`${server.origin}/workbench`);
    await hydrated(page);
    await ready(page);
    const worker = await workerOf(page);
    expect(policies.get(new URL(worker.url()).pathname)).toBe(rules.rpcWorker.policy);
    expect(policies.get('/workbench')).toBe(rules.headers['Content-Security-Policy']);
  } finally {
    await server.close();
  }
});

import {pageOfOwnBrowser} from '../server/browserOf';
import {startFaultyNode, type FaultyNode} from '../server/faultyNode';
import {expect, hydrated, test} from './fixtures';
import {call, ready} from './workbench';

test.use({site: 'altered'});

let node: FaultyNode;

test.beforeAll(async () => {
  node = await startFaultyNode();
});

test.afterAll(() => node.close());

/** Chromium as if the site were on the web, and the node on the reader's machine. */
async function pageOfTheWeb(origin: string) {
  const {host} = new URL(origin);
  const own = await pageOfOwnBrowser(undefined, [`--ip-address-space-overrides=${host}=public`]);
  await own.page.goto(`${origin}/workbench`);
  await hydrated(own.page);
  await ready(own.page);
  return own;
}

test('the reader has refused access to the local network', async ({origin}) => {
  const {page, close} = await pageOfTheWeb(origin);
  // Without a window, Chromium refuses what it would ask.
  expect(await call(page, `${node.http}/ok`)).toMatchObject({
    failure: {kind: 'localNetwork', state: 'denied'},
  });
  expect(await call(page, `${node.ws}/ws`)).toMatchObject({
    failure: {kind: 'localNetwork', state: 'denied'},
  });
  await close();
});

test('the reader has allowed it', async ({origin}) => {
  const {page, close} = await pageOfTheWeb(origin);
  await page.context().grantPermissions(['local-network-access'], {origin});
  expect(await call(page, `${node.http}/ok`)).toMatchObject({kind: 'result'});
  expect(await call(page, `${node.http}/unreadable`)).toMatchObject({failure: {kind: 'cors'}});
  expect(await call(page, `${node.ws}/ws`)).toMatchObject({kind: 'result'});
  await close();
});

test('from a page over HTTPS, other hosts without it are blocked, the own machine is not', async ({
  origin,
}) => {
  const rules = 'MAP node.example 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
  const {page, close} = await pageOfOwnBrowser(rules);
  const secure = 'https://docs.example';
  await page.route(`${secure}/**`, async (route) => {
    const {pathname} = new URL(route.request().url());
    await route.fulfill({response: await route.fetch({url: origin + pathname})});
  });
  await page.goto(`${secure}/workbench`);
  await hydrated(page);
  await ready(page);
  await page.context().grantPermissions(['local-network-access'], {origin: secure});
  const {port} = new URL(node.http);
  const before = node.seen.length;
  for (const scheme of ['http', 'ws'])
    expect(await call(page, `${scheme}://node.example:${port}/ok`), scheme).toMatchObject({
      failure: {kind: 'mixed'},
    });
  expect(node.seen.slice(before)).toEqual([]);
  expect(await call(page, `${node.ws}/ws`)).toMatchObject({kind: 'result'});
  await close();
});

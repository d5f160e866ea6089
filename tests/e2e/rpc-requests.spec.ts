import type {Locator, Page} from '@playwright/test';
import {expect, hydrated, test} from './fixtures';
import {network} from './pages';

const KEY = 'site.rpcLanguage';

/** The first request of a method: its languages, and the displayed text. */
function requestOf(page: Page, method: string): {tab: (name: string) => Locator; code: Locator} {
  const after = page.locator(`#${method.toLowerCase()} ~ div`);
  const first = after.filter({has: page.getByRole('tablist')}).first();
  return {
    tab: (name) => first.getByRole('tab', {name, exact: true}),
    code: first.getByRole('tabpanel').locator('pre'),
  };
}

/** Stores a language before the first visit of a page. */
async function remember(page: Page, language: string): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    KEY,
    language,
  ] as const);
}

/** Adds up layout shifts since the page began to load. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sum = {value: 0};
    Object.assign(window, {layoutShift: sum});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        sum.value += (entry as unknown as {value: number}).value;
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () =>
    page.evaluate(() => (window as unknown as {layoutShift: {value: number}}).layoutShift.value);
}

/** Requests are rendered when they come near the viewport. */
async function seesPythonOfStatus(page: Page): Promise<void> {
  const {tab, code} = requestOf(page, 'txpool_status');
  await tab('Python').scrollIntoViewIfNeeded();
  await expect(code).toContainText('w3.geth.txpool.status()');
}

test('a language that is chosen at one method applies to the others, on other pages and later', async ({
  page,
  visit,
}) => {
  await visit('/rpc/net');
  const version = requestOf(page, 'net_version');
  await expect(version.tab('curl')).toHaveAttribute('aria-selected', 'true');
  await expect(version.code).toContainText('curl -sS https://');

  await version.tab('Python').click();
  await expect(version.tab('Python')).toHaveAttribute('aria-selected', 'true');
  await expect(version.code).toContainText('print(version)');
  await requestOf(page, 'net_peerCount').tab('Python').scrollIntoViewIfNeeded();
  await expect(requestOf(page, 'net_peerCount').code).toContainText('w3.net.peer_count');

  await page.getByRole('navigation').getByRole('link', {name: 'txpool', exact: true}).click();
  await seesPythonOfStatus(page);

  await page.reload();
  await hydrated(page);
  await seesPythonOfStatus(page);
});

test('a choice keeps the reader’s position, although requests above change their height', async ({
  page,
  visit,
}) => {
  await visit('/rpc/eth#eth_getlogs');
  const {tab, code} = requestOf(page, 'eth_getLogs');
  await tab('Go').scrollIntoViewIfNeeded();
  const before = await tab('Go').boundingBox();
  await tab('Go').click();
  await expect(code).toContainText('client.FilterLogs(');
  const after = await tab('Go').boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
});

test('a stored choice applies from the first paint: no layout shift, and fragments lead to the right position', async ({
  page,
  visit,
}) => {
  await remember(page, 'go');
  const shifts = await watchShifts(page);
  await visit('/rpc/eth#eth_getlogs');
  const {tab, code} = requestOf(page, 'eth_getLogs');
  await expect(code).toContainText('client.FilterLogs(');
  await expect(tab('Go')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', {name: 'eth_getLogs'})).toBeInViewport();
  expect(await shifts()).toBeLessThan(0.001);
});

test('the page reserves exactly the space that a request needs', async ({page, visit}) => {
  await remember(page, 'go');
  // Far down the page, so that nothing above is rendered.
  await visit('/rpc/net#problems');
  const {code} = requestOf(page, 'net_version');
  const section = page.locator('#net_version ~ div').first();
  const kept = await section.evaluate((element) => element.getBoundingClientRect().height);
  await section.scrollIntoViewIfNeeded();
  await expect(code).toContainText('package main');
  const taken = await section.evaluate((element) => element.getBoundingClientRect().height);
  expect(Math.abs(kept - taken)).toBeLessThan(2);
});

test('two tabs of the browser are synchronised', async ({page, visit, context, baseURL}) => {
  await visit('/rpc/net');
  const other = await context.newPage();
  await other.goto(`${baseURL ?? ''}/rpc/net`);
  await hydrated(other);
  await requestOf(page, 'net_version').tab('ethers').click();
  await requestOf(other, 'net_version').tab('ethers').scrollIntoViewIfNeeded();
  await expect(requestOf(other, 'net_version').code).toContainText('JsonRpcProvider');
  await requestOf(other, 'net_version').tab('curl').click();
  await expect(requestOf(page, 'net_version').code).toContainText('curl -sS');
});

for (const stored of ['rust', '', '"python"', 'constructor', 'curl']) {
  test(`"${stored}" in the storage leaves the page in curl, and the choice works`, async ({
    page,
    visit,
  }) => {
    await remember(page, stored);
    await visit('/rpc/net');
    const {tab, code} = requestOf(page, 'net_version');
    await expect(tab('curl')).toHaveAttribute('aria-selected', 'true');
    await expect(code).toContainText('curl -sS');
    await tab('JSON').click();
    await expect(code).toHaveText(
      '{"jsonrpc": "2.0", "id": 1, "method": "net_version", "params": []}',
    );
  });
}

test('the languages are an accessible tab list', async ({page, visit}) => {
  await visit('/rpc/net');
  const {tab, code} = requestOf(page, 'net_version');
  await tab('curl').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab('JSON')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(tab('viem')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(code).toContainText("from 'viem'");
  await expect(tab('viem')).toBeFocused();
  const {height = 0, width = 0} = (await tab('Go').boundingBox()) ?? {};
  expect(Math.min(height, width)).toBeGreaterThanOrEqual(24);
});

test('the copy button copies the displayed language', async ({page, visit, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit('/rpc/net');
  const {tab, code} = requestOf(page, 'net_version');
  await tab('viem').click();
  await expect(code).toContainText('net_version');
  await code.hover();
  await code
    .locator('xpath=ancestor::*[@role="tabpanel"]')
    .getByRole('button', {name: /Copy/})
    .click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain("await client.request({method: 'net_version'});\nconsole.log(result);");
});

test('a request of a subscription uses each library', async ({page, visit}) => {
  await visit('/rpc/eth#eth_subscribe');
  const {tab, code} = requestOf(page, 'eth_subscribe');
  // Where the network has no endpoint for it, that of the reader's own node.
  const [endpoint] = network.chains.mainnet.ws ?? [];
  await expect(code).toContainText(`npx wscat -c ${endpoint?.url ?? 'ws://'}`);
  await tab('Go').click();
  await expect(code).toContainText('client.SubscribeNewHead(');
  await expect(requestOf(page, 'eth_unsubscribe').tab('wscat')).toBeAttached();
});

test('a language that does not load leaves the previous one, reports it, and can be chosen again', async ({
  page,
  visit,
  silence,
}) => {
  await visit('/rpc/net');
  silence.allow(/ERR_FAILED|ChunkLoadError|Loading chunk/);
  await page.route('**/assets/js/**', (route) => route.abort());
  const {tab, code} = requestOf(page, 'net_version');
  await tab('Python').click();
  const status = page.getByRole('status').filter({hasText: 'Python could not be loaded'});
  await expect(status.first()).toBeVisible();
  await expect(code).toContainText('curl -sS');
  await page.unroute('**/assets/js/**');
  await tab('Python').click();
  await expect(code).toContainText('from web3 import Web3');
  await expect(status).toHaveCount(0);
});

test('where scripts are blocked, the request is in curl whatever was chosen before', async ({
  page,
  silence,
}) => {
  silence.allow(/ERR_FAILED/);
  await remember(page, 'go');
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/rpc/net');
  await expect(page.locator('html')).not.toHaveAttribute('data-rpc-language');
  await expect(requestOf(page, 'net_version').code).toContainText('curl -sS');
  await expect(requestOf(page, 'net_version').code).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a request is in curl, without controls that would not work', async ({page}) => {
    await page.goto('/rpc/net');
    await expect(page.locator('#net_version ~ div pre').first()).toContainText('curl -sS');
    await expect(page.getByRole('tablist')).toHaveCount(0);
  });
});

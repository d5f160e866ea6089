import type {Page} from '@playwright/test';
import {accessibilityFaults} from './accessibility';
import {expect, hydrated, test} from './fixtures';
import {Recorder} from './recorder';
import {answerOf, choose, openPanel, panelOf, runOf} from './workbenchPanel';
import {network} from './pages';

let node: Recorder;

test.beforeEach(() => {
  node = new Recorder();
});

test.afterEach(async () => {
  await node.stop();
});

/** Requests that left the site, from here on. */
function foreignRequests(page: Page, origin: string): string[] {
  const urls: string[] = [];
  page.context().on('request', (request) => {
    if (!request.url().startsWith(origin)) urls.push(request.url());
  });
  return urls;
}

test('nothing is sent until the reader presses Run; the answer is shown with what it means', async ({
  page,
  visit,
  origin,
}) => {
  const url = await node.start({eth_getBalance: '0xde0b6b3a7640000'});
  await choose(page, url);
  const foreign = foreignRequests(page, origin);
  await visit('/rpc/eth');
  const panel = await openPanel(page, 'eth_getBalance');
  await expect(runOf(panel)).toBeEnabled();
  await expect(panel.getByText(url).first()).toBeVisible();
  expect(node.asked).toEqual([]);
  expect(foreign).toEqual([]);

  await runOf(panel).click();
  await expect(panel.getByText('1,000,000,000,000,000,000')).toBeVisible();
  await expect(panel.getByText(`1 ${network.symbol}`, {exact: true})).toBeVisible();
  expect(await answerOf(panel)).toBe('0xde0b6b3a7640000');
  expect(node.asked[0]).toMatchObject({
    method: 'eth_getBalance',
    params: [/^0x/u, 'latest'].map(() => expect.anything()),
  });
  expect(foreign.every((each) => each.startsWith(url))).toBe(true);
});

test('Escape closes the panel and the focus goes back to the button', async ({page, visit}) => {
  await visit('/rpc/net');
  const opener = page.getByRole('button', {name: 'Edit and run net_version'}).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', {name: 'net_version'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a choice rewrites the samples of all pages and languages, is kept for the tab, and is forgotten', async ({
  page,
  visit,
  origin,
}) => {
  test.slow(); // It opens the largest page three times.
  const foreign = foreignRequests(page, origin);
  await visit('/rpc/eth');
  const before = await page.locator('.markdown pre').allTextContents();
  await page.getByRole('button', {name: 'Change', exact: true}).click();
  const dialog = page.getByRole('dialog', {name: 'Endpoint of requests'});
  await dialog.getByLabel('An address of my own').check();
  await dialog.getByLabel('HTTP', {exact: true}).fill('node.example');
  await dialog.getByRole('button', {name: 'Use it'}).click();
  await expect(dialog.getByRole('alert')).toContainText('http://node.example');
  await dialog.getByLabel('HTTP', {exact: true}).fill('https://mine.example/key');
  await dialog.getByRole('button', {name: 'Use it'}).click();
  await expect(dialog).toBeHidden();

  const {http, archive = [], ws = []} = network.chains.mainnet;
  const addresses = [...http, ...archive, ...ws].map(({url}) => url);
  const code = async () => (await page.locator('.markdown pre').allTextContents()).join('\n');
  await expect.poll(code).toContain('https://mine.example/key');
  expect(await code()).toContain('wss://mine.example/key');
  for (const address of addresses) expect(await code()).not.toContain(address);
  expect(await code()).not.toMatch(/127\.0\.0\.1:854\d/u);
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await expect(page.locator('.markdown pre', {hasText: 'from web3'}).first()).toContainText(
    'https://mine.example/key',
  );

  await page.getByRole('link', {name: 'Real-time events'}).first().click();
  await expect(page.locator('.markdown pre').first()).toContainText('wss://mine.example/key');
  await page.reload();
  await hydrated(page);
  await expect(page.locator('.markdown pre').first()).toContainText('wss://mine.example/key');
  expect(await page.evaluate(() => localStorage.getItem('site.endpoint'))).toBeNull();

  await page.getByRole('button', {name: 'Change', exact: true}).first().click();
  await dialog.getByRole('button', {name: 'Forget'}).click();
  await expect(page.locator('.markdown pre').first()).not.toContainText('mine.example');
  await page.goto('/rpc/eth');
  await hydrated(page);
  expect(await page.evaluate(() => sessionStorage.getItem('site.endpoint'))).toBeNull();
  await page.getByRole('tab', {name: 'curl'}).first().click();
  expect(await page.locator('.markdown pre').allTextContents()).toEqual(before);
  expect(foreign).toEqual([]);
});

test('a link opens a call with its arguments and runs nothing; a copied link has no endpoint', async ({
  page,
  visit,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const url = await node.start({});
  await choose(page, url);
  const call = JSON.stringify(['eth_getBlockByNumber', '0x10', false]);
  await visit(`/rpc/eth#call=${encodeURIComponent(call)}`);
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', {name: 'eth_getBlockByNumber'})).toBeVisible();
  await panel.getByRole('button', {name: 'Copy link'}).click();
  await expect(panel.getByText('Copied', {exact: true})).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(decodeURIComponent(new URL(link).hash)).toBe(`#call=${call}`);
  expect(link).not.toContain(new URL(url).port);
  expect(node.asked).toEqual([]);
});

test('a method that harms the node asks for its name first', async ({page, visit}) => {
  const url = await node.start({debug_setHead: null});
  await choose(page, url);
  await visit('/rpc/debug');
  const panel = await openPanel(page, 'debug_setHead');
  await expect(panel.getByText('Deletes every block above')).toBeVisible();
  // A batch could be sent to another endpoint later.
  await expect(panel.getByRole('button', {name: 'Add to batch'})).toHaveCount(0);
  await expect(runOf(panel)).toHaveAttribute('aria-disabled', 'true');
  await runOf(panel).click({force: true});
  await panel.getByLabel('To run it, type').fill('debug_sethead');
  await runOf(panel).click({force: true});
  expect(node.asked).toEqual([]);
  await panel.getByLabel('To run it, type').fill('debug_setHead');
  await runOf(panel).click();
  await expect(panel.getByText('Result', {exact: true})).toBeVisible();
  expect(node.asked[0]?.method).toBe('debug_setHead');
});

test('the last calls of the tab can be opened again and forgotten', async ({page, visit}) => {
  const url = await node.start({net_version: '714', net_listening: true});
  await choose(page, url);
  await visit('/rpc/net');
  const panel = await openPanel(page, 'net_version');
  await runOf(panel).click();
  await expect(panel.getByText('Last calls of this tab (1)')).toBeVisible();
  await panel.getByRole('button', {name: 'Close'}).click();
  await openPanel(page, 'net_listening');
  await panel.getByText('Last calls of this tab (1)').click();
  await panel.getByRole('button', {name: /net_version/u}).click();
  await expect(panel.getByRole('heading', {name: 'net_version'})).toBeVisible();
  await panel.getByText('Last calls of this tab (1)').click();
  await panel.getByRole('button', {name: 'Forget'}).click();
  await expect(panel.getByText('Last calls of this tab')).toBeHidden();
});

test('without scripts there is no button that cannot work', async ({browser, origin}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${origin}/rpc/net`);
  await expect(page.getByText('Requests go to')).toBeVisible();
  await expect(page.getByRole('button', {name: /run|change/iu})).toHaveCount(0);
  await context.close();
});

test('a function of a system contract is called by its interface, and its answer decoded', async ({
  page,
  visit,
}) => {
  const days = `0x${(604800).toString(16).padStart(64, '0')}`;
  const url = await node.start({eth_call: days});
  await choose(page, url);
  await visit('/rpc/eth');
  const panel = await openPanel(page, 'eth_call');
  await panel.getByText('Call a function by its interface').click();
  await panel.getByLabel('Contract', {exact: true}).selectOption('StakeHub');
  await panel.getByLabel('Function', {exact: true}).selectOption({label: 'unbondPeriod()'});
  await runOf(panel).click();
  await expect(panel.getByText('unbondPeriod returned')).toBeVisible();
  await expect(panel.getByText('604,800').first()).toBeVisible();
  expect(node.asked[0]?.params[0]).toMatchObject({
    to: expect.stringMatching(/0x0{36}2002/u),
    data: '0xfc0c5ff1',
  });
});

test('a signed transaction is decoded before it is sent, chain id first', async ({page, visit}) => {
  await visit('/rpc/eth');
  const panel = await openPanel(page, 'eth_sendRawTransaction');
  const terms = panel.getByRole('term');
  await expect(terms.first()).toHaveText('Chain id');
  await expect(
    panel.getByText(/It is for the chain 714, the endpoint is of the chain/u),
  ).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`the panel is accessible at ${width} pixels`, async ({page, visit}) => {
    test.slow();
    await page.setViewportSize({width, height});
    const url = await node.start({eth_getBlockByNumber: {number: '0x34', hash: null, extra: []}});
    await choose(page, url);
    await visit('/rpc/eth');
    const panel = await openPanel(page, 'eth_getBlockByNumber');
    await panel.getByRole('button', {name: 'Change', exact: true}).click();
    await runOf(panel).click();
    await expect(panel.getByText('Not documented (')).toBeVisible();
    const overflow = await panel.evaluate(
      ({scrollWidth, clientWidth}) => scrollWidth - clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([]);
    await page.emulateMedia({colorScheme: 'light'});
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
    expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([]);
  });
}

import {startAnvil} from '../rpc/nodes/anvil';
import type {Node} from '../rpc/nodes/node';
import {httpClient, resultOf} from '../rpc/run/http';
import {expect, test} from './fixtures';
import {choose, openPanel, runOf} from './workbenchPanel';
import {latestFolder} from './versions';
import {network} from './pages';

let node: Node;

test.beforeAll(async () => {
  node = await startAnvil(Math.floor(Date.now() / 1000));
});

test.afterAll(() => node.stop());

const mine = () => resultOf(httpClient(node.http), 'anvil_mine', '0x1');

test('a subscription shows blocks as they come, pauses and ends', async ({page, visit}) => {
  await choose(page, node.http, node.ws);
  await visit('/rpc/eth');
  const panel = await openPanel(page, 'eth_subscribe');
  await panel.getByRole('button', {name: 'Subscribe'}).click();
  await expect(panel.getByText('Subscribed')).toBeVisible();
  const messages = panel.locator('ol > li');
  // The node answers before it subscribes: the first block can be missed.
  await expect(async () => {
    await mine();
    await expect(messages.first()).toContainText('"parentHash"', {timeout: 500});
  }).toPass();
  await panel.getByRole('button', {name: 'Pause'}).click();
  const shown = await messages.count();
  await mine();
  await expect(panel.getByText(`${shown + 1} messages`)).toBeVisible();
  await expect(messages).toHaveCount(shown);
  await panel.getByRole('button', {name: 'Stop'}).click();
  await expect(panel.getByRole('button', {name: 'Subscribe'})).toBeVisible();
});

test('a filter is created, polled and removed as one action', async ({page, visit}) => {
  await choose(page, node.http, node.ws);
  await visit('/rpc/eth');
  const panel = await openPanel(page, 'eth_newBlockFilter');
  await panel.getByRole('button', {name: 'Create, poll and remove'}).click();
  await expect(panel.getByText('Subscribed')).toBeVisible();
  await mine();
  await expect(panel.locator('ol > li').first()).toContainText(/"0x[0-9a-f]{64}"/u);
  await panel.getByRole('button', {name: 'Stop'}).click();
  await expect(panel.getByRole('button', {name: 'Create, poll and remove'})).toBeVisible();
});

test('several calls are sent as one batch', async ({page, visit}) => {
  await choose(page, node.http, node.ws);
  await visit('/rpc/eth');
  const bodies: string[] = [];
  page.context().on('request', (request) => bodies.push(request.postData() ?? ''));
  let panel = await openPanel(page, 'eth_chainId');
  await panel.getByRole('button', {name: 'Add to batch'}).click();
  await panel.getByRole('button', {name: 'Close'}).click();
  panel = await openPanel(page, 'eth_blockNumber');
  await panel.getByRole('button', {name: 'Add to batch'}).click();
  await panel.getByRole('button', {name: 'Run batch'}).click();
  await expect(panel.getByRole('region', {name: 'Answer'})).toHaveCount(2);
  await expect(panel.getByText('"0x2ca"')).toBeVisible();
  expect(bodies.filter((body) => body.startsWith('[{'))).toHaveLength(1);
});

test('a node on another chain than the chosen endpoint is told', async ({page, visit}) => {
  await page.route(`**/workbench/${latestFolder}/network.json`, async (route) => {
    const response = await route.fetch();
    const facts = (await response.json()) as {chains: {http: string[]}[]};
    if (facts.chains[0]) facts.chains[0].http = [node.http];
    await route.fulfill({response, json: facts});
  });
  await visit('/rpc/eth');
  const panel = await openPanel(page, 'eth_blockNumber');
  await runOf(panel).click();
  await expect(panel.getByText(/714/u).first()).toBeVisible();
  await expect(panel.getByText(String(network.chains.mainnet.chainId)).nth(1)).toBeVisible();
});

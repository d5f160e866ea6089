import {startFaultyNode, type FaultyNode} from '../server/faultyNode';
import {expect, test} from './fixtures';
import {NETWORK_NOISE} from './workbench';
import {choose, openPanel} from './workbenchPanel';

let node: FaultyNode;

test.beforeAll(async () => {
  node = await startFaultyNode();
});

test.afterAll(() => node.close());

test.beforeEach(({silence}) => silence.allow(NETWORK_NOISE));

const subscribeOf = {name: 'Subscribe', exact: true};

test('a refused WebSocket is explained with the flags of the node', async ({page, visit}) => {
  await choose(page, node.http, `${node.ws}/ws-refused`);
  await visit('/rpc/eth');
  const panel = await openPanel(page, 'eth_subscribe');
  await panel.getByRole('button', subscribeOf).click();
  const why = panel.getByRole('alert');
  await expect(why).toContainText('No WebSocket connection');
  await expect(why).toContainText('A server answers at this address, but not with a WebSocket.');
  await expect(why).toContainText('--ws --ws.origins http');
  await expect(panel.getByRole('button', subscribeOf)).toBeVisible();
});

test('an error in place of a subscription is explained as that of a call', async ({
  page,
  visit,
}) => {
  await choose(page, node.http, `${node.ws}/ws-error`);
  await visit('/rpc/eth');
  const panel = await openPanel(page, 'eth_subscribe');
  await panel.getByRole('button', subscribeOf).click();
  const why = panel.getByRole('alert');
  await expect(why).toContainText('-32601 no "x" subscription');
  await expect(why.getByRole('listitem').first()).toBeVisible();
  await panel.getByRole('button', subscribeOf).click();
  await expect(why).toContainText('-32601');
});

test('a filter that nobody creates is explained', async ({page, visit}) => {
  await choose(page, `${node.http}/403`);
  await visit('/rpc/eth');
  const panel = await openPanel(page, 'eth_newBlockFilter');
  await panel.getByRole('button', {name: 'Create, poll and remove'}).click();
  await expect(panel.getByRole('alert')).toContainText('invalid host specified');
  await expect(panel.getByRole('button', {name: 'Create, poll and remove'})).toBeVisible();
});

test('leaving the panel, or a button, aborts a batch', async ({page, visit}) => {
  await choose(page, `${node.http}/slow`);
  await visit('/rpc/net');
  let panel = await openPanel(page, 'net_version');
  const failed: string[] = [];
  page.context().on('requestfailed', (request) => failed.push(request.url()));
  await panel.getByRole('button', {name: 'Add to batch'}).click();
  await panel.getByRole('button', {name: 'Run batch'}).click();
  await expect.poll(() => node.seen).toContain('POST /slow');
  await panel.getByRole('button', {name: 'Cancel'}).click();
  await expect(panel.getByRole('region', {name: 'Answer'})).toBeVisible();
  await expect.poll(() => failed.length).toBe(1);

  await panel.getByRole('button', {name: 'Run batch'}).click();
  await expect.poll(() => node.seen.filter((each) => each === 'POST /slow')).toHaveLength(2);
  await panel.getByRole('button', {name: 'Close'}).click();
  await expect.poll(() => failed.length).toBe(2);
  panel = await openPanel(page, 'net_listening');
  await expect(panel.getByText('Batch (1 calls)')).toBeVisible();
});

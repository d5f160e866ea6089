import type {Locator, Page} from '@playwright/test';
import examples from '../fixtures/worked-examples.json';
import {startNode} from '../pages/node';
import {accessibilityFaults} from './accessibility';
import {expect, test} from './fixtures';
import {choose} from './workbenchPanel';

const form = (page: Page, name: string): Locator => page.getByRole('form', {name});

/** The button that copies, and what it copied. */
async function copied(page: Page, button: Locator): Promise<string> {
  await button.click();
  return page.evaluate(() => navigator.clipboard.readText());
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the tools show their results, and the commands their variables', async ({page}) => {
    await page.goto('/validator/mev/user-guide');
    await expect(form(page, 'Check a bid')).toContainText(examples.hashes.bid);
    await page.goto('/validator/evn/overview');
    await expect(form(page, 'Enode address to NodeID')).toContainText(
      'A valid public key of a node.',
    );
    await page.goto('/validator/run-val');
    await expect(form(page, 'Units of flags')).toContainText('GiB');
    await page.goto('/validator/security');
    await expect(page.getByRole('button', {name: 'Fill in once'})).toBeHidden();
    await expect(page.getByText('${CONSENSUS:?your consensus address}')).toBeVisible();
  });
});

test('NodeIDs follow what is typed; a wrong digit is said at the field, and a link has the rest', async ({
  page,
  visit,
}) => {
  await visit('/validator/evn/overview');
  const tool = form(page, 'Enode address to NodeID');
  const field = tool.getByRole('textbox');
  const before = await field.inputValue();
  await field.fill(before.replace('enode://7', 'enode://8'));
  await expect(tool.getByText('These 128 digits are no public key')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(examples.hashes.nodeId);
  await expect(tool.getByText('nobody can compute the key or the address')).toBeVisible();
  await expect.poll(() => new URL(page.url()).hash).toContain('tool=node-id&nodes=0x3c21');
});

test('a bid is checked against the head of the reader’s node, and is no part of the address', async ({
  page,
  visit,
}) => {
  const node = await startNode();
  await node.client.mine({blocks: 2});
  await choose(page, node.url);
  await visit('/validator/mev/user-guide');
  const tool = form(page, 'Check a bid');
  await tool.getByRole('button', {name: 'Compare with the head'}).click();
  await expect(tool.getByText('In the future: the head is')).toBeVisible();
  await expect(tool.getByText('Transaction 1: cannot be decoded.')).toBeVisible();

  const {number, hash} = await node.client.getBlock();
  const bid = {blockNumber: Number(number) + 1, parentHash: hash, txs: [], gasUsed: 1, gasFee: 2e9};
  await tool.getByRole('textbox', {name: /^Bid/u}).fill(JSON.stringify(bid));
  await expect(tool.getByText('In the future')).toBeHidden();
  await tool.getByRole('button', {name: 'Compare with the head'}).click();
  await expect(tool.getByText(`It builds on the head, ${number}.`)).toBeVisible();
  await expect.poll(() => new URL(page.url()).hash).toContain('tool=bid');
  expect(page.url()).not.toContain('parentHash');
  await node.stop();
});

test('a node of another chain has no validators, and one that is gone says so', async ({
  page,
  visit,
  silence,
}) => {
  silence.allow(/Failed to load resource|net::ERR_/iu);
  const node = await startNode();
  await choose(page, node.url);
  await visit('/validator/manage-keys');
  const tool = form(page, 'Which validator is it?');
  await tool.getByRole('button', {name: 'Look it up'}).click();
  await expect(tool.getByRole('alert')).toContainText('it is a node of another chain');
  await node.stop();
  await tool.getByRole('button', {name: 'Look it up'}).click();
  await expect(tool.getByRole('alert')).not.toContainText('another chain');
  await expect(tool.getByRole('textbox')).not.toHaveValue('');
});

const OPERATOR = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** Opens the form of the reader's values, fills some in and writes them into the commands. */
async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<Locator> {
  await page.getByRole('button', {name: 'Fill in once'}).click();
  const dialog = page.getByRole('dialog', {name: 'Your values'});
  for (const [label, value] of Object.entries(values))
    await dialog.getByLabel(label, {exact: true}).fill(value);
  await dialog.getByRole('button', {name: 'Write into commands'}).click();
  return dialog;
}

test.describe('runbooks', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('values are checked, written into commands of all pages, copied with them, and forgotten', async ({
    page,
    visit,
  }) => {
    await visit('/validator/security');
    const wrong = {'Consensus address': OPERATOR.replace('5aA', '5aa'), 'Data folder': '/srv/$x'};
    const dialog = await fillIn(page, wrong);
    await expect(dialog.getByLabel('Consensus address')).toBeFocused();
    await expect(dialog.getByText('absolute path')).toBeVisible();
    await dialog.getByLabel('Consensus address').fill(OPERATOR);
    await dialog.getByLabel('Data folder').fill('/srv/node');
    await dialog.getByRole('button', {name: 'Write into commands'}).click();
    await expect(dialog).toBeHidden();

    const block = page.locator('.theme-code-block').filter({hasText: 'found a double sign header'});
    await expect(block).toContainText(`grep --ignore-case "${OPERATOR}"`);
    expect(await copied(page, block.getByRole('button', {name: 'Copy'}))).toContain(
      `"${OPERATOR}"`,
    );
    await page.getByRole('link', {name: 'Run', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Run a validator'})).toBeVisible();
    await expect(page.locator('pre').filter({hasText: '/srv/node/geth.ipc'}).first()).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
      '/srv/node',
    );
    expect(page.url()).not.toContain('srv');

    await page.getByRole('button', {name: 'Fill in once'}).click();
    await page.getByRole('button', {name: 'Forget all'}).click();
    await expect(page.locator('pre').filter({hasText: '/srv/node'})).toHaveCount(0);
    await expect(
      page.locator('pre').filter({hasText: '/var/lib/geth/geth.ipc'}).first(),
    ).toBeVisible();
  });

  test('on a phone, one step a screen, with ticks and copying; one runbook is printed alone', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await visit('/validator/security');
    await fillIn(page, {'Data folder': '/srv/node'});
    await page.getByRole('button', {name: 'Follow'}).click();
    const dialog = page.getByRole('dialog', {name: 'Steps of this page'});
    await dialog.getByLabel('Runbook').selectOption({label: 'Misses are rising'});
    await expect(dialog.getByText('Step 1 of 6, 0 done')).toBeVisible();
    await dialog.getByLabel('Done').check();
    await dialog.getByRole('button', {name: 'Next'}).click();
    await dialog.getByRole('button', {name: 'Next'}).click();
    await expect(dialog.getByText('Step 3 of 6, 1 done')).toBeVisible();
    await expect(dialog.getByText('enter maintenance')).toBeVisible();
    expect(await copied(page, dialog.getByRole('button', {name: 'Copy command 1'}))).toContain(
      '/srv/node/geth.ipc',
    );
    expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([]);

    await dialog.getByRole('button', {name: 'Print'}).click();
    await page.emulateMedia({media: 'print'});
    await expect(page.getByText('Leave maintenance within').last()).toBeVisible();
    await expect(page.getByRole('heading', {name: 'Agent key stolen'})).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({media: 'screen'});
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', {name: 'Agent key stolen'})).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing in the tools, ${colorScheme}`, async ({page, visit}) => {
    await page.emulateMedia({colorScheme});
    await visit('/validator/mev/user-guide');
    const tool = form(page, 'Check a bid');
    await tool
      .getByRole('textbox', {name: /^Bid/u})
      .fill('{"blockNumber": 1, "gasUsed": 1, "gasFee": 1}');
    await expect(tool.getByText('Missing, so that')).toBeVisible();
    expect(await accessibilityFaults(page, '.tool')).toEqual([]);
  });

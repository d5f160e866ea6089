import {startNode, type LocalNode} from '../pages/node';
import {expect, test} from './fixtures';
import {addFakeWallets, askedOf, expectAccessible, summaryOf, toolOf} from './tools';
import {NETWORK_NOISE} from './workbench';
import {network} from './pages';

const PAGE = '/endpoint';

test.describe('endpoints', () => {
  let node: LocalNode;

  test.beforeAll(async () => {
    node = await startNode();
  });

  test.afterAll(() => node.stop());

  test('one that works and one that does not are compared, and copied', async ({
    page,
    visit,
    silence,
    context,
  }) => {
    silence.allow(NETWORK_NOISE);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(PAGE);
    const tool = toolOf(page, 'Check endpoints');
    const which = tool.getByRole('combobox', {name: 'Endpoints'});
    await which.focus();
    await which.selectOption('my own');
    await tool.getByLabel('Addresses').fill('127.0.0.1:8545');
    await expect(tool.getByLabel('Addresses')).toHaveAccessibleDescription(/Line 1: an address/);
    await tool.getByLabel('Addresses').fill(`${node.url}\nhttp://127.0.0.1:9`);
    await tool.getByRole('button', {name: 'Check', exact: true}).click();
    await expect(summaryOf(tool)).toHaveText('1 of 2 endpoints answered everything; 1 failed.', {
      timeout: 30_000,
    });
    const rows = tool.getByRole('table', {name: 'Endpoints'}).getByRole('row');
    await expect(rows.nth(1)).toContainText(`${network.chains.mainnet.chainId}`);
    await expect(rows.nth(1)).toContainText('parlia_getValidators');
    await expect(rows.nth(1)).toContainText(/\d+ ms/u);
    await tool.getByRole('button', {name: 'Copy as Markdown'}).click();
    await expect(tool.getByRole('status')).toContainText('The table was copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`| ${node.url} | ${network.chains.mainnet.chainId} |`);
    // Addresses can hold keys of providers.
    await expect(page).toHaveURL(/#tool=endpoint-check&chain=own$/u);
    await expectAccessible(page, 'Check endpoints');
  });
});

test('a wallet without a name is asked to switch, to add and what came of it', async ({
  page,
  visit,
}) => {
  await addFakeWallets(page, [
    {
      answers: {
        wallet_switchEthereumChain: {code: 4902, message: 'Unrecognized chain ID'},
        eth_chainId: {value: `0x${network.chains.mainnet.chainId.toString(16)}`},
      },
    },
  ]);
  await visit(PAGE);
  const tool = toolOf(page, 'Add to a wallet');
  await tool.getByRole('button', {name: 'Add to a wallet'}).click();
  await expect(summaryOf(tool)).toContainText(`has added ${network.name} and is on it now.`);
  const asked = (await askedOf(page)) as {method: string; params: unknown[]}[];
  expect(asked.map(({method}) => method)).toEqual([
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'eth_chainId',
  ]);
  expect(asked[1]?.params).toEqual([
    JSON.parse((await tool.locator('pre').textContent()) ?? '') as unknown,
  ]);
});

test('refusals, lies and the absence of a wallet are said', async ({page, visit}) => {
  await addFakeWallets(page, [
    {
      rdns: 'no.fake',
      name: 'Fake that refuses',
      answers: {wallet_switchEthereumChain: {code: 4001}},
    },
    {rdns: 'lie.fake', name: 'Fake that lies', answers: {eth_chainId: {value: '0x1'}}},
  ]);
  await visit(PAGE);
  const tool = toolOf(page, 'Add to a wallet');
  const add = tool.getByRole('button', {name: 'Add to a wallet'});
  await add.click();
  await tool.getByRole('button', {name: 'Fake that refuses'}).click();
  await expect(tool.getByRole('alert')).toContainText('You refused it in Fake that refuses.');
  await add.click();
  await tool.getByRole('button', {name: 'Fake that lies'}).click();
  await expect(summaryOf(tool)).toHaveText(
    `Fake that lies said yes, but is on chain 1, not on ${network.chains.mainnet.chainId}.`,
  );
});

test('without a wallet it says so', async ({page, visit}) => {
  await visit(PAGE);
  const tool = toolOf(page, 'Add to a wallet');
  await tool.getByRole('button', {name: 'Add to a wallet'}).click();
  await expect(tool.getByRole('alert')).toContainText('No wallet has announced itself');
});

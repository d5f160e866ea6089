import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {askedOfWallet, withWallet} from './wallets';
import {answerOf, openPanel, runOf} from './workbenchPanel';
import {network} from './pages';

const rdns = 'example.wallet';
const name = 'Test wallet';

const answers = {
  eth_chainId: `0x${network.chains.mainnet.chainId.toString(16)}`,
  eth_syncing: false,
  eth_getBlockByNumber: null,
  net_version: `${network.chains.mainnet.chainId}`,
};

/** The reader has chosen the wallet before the visit. */
async function chosen(page: Page): Promise<void> {
  await page.addInitScript(
    (choice) => sessionStorage.setItem('site.endpoint', JSON.stringify(choice)),
    {kind: 'wallet', rdns, name},
  );
}

test('a wallet that announces itself late can be chosen, and is asked to read', async ({
  page,
  visit,
}) => {
  await withWallet(page, {rdns, name, late: 700, answers});
  await visit('/rpc/net');
  const panel = await openPanel(page, 'net_version');
  await panel.getByRole('button', {name: 'Change', exact: true}).click();
  await panel.getByLabel(`${name} (wallet, reading only)`).check();
  await panel.getByRole('button', {name: 'Use it'}).click();
  await expect(panel.getByText(name, {exact: false}).first()).toBeVisible();
  expect(await askedOfWallet(page)).toEqual([]);
  await runOf(panel).click();
  expect(await answerOf(panel)).toBe(`${network.chains.mainnet.chainId}`);
  await expect(
    panel.getByText(`${network.name} · chain id ${network.chains.mainnet.chainId}`),
  ).toBeVisible();
});

test('a chosen wallet is found again on the next page, although it is late', async ({
  page,
  visit,
}) => {
  await chosen(page);
  await withWallet(page, {rdns, name, late: 300, answers});
  await visit('/rpc/net');
  const panel = await openPanel(page, 'net_version');
  await runOf(panel).click();
  expect(await answerOf(panel)).toBe(`${network.chains.mainnet.chainId}`);
});

test('a wallet on a chain that is not of the network is told', async ({page, visit}) => {
  await chosen(page);
  await withWallet(page, {rdns, name, answers: {...answers, eth_chainId: '0x1'}});
  await visit('/rpc/net');
  const panel = await openPanel(page, 'net_version');
  await runOf(panel).click();
  await expect(panel.getByText('Another chain')).toBeVisible();
  await expect(
    panel.getByText(`a chain with the id 1; ${network.name} has ${network.chains.mainnet.chainId}`),
  ).toBeVisible();
});

test('a refusal of the wallet is shown with what to do; silence can be cancelled', async ({
  page,
  visit,
}) => {
  await chosen(page);
  const refused = {code: 4001, message: 'User rejected the request'};
  await withWallet(page, {rdns, name, answers: {net_version: refused}});
  await visit('/rpc/net');
  let panel = await openPanel(page, 'net_version');
  await runOf(panel).click();
  await expect(panel.getByText('The wallet did not answer')).toBeVisible();
  await expect(panel.getByText('User rejected the request (4001)')).toBeVisible();
  await panel.getByRole('button', {name: 'Close'}).click();
  panel = await openPanel(page, 'net_listening');
  await runOf(panel).click();
  await panel.getByRole('button', {name: 'Cancel'}).click();
  await expect(panel.getByText('No answer', {exact: true})).toBeVisible();
});

test('what signs or sends does not reach the wallet', async ({page, visit}) => {
  await chosen(page);
  await withWallet(page, {rdns, name, answers});
  await visit('/rpc/eth');
  const panel = await openPanel(page, 'eth_sendRawTransaction');
  await runOf(panel).click();
  await expect(panel.getByText(/through wallets it calls methods that read/u)).toBeVisible();
  expect(await askedOfWallet(page)).toEqual([]);
});

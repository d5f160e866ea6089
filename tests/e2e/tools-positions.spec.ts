import fs from 'node:fs';
import {parseEther} from 'viem';
import {
  COMPILING,
  delegator,
  operator,
  otherOperator,
  startStakingWorld,
  type StakingWorld,
} from '../pages/stakingWorld';
import {expect, test} from './fixtures';
import {addFakeWallets, askedOf, expectAccessible, summaryOf, toolOf} from './tools';
import {NETWORK_NOISE} from './workbench';
import {choose} from './workbenchPanel';
import {network} from './pages';

const PAGE = '/staking/user-guide';
const TITLE = 'My positions';

let world: StakingWorld;

test.beforeAll(async () => {
  test.setTimeout(COMPILING);
  world = await startStakingWorld();
  await world.register(operator, 'Alpha');
  await world.register(otherOperator, 'Beta');
  await world.send(delegator, 'delegate', [operator, true], parseEther('5'));
  await world.send(delegator, 'delegate', [otherOperator, false], parseEther('2.5'));
  await world.send(delegator, 'undelegate', [operator, parseEther('1')]);
  await world.client.mine({blocks: 3});
});

test.afterAll(() => world.stop());

test('positions, requests and votes are read, and saved with every digit', async ({
  page,
  visit,
}) => {
  await choose(page, world.url);
  await visit(PAGE);
  const tool = toolOf(page, TITLE);
  await tool.getByLabel('Account').fill(delegator);
  await tool.getByLabel('Time zone').fill('UTC');
  await tool.getByRole('button', {name: 'Read the positions'}).click();
  await expect(summaryOf(tool)).toHaveText(
    `6.5 ${network.symbol} staked with 2 validators; 1 ${network.symbol} unbonding, of which 0 ${network.symbol} can be claimed now.`,
  );
  const stake = tool.getByRole('table', {name: 'By validator'});
  await expect(stake.getByRole('row')).toHaveCount(3);
  await expect(stake).toContainText('Alpha');
  await expect(tool.getByRole('table', {name: 'Unbond requests'})).toContainText('UTC');
  await expect(tool.getByText('Voting power now')).toBeVisible();
  await expect(tool.getByRole('status')).toContainText(`6.5 ${network.symbol} staked`);
  const saved = page.waitForEvent('download');
  await tool.getByRole('button', {name: 'Save as CSV'}).click();
  const text = fs.readFileSync(await (await saved).path(), 'utf8');
  expect(text.split('\r\n')).toHaveLength(5);
  expect(text.toLowerCase()).toContain(operator.toLowerCase());
  // Whose positions they are stays on the page.
  await expect(page).toHaveURL(/#tool=positions$/u);
  await expectAccessible(page, TITLE);
});

test('what is no account is explained at the field, and nothing is asked', async ({
  page,
  visit,
}) => {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.url());
  });
  await visit(PAGE);
  const tool = toolOf(page, TITLE);
  const account = tool.getByLabel('Account');
  for (const [text, fault] of [
    [delegator.replace(/[a-f]/u, (letter) => letter.toUpperCase()), 'capital letters'],
    ['0x1234', '40 digits'],
    ['0123456789abcdef'.repeat(4), 'Never paste a key'],
  ] as const) {
    await account.fill(text);
    await expect(account).toHaveAccessibleDescription(new RegExp(fault));
    await tool.getByRole('button', {name: 'Read the positions'}).click();
    await expect(tool.getByRole('alert')).toContainText('Correct the marked values first');
  }
  expect(asked).toEqual([]);
});

test('a wallet gives its address after both asks, and nothing else', async ({page, visit}) => {
  await addFakeWallets(page, [
    {rdns: 'one.fake', name: 'Fake one', answers: {eth_requestAccounts: {code: 4001}}},
    {rdns: 'two.fake', name: 'Fake two', answers: {eth_requestAccounts: {value: [delegator]}}},
  ]);
  await visit(PAGE);
  const tool = toolOf(page, TITLE);
  const use = tool.getByRole('button', {name: 'Use the address of my wallet'});
  await use.click();
  await expect(tool.getByRole('button', {name: 'Fake one'})).toBeFocused();
  expect(await askedOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(tool.getByRole('alert')).toContainText('You refused it in Fake one');
  await use.click();
  await tool.getByRole('button', {name: 'Fake two'}).click();
  await expect(tool.getByLabel('Account')).toHaveValue(delegator);
  expect(await askedOf(page)).toEqual([
    {wallet: 'one.fake', method: 'eth_requestAccounts', params: []},
    {wallet: 'two.fake', method: 'eth_requestAccounts', params: []},
  ]);
});

test('a node that is not there is explained, and can be asked again', async ({
  page,
  visit,
  silence,
}) => {
  silence.allow(NETWORK_NOISE);
  await choose(page, 'http://127.0.0.1:9');
  await visit(PAGE);
  const tool = toolOf(page, TITLE);
  await tool.getByLabel('Account').fill(delegator);
  await tool.getByRole('button', {name: 'Read the positions'}).click();
  await expect(tool.getByRole('alert')).not.toBeEmpty();
  await expect(tool.getByRole('button', {name: 'Read the positions'})).toBeEnabled();
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('it says what it reads', async ({page}) => {
    await page.goto(PAGE);
    await expect(toolOf(page, TITLE)).toContainText('getPooledBNB');
  });
});

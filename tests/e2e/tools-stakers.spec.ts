import fs from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {formatGwei, parseEther} from 'viem';
import {loadVersion} from '../../src/profile/load';
import {lossesFacts} from '../../src/tools/losses/facts';
import {startNode} from '../pages/node';
import {
  COMPILING,
  operator,
  otherOperator,
  startStakingWorld,
  type StakingWorld,
} from '../pages/stakingWorld';
import {projectDir} from '../sites/paths';
import {accessibilityFaults} from './accessibility';
import {expect, test} from './fixtures';
import {NETWORK_NOISE} from './workbench';
import {choose} from './workbenchPanel';
import {network} from './pages';
import {latestName} from './versions';

const OVERVIEW = '/staking/overview';

const toolOf = (page: Page, title: string): Locator => page.getByRole('form', {name: title});
const rewardOf = (page: Page): Locator => toolOf(page, 'What do I earn?');
const summaryOf = (tool: Locator): Locator => tool.locator('.tool-summary');

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('calculators show the examples of the page, with charts that have names', async ({page}) => {
    await page.goto(OVERVIEW);
    const reward = rewardOf(page);
    await expect(summaryOf(reward)).toHaveText(
      `1,000 ${network.symbol} earn 0.08 ${network.symbol} in a day and 29.629297 ${network.symbol} in a year.`,
    );
    await expect(
      reward.getByRole('img', {name: /^Earned over time\. After 365 days:/}),
    ).toBeVisible();
    await expect(reward.getByRole('img', {name: /commission of 0 %: 37\.17/})).toBeVisible();
    await reward.getByText('The charts as tables').click();
    await expect(reward.getByRole('row', {name: /^50 % 18\.41/})).toBeVisible();
    await expect(summaryOf(toolOf(page, 'Shares, fees and gas'))).toHaveText(
      `300 shares are worth 300.9 ${network.symbol}.`,
    );
    await expect(summaryOf(toolOf(page, 'What can I lose?'))).toContainText(
      `0.24 ${network.symbol} of income`,
    );
    await page.goto('/');
    await expect(summaryOf(toolOf(page, 'Block, time, epoch and turn'))).toContainText(
      'Block 20,601,321 is expected at 2026-02-02 01:45:38.450 UTC',
    );
  });
});

test('amounts are taken as they are pasted, and faults are told at the field', async ({
  page,
  visit,
}) => {
  await visit(OVERVIEW);
  const reward = rewardOf(page);
  const stake = reward.getByLabel('Your stake', {exact: true});
  await stake.fill(`2,000 ${network.symbol.toLowerCase()}`);
  await expect(summaryOf(reward)).toContainText(
    `2,000 ${network.symbol} earn 0.16 ${network.symbol} in a day`,
  );
  for (const [text, fault] of [
    ['-1', 'not negative'],
    ['', `Enter a number in ${network.symbol}.`],
    ['9'.repeat(80), 'too large'],
    ['0x12', 'is not a number'],
  ] as const) {
    await stake.fill(text);
    await expect(stake).toHaveAccessibleDescription(new RegExp(fault));
    await expect(summaryOf(reward)).toContainText(`2,000 ${network.symbol} earn`);
  }
  // Valid alone, but larger than the pool.
  await stake.fill('600000');
  await expect(reward.getByText('larger than the pool that should contain it')).toBeVisible();
  await reward.getByLabel('The pool already contains my stake').uncheck();
  await expect(summaryOf(reward)).toContainText(`600,000 ${network.symbol} earn`);
  await expect(reward.getByRole('status')).toContainText(`600,000 ${network.symbol} earn`);
});

test('offences have their own penalties and dates, in the zone of the reader', async ({
  page,
  visit,
}) => {
  await visit(`${OVERVIEW}#tool=losses&at=2026-03-01T18:00&zone=Asia/Tokyo`);
  const losses = toolOf(page, 'What can I lose?');
  await expect(losses.getByText('03:00 GMT+9')).toBeVisible();
  const {misdemeanor, isVoteSlashed} = lossesFacts(loadVersion(projectDir, latestName));
  await losses.getByLabel('Your validator').selectOption(`misses ${misdemeanor} blocks`);
  await expect(summaryOf(losses)).toContainText(`you lose 0.06 ${network.symbol} of income`);
  await expect(losses.getByLabel('Released late by')).toHaveCount(0);
  await losses.getByLabel('Your validator').selectOption('signs two blocks on one parent');
  await expect(losses.getByText(new RegExp(`^200 ${network.symbol}`)).first()).toBeVisible();
  await losses.getByLabel('Your validator').selectOption('signs contradicting votes');
  await expect(losses.getByText('Governance has not enabled this penalty.')).toHaveCount(
    isVoteSlashed ? 0 : 1,
  );
  await expect(page).toHaveURL(
    /#tool=losses&offence=vote&at=2026-03-01T18%3A00&zone=Asia%2FTokyo$/,
  );
});

for (const width of [390, 1440]) {
  for (const mode of ['light', 'dark'] as const) {
    test(`calculators are accessible at ${width} pixels, ${mode}`, async ({page, visit}) => {
      await page.setViewportSize({width, height: 900});
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await visit(OVERVIEW);
      const stake = rewardOf(page).getByLabel('Your stake', {exact: true});
      await stake.fill('nothing');
      await expect(stake).toHaveAttribute('aria-invalid', 'true');
      await rewardOf(page).getByText('The charts as tables').click();
      expect(await accessibilityFaults(page)).toEqual([]);
      const isWide = await page.evaluate(
        () => document.documentElement.scrollWidth > window.innerWidth,
      );
      expect(isWide).toBe(false);
    });
  }
}

test('charts keep their lines in forced colours', async ({page, visit}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await visit(OVERVIEW);
  const line = rewardOf(page).locator('.tool-line').first();
  const colours = await line.evaluate((element) => {
    const form = element.closest('form');
    return [getComputedStyle(element).stroke, getComputedStyle(form ?? element).backgroundColor];
  });
  expect(colours[0]).not.toBe('none');
  expect(colours[0]).not.toBe(colours[1]);
});

test.describe('from a chain', () => {
  test.describe.configure({mode: 'serial', timeout: COMPILING});
  let world: StakingWorld;

  test.beforeAll(async () => {
    // Compiling contracts and mining take seconds.
    test.setTimeout(120_000);
    world = await startStakingWorld();
    await world.register(operator, 'Alpha');
    await world.register(otherOperator, 'Beta');
    for (let day = 0; day < 3; day++) {
      await world.client.increaseTime({seconds: 86_400});
      await world.send(operator, 'distribute', [operator], parseEther('1'));
      await world.send(operator, 'distribute', [otherOperator], parseEther('2'));
    }
    // Makes them final.
    await world.client.mine({blocks: 3});
  });
  test.afterAll(() => world.stop());

  test('validators are ranked by what they paid, saved, and one fills the fields by key', async ({
    page,
    visit,
  }) => {
    await choose(page, world.url);
    await visit(OVERVIEW);
    const requests: string[] = [];
    page.context().on('request', (request) => {
      if (request.url().startsWith(world.url)) requests.push(request.method());
    });
    const reward = rewardOf(page);
    await reward.getByLabel('Your stake', {exact: true}).fill('10');
    await expect(summaryOf(reward)).toContainText(`10 ${network.symbol} earn`);
    expect(requests).toEqual([]);
    await reward.getByRole('button', {name: 'Compare validators'}).press('Enter');
    const table = reward.getByRole('table', {name: /last 30 days/});
    const rows = table.getByRole('row');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(1)).toContainText('1Beta');
    await expect(rows.nth(2)).toContainText('2Alpha');
    await expect(rows.nth(1)).toContainText(otherOperator.toLowerCase());

    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      reward.getByRole('button', {name: 'Save as CSV'}).first().click(),
    ]);
    expect(saved.suggestedFilename()).toBe('validators.csv');
    const csv = fs.readFileSync(await saved.path(), 'utf8').split('\r\n');
    expect(csv[0]).toContain('Rank,Validator,Earned');
    expect(csv[1]).toContain('1,Beta,');

    const use = table.getByRole('button', {name: 'Use Beta'});
    await use.focus();
    await use.press('Enter');
    await expect(reward.getByLabel('Validator’s pool')).toHaveValue('2007');
    await expect(reward.getByLabel('Commission', {exact: true})).toHaveValue('10');
    // Two a day on three of thirty days.
    await expect(reward.getByLabel('Validator’s income in a day')).toHaveValue('0.2');
    await expect(reward.getByLabel('The pool already contains my stake')).not.toBeChecked();
    await expect(use).toBeFocused();
    await expect(reward.getByRole('status')).toContainText(`10 ${network.symbol} earn`);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('pools are read for the operators that are entered, by key', async ({page, visit}) => {
    await choose(page, world.url);
    await visit(OVERVIEW);
    const shares = toolOf(page, 'Shares, fees and gas');
    const read = shares.getByRole('button', {name: 'Read pools and gas price'});
    await read.press('Enter');
    await expect(shares.getByRole('alert')).toContainText('Enter the address of an operator');
    const left = shares.getByLabel('Operator of its validator');
    await left.fill(operator.slice(0, -1));
    await expect(left).toHaveAccessibleDescription(/this has 39/);
    await left.fill(operator);
    await shares.getByLabel('Operator of the other validator').fill(otherOperator);
    await shares.getByLabel('Gas price').fill('7');
    await read.press('Enter');
    await expect(shares.getByLabel('Pool', {exact: true})).toHaveValue('2004');
    await expect(shares.getByLabel('Its pool')).toHaveValue('2007');
    await expect(shares.getByLabel('Gas price')).toHaveValue(
      formatGwei(await world.client.getGasPrice()),
    );
    await expect(shares.getByRole('status')).toContainText('300 shares are worth');
    await expect(page).toHaveURL(new RegExp(`operator=${operator}`));
  });

  test('the newest block is read', async ({page, visit}) => {
    await choose(page, world.url);
    await visit('/');
    const blocks = toolOf(page, 'Block, time, epoch and turn');
    await blocks.getByRole('button', {name: 'Read the newest block'}).click();
    const head = await world.client.getBlock();
    await expect(blocks.getByLabel('Known block')).toHaveValue(String(head.number));
    const seconds = new Date(Number(head.timestamp) * 1000).toISOString().slice(0, 19);
    await expect(blocks.getByLabel('Its time')).toHaveValue(new RegExp(`^${seconds}`));
    await blocks.getByLabel('Look for').selectOption('a time');
    await blocks.getByLabel('Time', {exact: true}).fill('2026-06-01T00:00');
    await expect(summaryOf(blocks)).toContainText('is expected at 2026-06-01 00:00:00');
  });

  test('another network, and a node that has gone, are told', async ({page, visit, silence}) => {
    silence.allow(NETWORK_NOISE);
    const other = await startNode();
    await choose(page, other.url);
    await visit(OVERVIEW);
    const reward = rewardOf(page);
    await reward.getByRole('button', {name: 'Compare validators'}).click();
    await expect(reward.getByRole('alert')).toContainText('it is another network');
    await other.stop();
    await reward.getByRole('button', {name: 'Compare validators'}).click();
    await expect(reward.getByRole('alert')).not.toContainText('it is another network');
    await expect(reward.getByRole('alert')).toBeVisible();
    await expect(summaryOf(reward)).toContainText(`1,000 ${network.symbol} earn`);
  });
});

import fs from 'node:fs';
import {accessibilityFaults} from './accessibility';
import {expect, test} from './fixtures';

const PAGE = '/validator/overview';
const NAME = 'Configuration of your machines';

test('a changed address is in the files, marked against the default plan, and in the link', async ({
  page,
  visit,
}) => {
  await visit(`${PAGE}#tool=configuration`);
  const tool = page.getByRole('form', {name: NAME});
  const address = tool.getByLabel('Sentry 1, private');
  await expect(tool.locator('.tool-summary')).toContainText('the default plan');
  await address.fill('10.7.0.11');
  await expect(tool.locator('.tool-summary')).toContainText('not as in the default plan');
  const file = tool.locator('details', {
    has: page.locator('summary', {hasText: 'config.changes.toml'}),
  });
  await file.locator('summary').click();
  await expect(file).toContainText('-  "enode://PUBLIC_KEY_OF_SENTRY_1@10.0.0.11:30311",');
  await expect(file).toContainText('+  "enode://PUBLIC_KEY_OF_SENTRY_1@10.7.0.11:30311",');
  await expect(page).toHaveURL(/#tool=configuration&hosts-sentry1-address=10\.7\.0\.11$/);

  await address.fill('10.0.0.12');
  const other = tool.getByLabel('Sentry 2, private');
  await expect(other).toHaveAccessibleDescription(
    'Give each machine its own address: Sentry 1 has this one.',
  );
  await expect(file).toContainText('10.7.0.11');
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('one machine, open to the internet, asks for less and says what it risks', async ({
  page,
  visit,
}) => {
  await visit(`${PAGE}#tool=configuration&layout=direct&hasStandby=&hasMonitor=`);
  const tool = page.getByRole('form', {name: NAME});
  await expect(tool.getByLabel('Validator, public')).toBeVisible();
  await expect(tool.getByLabel('Sentry 1, private')).toHaveCount(0);
  await expect(tool.locator('.tool-summary')).toContainText('for 1 machine,');
  await expect(tool).toContainText('Everybody can learn the address of the validator');
});

test('the rules come from this site when asked for, and the archive has everything', async ({
  page,
  visit,
}) => {
  await visit(`${PAGE}#tool=configuration`);
  const tool = page.getByRole('form', {name: NAME});
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await tool.getByLabel('Show the files of').selectOption('Monitor');
  await expect(tool.locator('summary', {hasText: 'prometheus.yml'})).toBeVisible();
  expect(asked.filter((url) => url.endsWith('.yml'))).toEqual([]);
  await tool.getByRole('button', {name: 'Add the alert rules'}).click();
  await expect(tool.locator('summary', {hasText: 'alerts-stake.yml'})).toBeVisible();
  expect(
    new Set(asked.filter((url) => url.endsWith('.yml')).map((url) => new URL(url).origin)),
  ).toEqual(new Set([new URL(page.url()).origin]));

  const saved = page.waitForEvent('download');
  await tool.getByRole('button', {name: 'Save all as an archive'}).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('validator-plan.tar');
  const archive = fs.readFileSync(await download.path(), 'latin1');
  for (const name of ['CHECKLIST.md', 'validator/config.changes.toml', 'monitor/alerts-node.yml'])
    expect(archive).toContain(`validator-plan/${name}\0`);
});

test('without scripts the page has the files of the validator', async ({browser, baseURL}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL !== undefined && {baseURL}),
  });
  const page = await context.newPage();
  await page.goto(PAGE);
  const tool = page.getByRole('form', {name: NAME});
  await tool.locator('summary', {hasText: 'node.env'}).click();
  await expect(tool.getByText('NODE=--nat none --metrics.addr 10.0.0.10')).toBeVisible();
  await context.close();
});

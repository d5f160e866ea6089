import {expect, test} from './fixtures';
import {inCurrent} from './versions';

test('a page links to its Markdown, and copies it', async ({page, visit, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(inCurrent('/staking/overview'));
  const link = page.getByRole('link', {name: 'View as Markdown'});
  await expect(link).toHaveAttribute('href', inCurrent('/staking/overview.md'));
  const served = await page.request.get(inCurrent('/staking/overview.md'));
  expect(served.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  const text = await served.text();
  expect(text).toMatch(/^# Staking overview\n/u);

  await page.getByRole('button', {name: 'Copy page'}).press('Enter');
  await expect(page.locator('[aria-live]').filter({hasText: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

test('a page whose Markdown cannot be loaded says that nothing was copied', async ({
  page,
  visit,
  silence,
}) => {
  silence.allow(/Failed to load resource/u);
  await page.route('**/*.md', (route) => route.fulfill({status: 500, body: ''}));
  await visit('/endpoint');
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.locator('[aria-live]').filter({hasText: 'Not copied'})).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the first screen belongs to the page', async ({page, visit}) => {
    await visit('/endpoint');
    await expect(page.getByRole('button', {name: 'Copy page'})).toBeHidden();
  });
});

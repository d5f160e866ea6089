import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {toolBytesOf} from '../../bench/budgets';
import {brotliBytes} from '../../bench/bytes/pageBytes';
import {CATALOGUE} from '../../src/tools/catalogue';
import {accessibilityFaults} from './accessibility';
import {expect, hydrated, test} from './fixtures';
import {holdRequests} from './holdRequests';
import {documentsBeside, latestPaths} from './pages';

/** Pages of the latest version with tools, and their names. */
function pagesWithTools(built: string): {page: string; names: string[]}[] {
  const byTitle = new Map(Object.entries(CATALOGUE).map(([name, {tool}]) => [tool.title, name]));
  return latestPaths
    .map((page) => {
      const html = fs.readFileSync(path.join(built, page, 'index.html'), 'utf8');
      const titles = [...html.matchAll(/class="?tool-title"?>([^<]+)</g)].map(([, title]) => title);
      return {page, names: titles.map((title = '') => byTitle.get(title) ?? title)};
    })
    .filter(({names}) => names.length > 0);
}

const toolOf = (page: Page, name: string) =>
  page.locator(`form[aria-label="${CATALOGUE[name]?.tool.title ?? ''}"]`);

test('every tool stands on a page with its result, and its code is loaded with the first touch', async ({
  page,
  visit,
  folders,
}) => {
  test.setTimeout(4_000 * Object.keys(CATALOGUE).length);
  const pages = pagesWithTools(folders.built);
  expect([...new Set(pages.flatMap(({names}) => names))].sort()).toEqual(
    Object.keys(CATALOGUE).sort(),
  );
  for (const {page: address, names} of pages) {
    for (const name of names) {
      await visit(address);
      const tool = toolOf(page, name);
      const before = await tool.locator('.tool-output').innerHTML();
      expect(before, name).not.toBe('');
      const loaded: string[] = [];
      page.on('response', (response) => {
        // Not those that links prefetch meanwhile.
        if (response.request().resourceType() === 'script')
          loaded.push(new URL(response.url()).pathname);
      });
      await tool.locator('.tool-title').hover();
      await expect(tool.locator('xpath=..')).toHaveAttribute('data-has-hydrated', 'true');
      expect(loaded.length, name).toBeGreaterThan(0);
      // Not the size of the compressed copies, which a large site compresses quickly.
      const bytes = [...new Set(loaded)].map((script) =>
        brotliBytes(path.join(folders.built, script)),
      );
      expect(
        bytes.reduce((sum, size) => sum + size, 0),
        name,
      ).toBeLessThanOrEqual(toolBytesOf(documentsBeside(address)));
      page.removeAllListeners('response');
      await expect(tool.locator('[role="alert"]')).toHaveCount(0);
    }
  }
});

test('a tool says what is wrong at the field, keeps its last result, and announces the next', async ({
  page,
  visit,
}) => {
  await visit('/staking/overview');
  const tool = toolOf(page, 'unbonding');
  const zone = tool.getByLabel('Time zone');
  const at = tool.getByLabel('Undelegated at');
  await zone.focus();
  await expect(zone).not.toHaveValue('');
  await at.fill('2026-07-01T22:30');
  await zone.fill('Europe/Zurich');
  await expect(tool.locator('.tool-summary')).toContainText('GMT+2');
  const claimable = await tool.locator('.tool-summary').textContent();
  await expect(tool.getByRole('status')).toHaveText(claimable ?? '');

  await zone.fill('Nowhere');
  await expect(zone).toHaveAttribute('aria-invalid', 'true');
  await expect(zone).toHaveAccessibleDescription(/Enter a time zone/);
  await expect(tool.locator('.tool-summary')).toHaveText(claimable ?? '');
  await expect(tool.getByRole('status')).toHaveText(/Enter a time zone/);
  expect(await accessibilityFaults(page)).toEqual([]);

  await tool.getByRole('button', {name: 'Reset'}).press('Enter');
  await expect(zone).not.toHaveValue('Nowhere');
  await expect(at).not.toHaveValue('2026-07-01T22:30');
});

test('a link brings the values of a tool, and shows it', async ({page, visit}) => {
  await visit('/staking/overview#tool=unbonding&requested=2026-07-01T22:30&zone=Europe/Zurich');
  const tool = toolOf(page, 'unbonding');
  await expect(tool).toBeInViewport();
  await expect(tool.locator('.tool-summary')).toContainText('00:31 GMT+2');
  await tool.getByLabel('Time zone').fill('UTC');
  await expect(page).toHaveURL(/#tool=unbonding&requested=2026-07-01T22%3A30$/);
});

test('what a button did stays announced when the result of a change was still to come', async ({
  page,
  context,
  visit,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await visit('/staking/overview#tool=unbonding&requested=2026-07-01T22:30&zone=UTC');
  const tool = toolOf(page, 'unbonding');
  await expect(tool.locator('.tool-summary')).toContainText('22:31 UTC');
  // Both in one task: the button is pressed before the result of the change is announced.
  await tool.evaluate((form) => {
    const zone = form.querySelector<HTMLInputElement>('[name="zone"]');
    if (!zone) throw new Error('The tool has no field of this name.');
    // By the setter of the prototype, since React takes no notice of its own.
    Reflect.set(HTMLInputElement.prototype, 'value', 'Asia/Tokyo', zone);
    zone.dispatchEvent(new Event('input', {bubbles: true}));
    const buttons = Array.from(form.querySelectorAll('button'));
    buttons.find(({textContent}) => textContent === 'Copy link')?.click();
  });
  await expect(tool.locator('.tool-summary')).toContainText('GMT+9');
  // The address is written together with the announcement.
  await expect(page).toHaveURL(/zone=Asia%2FTokyo/);
  await expect(tool.getByRole('status')).toHaveText('The link was copied.');
});

test('what is typed before the code has come is kept', async ({page}) => {
  await page.goto('/staking/overview');
  await hydrated(page);
  const {release} = await holdRequests(page, '**/*.js');
  const tool = toolOf(page, 'unbonding');
  const zone = tool.getByLabel('Time zone');
  await zone.fill('Asia/Tokyo');
  release();
  await expect(tool.locator('.tool-summary')).toContainText('GMT+9');
  await expect(zone).toBeFocused();
});

test('a calendar file is saved', async ({page, visit}) => {
  await visit('/staking/overview#tool=unbonding&requested=2026-07-01T22:30');
  const tool = toolOf(page, 'unbonding');
  await expect(tool.locator('.tool-summary')).toContainText('8 July 2026, 22:31 UTC');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    tool.getByRole('button', {name: 'Save as calendar file'}).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('claim.ics');
  expect(fs.readFileSync(await saved.path(), 'utf8')).toContain('DTSTART:20260708T223100Z');
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('a tool shows its result and no button', async ({page}) => {
    await page.goto('/staking/overview');
    const tool = toolOf(page, 'unbonding');
    await expect(tool.locator('.tool-summary')).toContainText('Claimable from');
    await expect(tool.getByRole('button')).toHaveCount(0);
  });
});

test('what is entered while a tool starts counts, and is in its address', async ({page, visit}) => {
  await page.addInitScript(() => {
    const Native = window.FormData;
    // The moment after the tool has read its form, and before React hydrates it.
    window.FormData = class extends Native {
      constructor(form?: HTMLFormElement) {
        super(form);
        const zone = form?.elements.namedItem('zone');
        if (!(zone instanceof HTMLInputElement)) return;
        queueMicrotask(() => {
          zone.value = 'Asia/Tokyo';
          zone.dispatchEvent(new Event('input', {bubbles: true}));
        });
      }
    };
  });
  await visit('/staking/overview');
  const tool = toolOf(page, 'unbonding');
  await tool.getByLabel('Time zone').focus();
  await expect(tool.locator('.tool-summary')).toContainText('GMT+9');
  await expect(page).toHaveURL(/#tool=unbonding&.*zone=Asia%2FTokyo/);
});

test('a tool works after a change of page', async ({page, visit}) => {
  await visit('/staking/user-guide');
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Overview', exact: true})
    .first()
    .click();
  await expect(page).toHaveURL(/\/staking\/overview$/);
  const tool = toolOf(page, 'unbonding');
  await tool.getByLabel('Time zone').fill('Asia/Tokyo');
  await expect(tool.locator('.tool-summary')).toContainText('GMT+9');
});

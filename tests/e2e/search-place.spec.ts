import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {field, hits, openModal} from './search';

const row = (page: Page) => page.locator('[data-shown]');

async function expectShown(page: Page, text: RegExp): Promise<void> {
  // The reference is the largest page: on a busy machine it takes long to open.
  await expect(row(page)).toHaveText(text, {timeout: 20_000});
  await expect(row(page)).toBeFocused();
  await expect(row(page)).toBeInViewport();
  await expect(row(page)).toHaveCount(1);
}

for (const width of [390, 1440]) {
  test(`a hit in a folded part opens it and shows the row, ${width} px wide`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({width, height: 800});
    await visit('/endpoint');
    await openModal(page);
    await field(page).fill('exceed maximum block range');
    await expect(hits(page).first()).toContainText('eth_getLogs');
    await page.keyboard.press('Enter');
    await expectShown(page, /^-32000 exceed maximum block range/u);
    await expect(row(page).locator('xpath=ancestor::details').first()).toHaveAttribute('open');
  });
}

test('a click on a hit of the same page shows its row, and of the search page', async ({
  page,
  visit,
}) => {
  await visit('/rpc/eth');
  await openModal(page);
  await field(page).fill('exceed maximum block range');
  await expect(hits(page).first()).toContainText('exceed maximum block range');
  await hits(page).first().getByRole('link').click();
  await expectShown(page, /^-32000 exceed maximum block range/u);
  await visit('/search?q=exceed%20maximum%20block%20range');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expectShown(page, /^-32000 exceed maximum block range/u);
});

test('a hit that its heading matches leads to the heading, which has the focus', async ({
  page,
  visit,
}) => {
  await visit('/');
  await openModal(page);
  await field(page).fill('eth_getLogs');
  await expect(hits(page).first()).toContainText('eth_getLogs');
  await page.keyboard.press('Enter');
  await expect(page.locator('#eth_getlogs')).toBeFocused();
  await expect(page.locator('#eth_getlogs')).toBeInViewport();
  await expect(row(page)).toHaveCount(0);
});

/** Gives a folded row an id, as pages may. */
async function nameRow(page: Page): Promise<void> {
  await page.evaluate(() => {
    const folded = document.querySelector('.rpc-errors > li');
    if (folded) folded.id = 'folded-row';
  });
}

test('a fragment within a folded part opens it: by link, again, back and forward', async ({
  page,
  visit,
  origin,
}) => {
  await visit('/rpc/eth');
  await nameRow(page);
  const folded = page.locator('#folded-row');
  await expect(folded).toBeHidden();
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {href: '#folded-row', id: 'to-row'});
    link.textContent = 'to the row';
    document.querySelector('h1')?.after(link);
  });
  await page.locator('#to-row').click();
  await expect(folded).toBeFocused();
  await expect(folded).toBeInViewport();
  const details = page.locator('details', {has: folded}).first();
  await details.locator('summary').first().click();
  await expect(folded).toBeHidden();
  await page.evaluate(() => (location.hash = '#eth_getlogs'));
  await expect(page.locator('#eth_getlogs')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/rpc/eth#folded-row`);
  await expect(folded).toBeInViewport();
  await expect(row(page)).toHaveCount(1);
  await details.locator('summary').first().click();
  await expect(folded).toBeHidden();
  await page.goBack();
  await page.goForward();
  await expect(folded).toBeInViewport();
});

test('a visit that begins at a fragment within a folded part shows it', async ({page, visit}) => {
  // The row has its id when the page arrives.
  await page.route('**/rpc/eth', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/(class="?rpc-errors"?[^>]*>\s*<li)/u, '$1 id=folded-row'),
    });
  });
  await visit('/rpc/eth#folded-row');
  await expect(page.locator('#folded-row')).toBeVisible();
  await expect(page.locator('#folded-row')).toBeInViewport();
  await expect(page.locator('#folded-row')).toBeFocused();
});

test('a plain folded part is opened too', async ({page, visit}) => {
  await visit('/api-list');
  const id = await page.evaluate(() => {
    const cell = document.querySelector('details:not([data-collapsed], [open]) td');
    if (cell) cell.id = 'folded-cell';
    return cell?.id;
  });
  expect(id).toBe('folded-cell');
  await page.evaluate(() => (location.hash = '#folded-cell'));
  await expect(page.locator('#folded-cell')).toBeFocused();
  await expect(page.locator('#folded-cell')).toBeInViewport();
});

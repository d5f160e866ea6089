import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {field, hits, openModal} from './search';

const ANSWER =
  '{"jsonrpc":"2.0","id":1,"error":{"code":−32000,"message":"exceed maximum block range: 5000"}}';
const QUERY = '-32000 exceed maximum block range: 5000';

/** Pastes as a reader does: through the clipboard. */
async function paste(page: Page, into: Locator, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await into.focus();
  await page.keyboard.press('Control+v');
}

test('[5.1] a pasted error is searched by its code and message, which its length would cut off', async ({
  page,
  visit,
}) => {
  await visit('/');
  await openModal(page);
  await paste(page, field(page), ANSWER);
  await expect(field(page)).toHaveValue(QUERY);
  await expect(hits(page).first()).toContainText('exceed maximum block range');
  await visit('/search');
  const box = page.getByRole('searchbox');
  await paste(page, box, ANSWER);
  await expect(box).toHaveValue(QUERY);
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
    'exceed maximum block range',
  );
});

test('a pasted error can be explained, from the modal and from the search page', async ({
  page,
  visit,
}) => {
  const explained = page.getByRole('search', {name: 'Explain an error'});
  await visit('/');
  await openModal(page);
  await paste(page, field(page), ANSWER);
  await page.getByRole('link', {name: 'Explain the pasted error'}).click();
  await expect(page).toHaveURL(/\/api-list#explain=/u);
  await expect(explained).toContainText('exceed maximum block range');
  await expect(explained.getByRole('link', {name: 'eth_getLogs'}).first()).toBeVisible();

  await visit('/search');
  await paste(page, page.getByRole('searchbox'), ANSWER);
  const link = page.getByRole('link', {name: 'Explain the pasted error'});
  await expect(link).toBeVisible();
  await page.getByRole('searchbox').fill('stake');
  await expect(link).toHaveCount(0);
});

test('[5.1] other text is pasted where the cursor is, and cut at 64 characters', async ({
  page,
  visit,
}) => {
  await visit('/');
  await openModal(page);
  await field(page).fill('ab');
  await field(page).press('ArrowLeft');
  await paste(page, field(page), 'x: '.repeat(100));
  await expect(field(page)).toHaveValue(`a${'x: '.repeat(100).slice(0, 62)}b`);
  await field(page).fill('');
  await paste(page, field(page), 'eth_getLogs');
  await expect(field(page)).toHaveValue('eth_getLogs');
});

test('where the code that reads errors does not load, the text itself is pasted', async ({
  page,
  visit,
  silence,
}) => {
  silence.allow(/Failed to load resource/u);
  await visit('/');
  await openModal(page);
  await page.route('**/assets/js/**', (route) => route.abort());
  await paste(page, field(page), ANSWER);
  await expect(field(page)).toHaveValue(ANSWER.slice(0, 64));
});

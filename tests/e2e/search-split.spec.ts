import {expect, test} from './fixtures';
import {field, hits, openModal, shown} from './search';
import {serveSplitIndex} from './splitIndex';
import {latestName} from './versions';

const MOST_BYTES = 150_000;

function snippetOf(page: import('@playwright/test').Page, query: string) {
  return hits(page).filter({has: page.locator('mark', {hasText: query})});
}

test('a split index is downloaded as a query needs it, and once', async ({
  page,
  visit,
  folders,
}) => {
  const index = await serveSplitIndex(page, folders.built);
  await visit('/endpoint');
  expect(index.requested).toEqual([]);
  await openModal(page);
  await field(page).fill('undelegated stake waits');
  await expect(snippetOf(page, 'stake').first()).toBeVisible();
  expect(index.bytes()).toBeLessThanOrEqual(MOST_BYTES);
  const parts = index.requested.filter((path) => path.startsWith('/assets/search/'));
  expect(parts.filter((path) => path.includes('words-')).length).toBeGreaterThan(0);
  expect(parts.filter((path) => path.includes('texts-')).length).toBeGreaterThan(0);
  expect(new Set(parts).size).toBe(parts.length);
  const others = index.requested.filter((path) => path.includes('current'));
  if (latestName !== 'current') expect(others).toEqual([]);
});

test('a split index gives the hits and snippets of the whole one', async ({
  page,
  visit,
  folders,
}) => {
  const listed = page.getByRole('main').getByRole('listitem');
  const address = '/search?q=how%20long%20is%20stake%20locked';
  const first = async () => {
    await visit(address);
    await expect(listed.first()).toBeVisible();
    return listed.first().innerText();
  };
  const whole = await first();
  await serveSplitIndex(page, folders.built);
  expect(await first()).toBe(whole);
});

test('without its parts a split index still finds headings, and says when it cannot tell', async ({
  page,
  visit,
  folders,
  silence,
}) => {
  silence.allow(/Failed to load resource/u);
  const index = await serveSplitIndex(page, folders.built);
  index.drop(/\/assets\/search\//u);
  await visit('/endpoint');
  await openModal(page);
  await field(page).fill('staking overview');
  await expect(hits(page).first()).toContainText('Staking overview');
  await field(page).fill('misdemeanour');
  await expect(shown(page, 'Unable to fetch results')).toBeVisible();
});

test('a part that is missing for a moment is requested again', async ({
  page,
  visit,
  folders,
  silence,
}) => {
  silence.allow(/Failed to load resource/u);
  await serveSplitIndex(page, folders.built);
  let lost = 0;
  await page.route('**/assets/search/words-*.json', async (route) => {
    lost += 1;
    if (lost <= 1) await route.abort();
    else await route.fallback();
  });
  await visit('/endpoint');
  await openModal(page);
  await field(page).fill('pool');
  await expect(snippetOf(page, 'pool').first()).toBeVisible();
  expect(lost).toBeGreaterThan(1);
});

import {expect, test} from './fixtures';
import {field, hits, openModal} from './search';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__docs';

/** Stored searches as the modal keeps them. */
function stored(count: number): string {
  return JSON.stringify(
    Array.from({length: count}, (_, index) => ({
      objectID: `stored-${index}`,
      url: `/endpoint?stored=${index}`,
      type: 'lvl1',
      content: null,
      hierarchy: {lvl0: 'Stored', lvl1: `Stored search ${index}`},
    })),
  );
}

test('[1.6] [2.25] Ctrl+K and the slash open the modal, Ctrl+K and Escape close it', async ({
  page,
  visit,
}) => {
  await visit('/endpoint');
  for (const [open, close] of [
    ['Control+k', 'Escape'],
    ['Meta+k', 'Control+k'],
    ['/', 'Escape'],
  ] as const) {
    await page.keyboard.press(open);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press(close);
    await expect(field(page)).toBeHidden();
    await expect(page.getByRole('button', {name: 'Search'})).toBeFocused();
  }
});

test('[2.25] the slash is text where text is typed, and a letter on the button starts a query', async ({
  page,
  visit,
}) => {
  await visit('/search');
  await page.getByRole('searchbox').fill('a');
  await page.getByRole('searchbox').press('/');
  await expect(page.getByRole('searchbox')).toHaveValue('a/');
  await expect(field(page)).toBeHidden();
  await page.getByRole('button', {name: 'Search'}).press('v');
  await expect(field(page)).toHaveValue('v');
});

test('[2.26] [2.29] [8.3] the empty modal says what it is for', async ({page, visit}) => {
  await visit('/');
  await openModal(page);
  await expect(page.getByText('No recent searches')).toBeVisible();
});

test('[2.27] [2.28] results lead to the search page, and the query can be cleared', async ({
  page,
  visit,
}) => {
  await visit('/');
  await openModal(page);
  await field(page).fill('validator');
  const all = page.getByRole('link', {name: /^See all \d+ results$/u});
  await expect(all).toHaveAttribute('href', '/search?q=validator');
  await page.getByRole('button', {name: 'Clear the query'}).click();
  await expect(field(page)).toHaveValue('');
  await field(page).fill('validator');
  await all.click();
  await expect(page).toHaveURL('/search?q=validator');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/documents found/u);
});

test('[2.30] [9.7] hits are grouped by where they hang, at most five a group', async ({
  page,
  visit,
}) => {
  await visit('/');
  await openModal(page);
  await field(page).fill('validator');
  const groups = page.locator('.DocSearch-Hits');
  await expect(groups.filter({hasText: 'Validator'}).first()).toBeVisible();
  const sizes = await groups.evaluateAll((all) =>
    all.map((group) => group.querySelectorAll('li').length),
  );
  expect(sizes.length).toBeGreaterThan(1);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
});

test('a hit is opened by Enter at its heading, and is a recent search afterwards', async ({
  page,
  visit,
}) => {
  await visit('/');
  await openModal(page);
  await field(page).fill('staking overview');
  await expect(hits(page).first()).toContainText(/staking overview/iu);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/staking/overview');
  await expect(field(page)).toBeHidden();
  await openModal(page);
  await expect(page.getByText('Recent', {exact: true})).toBeVisible();
  await expect(hits(page)).toHaveCount(1);
});

test('[2.31] [2.32] [2.33] [8.2] a query without hits says so, suggests, and can be reported', async ({
  page,
  visit,
}) => {
  await visit('/');
  await openModal(page);
  await field(page).fill('validator');
  await expect(hits(page).first()).toBeVisible();
  await field(page).fill('qqqqzzzz');
  await expect(page.getByText('No results for "qqqqzzzz"')).toBeVisible();
  const suggestions = page.locator('.DocSearch-NoResults-Prefill-List').getByRole('button');
  expect(await suggestions.count()).toBeGreaterThan(0);
  expect(await suggestions.count()).toBeLessThanOrEqual(3);
  await expect(page.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    /issues\/new\?.*qqqqzzzz$/u,
  );
  await suggestions.first().click();
  await expect(hits(page).first()).toBeVisible();
});

test('[5.1] [9.5] the query is capped at 64 characters', async ({page, visit}) => {
  await visit('/');
  await openModal(page);
  await page.keyboard.insertText('v'.repeat(100));
  await expect(field(page)).toHaveValue('v'.repeat(64));
});

test('[9.8] [9.16] seven recent searches are listed, four beside favourites', async ({
  page,
  visit,
}) => {
  await page.addInitScript(
    ([key, value]) => {
      localStorage.setItem(key, value);
    },
    [RECENT, stored(12)] as const,
  );
  await visit('/');
  await openModal(page);
  await expect(hits(page)).toHaveCount(7);
  await page.getByRole('button', {name: 'Save this search'}).first().click();
  await expect(page.getByText('Favorite', {exact: true})).toBeVisible();
  await page.keyboard.press('Escape');
  await openModal(page);
  await expect(hits(page)).toHaveCount(5);
});

test('[9.9] ten favourites are kept', async ({page, visit}) => {
  await page.addInitScript(
    ([key, value]) => {
      localStorage.setItem(key, value);
    },
    [FAVORITE, stored(15)] as const,
  );
  await visit('/');
  await openModal(page);
  await expect(hits(page)).toHaveCount(10);
});

test('only the version being read is searched and downloaded', async ({page, visit}) => {
  const shards: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/search-index/') && !pathname.endsWith('manifest.json'))
      shards.push(pathname);
  });
  await visit('/next/endpoint');
  expect(shards).toEqual([]);
  await openModal(page);
  await field(page).fill('validator');
  await expect(hits(page).first()).toBeVisible();
  for (const link of await hits(page).getByRole('link').all()) {
    expect(await link.getAttribute('href')).toMatch(/^\/next\//u);
  }
  expect(shards).toHaveLength(1);
  expect(shards[0]).toContain('docs-default-current-en');
  await expect(page.getByRole('link', {name: /^See all/u})).toHaveAttribute(
    'href',
    '/search?q=validator&version=current',
  );
});

for (const [what, respond] of [
  ['is missing', {status: 404, body: 'gone'}],
  ['is broken', {status: 200, body: '{"pages": [{'}],
] as const) {
  test(`an index that ${what} is reported, and found again at the next keystroke`, async ({
    page,
    visit,
    silence,
  }) => {
    silence.allow(/Failed to load resource.*404/u);
    await visit('/');
    await page.route('**/search-index/docs-*.json', (route) => route.fulfill(respond));
    await openModal(page);
    await field(page).fill('staking');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
    await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
    await page.unroute('**/search-index/docs-*.json');
    await field(page).press('End');
    await page.keyboard.type(' o');
    await expect(hits(page).first()).toBeVisible();
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the button opens the modal, Cancel closes it', async ({page, visit}) => {
    await visit('/endpoint');
    await page.getByRole('button', {name: 'Search'}).click();
    await expect(field(page)).toBeVisible();
    await page.getByRole('button', {name: 'Cancel'}).click();
    await expect(field(page)).toBeHidden();
  });
});

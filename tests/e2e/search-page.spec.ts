import {expect, test} from './fixtures';
import {latestName, unlessVersions} from './versions';

function results(page: import('@playwright/test').Page) {
  return page.getByRole('main').getByRole('listitem');
}

test('[2.12] the search page reads its query from the address', async ({page, visit}) => {
  await visit('/search?q=staking%20overview');
  await expect(page).toHaveTitle(/^Search results for "staking overview" \| /u);
  await expect(page.getByRole('searchbox', {name: 'Search'})).toHaveValue('staking overview');
  await expect(results(page).first().getByRole('link')).toHaveAttribute(
    'href',
    '/staking/overview',
  );
  await page.getByRole('searchbox').fill('claim');
  await expect(page).toHaveURL('/search?q=claim');
  await expect(page).toHaveTitle(/^Search results for "claim"/u);
});

test('an empty search page waits for a query', async ({page, visit}) => {
  await visit('/search');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
  await expect(results(page)).toHaveCount(0);
});

test('the version is the latest unless the address has another', async ({page, visit}) => {
  test.skip(...unlessVersions);
  await visit('/search?q=validator');
  const version = page.getByRole('combobox', {name: 'Version'});
  await expect(version).toHaveValue(latestName);
  await expect(results(page).first().getByRole('link')).not.toHaveAttribute('href', /^\/next/u);
  await version.selectOption('current');
  await expect(page).toHaveURL('/search?q=validator&version=current');
  await expect(results(page).first().getByRole('link')).toHaveAttribute('href', /^\/next/u);
  await visit('/search?q=validator&version=nonsense');
  await expect(version).toHaveValue(latestName);
});

test('no results are reported, with the query as text', async ({page, visit}) => {
  await visit(`/search?q=${encodeURIComponent('<qqzz>qqxx</qqzz>')}`);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'No results for "<qqzz>qqxx</qqzz>"',
  );
});

test('more results are loaded by a button that is reachable by keyboard', async ({page, visit}) => {
  await visit('/search?q=validator');
  await expect(results(page)).toHaveCount(20);
  await page.getByRole('button', {name: 'Show more results'}).press('Enter');
  await expect(results(page).nth(20)).toBeVisible();
});

test('a failure is reported and can be retried', async ({page, visit, silence}) => {
  silence.allow(/Failed to load resource/u);
  await page.route('**/search-index/manifest.json', (route) => route.abort());
  await visit('/search?q=staking');
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
  await expect(page.getByRole('alert')).toContainText(
    'You might want to check your network connection.',
  );
  await page.unroute('**/search-index/manifest.json');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(results(page).first()).toBeVisible();
});

test('[8.11] an index that does not load is reported, and requested again with the next query', async ({
  page,
  visit,
}) => {
  await page.route('**/search-index/**', () => undefined);
  await visit('/search?q=staking');
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results', {timeout: 15_000});
  await page.unroute('**/search-index/**');
  await page.getByRole('searchbox').fill('claim');
  await expect(results(page).first()).toBeVisible();
});

test('the query is limited to 64 characters there too', async ({page, visit}) => {
  await visit(`/search?q=${'v'.repeat(200)}`);
  await expect(page.getByRole('searchbox')).toHaveValue('v'.repeat(64));
});

test('back and forward keep the query', async ({page, visit}) => {
  await visit('/search?q=staking%20overview');
  await results(page).first().getByRole('link').click();
  await expect(page).toHaveURL('/staking/overview');
  await page.goBack();
  await expect(page).toHaveURL('/search?q=staking%20overview');
  await expect(page.getByRole('searchbox')).toHaveValue('staking overview');
  await expect(results(page).first()).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/staking/overview');
});

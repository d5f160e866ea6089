import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {SEARCH_CODE_BYTES} from '../../bench/budgets';
import {outDir, shippedSite} from '../sites/paths';
import {withConnection} from './connection';
import {expect, test} from './fixtures';
import {field, hits, openModal, shown} from './search';
import {searchCodeBytes} from './searchCode';
import {modalBehaviour} from './searchBehaviour';
import {inCurrent, latestName} from './versions';

/** How the address of the search page names the version of `docs`, which is not the default where others are released. */
const SHOWN = latestName === 'current' ? '' : '&version=current';

modalBehaviour();

test('only the current version is searched and downloaded', async ({page, visit}) => {
  const shards: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/search-index/') && !pathname.endsWith('manifest.json'))
      shards.push(pathname);
  });
  await visit(inCurrent('/endpoint'));
  expect(shards).toEqual([]);
  expect(page.workers()).toEqual([]);
  await openModal(page);
  await field(page).fill('validator');
  await expect(hits(page).first()).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  for (const link of await hits(page).getByRole('link').all()) {
    expect(await link.getAttribute('href')).toMatch(new RegExp(`^${inCurrent('/')}`, 'u'));
  }
  expect(shards).toHaveLength(1);
  expect(shards[0]).toContain('docs-default-current-en');
  await expect(page.getByRole('link', {name: /^See all/u})).toHaveAttribute(
    'href',
    `/search?q=validator${SHOWN}`,
  );
});

test('it opens as soon as its code has loaded: no timer delays it', async ({page, visit}) => {
  await page.clock.install();
  await visit('/endpoint');
  // An hour later no timer is pending, and the clock is paused.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeVisible();
});

test('modal and search page send the worker the requests that they would send a provider, and nobody else', async ({
  page,
  visit,
}) => {
  // Requests are observed where they leave the page.
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      override postMessage(message: {call?: {requests?: unknown}}): void {
        const {requests} = message.call ?? {};
        if (requests) document.documentElement.dataset.asked = JSON.stringify(requests);
        super.postMessage(message);
      }
    };
  });
  const fetched: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (request.resourceType() === 'fetch') fetched.push(pathname);
  });
  const asked = async () =>
    JSON.parse((await page.locator('html').getAttribute('data-asked')) ?? '[]') as unknown;
  const request = {
    query: 'staking overview',
    indexName: 'docs',
    hitsPerPage: 20,
    attributesToSnippet: expect.arrayContaining(['content:10']) as unknown,
  };
  await visit('/');
  await openModal(page);
  await field(page).fill('staking overview');
  await expect(hits(page).first()).toContainText(/staking overview/iu);
  expect(await asked()).toEqual([expect.objectContaining(request)]);
  await visit('/search?q=staking%20overview');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(await asked()).toEqual([expect.objectContaining(request)]);
  expect(fetched.filter((path) => !path.startsWith('/search-index/'))).toEqual([]);
});

test('a browser without workers searches in the page', async ({page, visit}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await visit('/');
  await openModal(page);
  await field(page).fill('staking overview');
  await expect(hits(page).first()).toContainText(/staking overview/iu);
});

test('a worker that has failed before its first call leaves its work to the page', async ({
  page,
  visit,
  silence,
}) => {
  silence.allow(/Failed to load resource.*404/u);
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(`${String(url)}.gone`, options);
        this.addEventListener('error', () => (document.documentElement.dataset.worker = 'failed'));
      }
    };
  });
  await visit('/');
  // The code that uses the worker arrives after that has failed.
  const folder = path.join(outDir(shippedSite), 'assets/js');
  const asks = readdirSync(folder).find(
    (name) =>
      name.endsWith('.js') &&
      readFileSync(path.join(folder, name)).includes('The worker of the search has failed'),
  );
  if (asks === undefined) throw new Error('No script asks the worker');
  await page.route(`**/${asks}`, async (route) => {
    await page.locator('html[data-worker="failed"]').waitFor();
    await route.continue();
  });
  await openModal(page);
  await field(page).fill('staking overview');
  await expect(hits(page).first()).toContainText(/staking overview/iu);
});

for (const [what, respond] of [
  ['is missing', {status: 404, body: 'gone'}],
  ['is broken', {status: 200, body: '{"pages": [{'}],
] as const) {
  test(`an index that ${what} is reported, and loaded again at the next keystroke`, async ({
    page,
    visit,
    silence,
  }) => {
    silence.allow(/Failed to load resource.*404/u);
    await visit('/');
    await page.route('**/search-index/docs-*.json', (route) => route.fulfill(respond));
    await openModal(page);
    await field(page).fill('staking');
    await expect(shown(page, 'Unable to fetch results')).toBeVisible();
    await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
    await page.unroute('**/search-index/docs-*.json');
    await field(page).press('End');
    await page.keyboard.type(' o');
    await expect(hits(page).first()).toBeVisible();
  });
}

for (const [what, files] of [
  ['that nobody answers for', '**/search-index/**'],
  ['whose list is there only', '**/search-index/docs-*.json'],
] as const) {
  test(`[8.1] [8.11] [9.12] an index ${what} is abandoned in time, and requested again at the next keystroke`, async ({
    page,
    visit,
  }) => {
    let asked = 0;
    const hang = () => {
      asked += 1;
    };
    await page.route(files, hang);
    // The page's clock only advances here, however busy the machine is.
    await page.clock.install();
    await visit('/');
    await page.clock.pauseAt(Date.now() + 60_000);
    await openModal(page);
    await field(page).fill('staking');
    await expect.poll(() => asked).toBeGreaterThan(0);
    const first = asked;
    await page.clock.runFor(900);
    expect(asked).toBe(first);
    await page.clock.runFor(200);
    await expect.poll(() => asked).toBeGreaterThan(first);
    await expect(shown(page, 'Unable to fetch results')).toBeHidden();
    // The second attempt has four seconds.
    await page.clock.runFor(4_500);
    await expect(shown(page, 'Unable to fetch results')).toBeVisible();
    await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
    await page.unroute(files, hang);
    await page.clock.resume();
    await field(page).press('End');
    await page.keyboard.type(' o');
    await expect(hits(page).first()).toBeVisible();
  });
}

test('a search whose code a new deploy removed is reported; the next attempt loads it', async ({
  page,
  visit,
  silence,
}) => {
  silence.allow(/Failed to load resource.*404/u);
  await visit(inCurrent('/endpoint'));
  await page.route('**/assets/**', (route) => route.fulfill({status: 404, body: 'gone'}));
  const button = page.getByRole('button', {name: 'Search'});
  const asked = page.waitForRequest('**/assets/js/*.js');
  await button.hover();
  await asked;
  const failure = page.getByRole('alert').filter({hasText: 'The search could not be loaded.'});
  await expect(failure).toHaveCount(0);
  await button.click();
  await expect(failure).toBeVisible();
  await expect(page.getByRole('link', {name: 'Open the search page'})).toHaveAttribute(
    'href',
    `/search?q=${SHOWN}`,
  );
  await page.unroute('**/assets/**');
  await button.click();
  await expect(field(page)).toBeFocused();
  await expect(failure).toHaveCount(0);
});

test('the code that the search loads beyond DocSearch stays small', async ({page, visit}) => {
  await withConnection(page);
  await visit('/');
  const own = await searchCodeBytes(page, outDir(shippedSite));
  console.warn(`search code beyond DocSearch: ${own} bytes after gzip`);
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThanOrEqual(SEARCH_CODE_BYTES);
});

test('an outdated manifest of another deployment is requested again, without an error', async ({
  page,
  visit,
  silence,
}) => {
  silence.allow(/Failed to load resource.*404/u);
  let asked = 0;
  await page.route('**/search-index/manifest.json', async (route) => {
    asked += 1;
    if (asked > 1) await route.continue();
    else await route.fulfill({json: {[`docs-default-${latestName}`]: {en: 'docs-gone.json'}}});
  });
  await visit('/');
  await openModal(page);
  await field(page).fill('staking overview');
  await expect(hits(page).first()).toContainText(/staking overview/iu);
  expect(asked).toBe(2);
});

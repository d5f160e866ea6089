import {startProvider, type Provider} from '../../scripts/search-provider';
import {hostedSearch} from '../sites/hostedSearch';
import {outDir, shippedSite} from '../sites/paths';
import {expect, test} from './fixtures';
import {field, hits as found, openModal, shown} from './search';
import {modalBehaviour} from './searchBehaviour';
import {inCurrent, latestName} from './versions';

test.use({site: 'altered'});
test.describe.configure({mode: 'serial'});

/** A local provider replaces the hosted one, which is not available here. */
let providers: Provider[];

test.beforeAll(async () => {
  providers = await Promise.all(
    hostedSearch.ports.map((port) =>
      startProvider({...hostedSearch, buildDir: outDir(shippedSite), port}),
    ),
  );
});

test.afterAll(async () => {
  await Promise.all(providers.map((provider) => provider.close()));
});

test.beforeEach(() => {
  for (const provider of providers) provider.setFault(undefined);
});

modalBehaviour();

/** The call for a query, on any host. */
function callFor(query: string) {
  const calls = providers.flatMap((provider) => [...provider.calls]);
  return calls.find(({body}) => JSON.stringify(body).includes(`"${query}"`));
}

for (const [width, words] of [
  [1440, 10],
  [769, 10],
  [768, 5],
] as const) {
  test(`[7.2] [7.3] [7.4] [7.5] [7.6] [9.6] [9.10] the call and its answer, ${width} px wide`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({width, height: 900});
    await visit('/');
    await openModal(page);
    await page.keyboard.insertText(`overview ${width}`);
    await expect.poll(() => callFor(`overview ${width}`)).toBeDefined();
    const {url, body} = callFor(`overview ${width}`) ?? {url: '', body: undefined};
    expect(new URL(url, 'http://localhost').pathname).toBe('/1/indexes/*/queries');
    expect(new URL(url, 'http://localhost').searchParams.get('x-algolia-application-id')).toBe(
      hostedSearch.appId,
    );
    expect(new URL(url, 'http://localhost').searchParams.get('x-algolia-api-key')).toBe(
      hostedSearch.searchKey,
    );
    expect(body).toMatchObject({
      requests: [
        {
          query: `overview ${width}`,
          indexName: 'docs',
          hitsPerPage: 20,
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          attributesToRetrieve: expect.arrayContaining([
            'hierarchy.lvl0',
            'hierarchy.lvl6',
            'content',
            'type',
            'url',
          ]) as unknown,
          attributesToSnippet: expect.arrayContaining([
            `hierarchy.lvl1:${words}`,
            `content:${words}`,
          ]) as unknown,
          facetFilters: [
            'language:en',
            ['docusaurus_tag:default', `docusaurus_tag:docs-default-${latestName}`],
          ],
        },
      ],
    });
    await field(page).fill('staking overview');
    await expect(found(page).first()).toContainText(/staking overview/iu);
  });
}

for (const [width, words] of [
  [769, 10],
  [768, 5],
] as const) {
  test(`[7.3] [7.4] [9.6] [9.10] the search page sends the same request, ${width} px wide`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({width, height: 900});
    await visit(`/search?q=page ${width}`);
    await expect.poll(() => callFor(`page ${width}`)).toBeDefined();
    expect(callFor(`page ${width}`)?.body).toEqual({
      requests: [
        {
          query: `page ${width}`,
          indexName: 'docs',
          page: 0,
          hitsPerPage: 20,
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          snippetEllipsisText: '…',
          attributesToRetrieve: [
            ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
            'content',
            'type',
            'url',
          ],
          attributesToSnippet: [
            ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:${words}`),
            `content:${words}`,
          ],
          facetFilters: ['language:en', [`docusaurus_tag:docs-default-${latestName}`]],
        },
      ],
    });
  });
}

test('the words of an unknown address are not sent until the reader searches for them', async ({
  page,
  visit,
}) => {
  const before = providers.flatMap(({calls}) => calls).length;
  await visit(inCurrent('/staking/secret-token-abc'));
  const main = page.getByRole('main');
  await visit(inCurrent('/staking/user-giude'));
  await expect(main.locator(`a[href="${inCurrent('/staking/user-guide')}"]`)).toBeVisible();
  expect(providers.flatMap(({calls}) => calls)).toHaveLength(before);
  await main.getByRole('link', {name: 'Search for “staking user giude”'}).click();
  await expect.poll(() => callFor('staking user giude')).toBeDefined();
  expect(callFor('secret token')).toBeUndefined();
});

test('[4.8] [9.11] a slow answer stalls the modal, then arrives', async ({page, visit}) => {
  for (const provider of providers) provider.setFault('slow');
  await visit('/');
  await openModal(page);
  await page.keyboard.insertText('staking');
  await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
  await expect(found(page).first()).toBeVisible();
  await expect(page.locator('.DocSearch-Container--Stalled')).toBeHidden();
});

for (const fault of ['forbidden', 'error', 'cut', 'garbage', 'hang'] as const) {
  test(`[2.34] [8.1] [8.11] a provider that answers with "${fault}" is reported; the next keystroke recovers`, async ({
    page,
    visit,
    silence,
  }) => {
    silence.allow(/Failed to load resource|net::ERR/u);
    for (const provider of providers) provider.setFault(fault);
    await visit('/');
    await openModal(page);
    await page.keyboard.insertText('staking');
    await expect(shown(page, 'Unable to fetch results')).toBeVisible();
    await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
    for (const provider of providers) provider.setFault(undefined);
    await page.keyboard.insertText(' o');
    await expect(found(page).first()).toBeVisible();
  });
}

/** Calls of a host for a query. */
function callsFor(host: number, query: string): number {
  const calls = providers[host]?.calls ?? [];
  return calls.filter(({body}) => JSON.stringify(body).includes(`"${query}"`)).length;
}

test('[9.12] a host that does not answer is abandoned after one second', async ({page, visit}) => {
  providers[0]?.setFault('hang');
  await page.clock.install();
  await visit('/');
  await openModal(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.keyboard.insertText('patience');
  await expect.poll(() => callsFor(0, 'patience')).toBe(1);
  await page.clock.runFor(900);
  expect(callsFor(1, 'patience')).toBe(0);
  await page.clock.runFor(200);
  await expect.poll(() => callsFor(1, 'patience')).toBe(1);
});

for (const [fault, limit] of [
  ['cut', 500],
  ['hang', 6000],
] as const) {
  test(`[8.1] a provider with the fault "${fault}" is reported within ${limit} ms`, async ({
    page,
    visit,
    silence,
  }) => {
    // Providers count calls across tests: use a unique query.
    const query = `patience ${fault}`;
    silence.allow(/Failed to load resource|net::ERR/u);
    for (const provider of providers) provider.setFault(fault);
    // The page's clock only advances here, however busy the machine is.
    await page.clock.install();
    await visit('/');
    await openModal(page);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const lastPort = `:${hostedSearch.ports[1]}/`;
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes(lastPort),
    );
    await page.keyboard.insertText(query);
    let left = limit;
    const pass = async (ms: number) => {
      await page.clock.runFor(ms);
      left -= ms;
    };
    if (fault === 'hang') {
      await expect.poll(() => callsFor(0, query)).toBe(1);
      await pass(1100);
      await expect.poll(() => callsFor(1, query)).toBe(1);
      await pass(4500);
    }
    await failed;
    await pass(left);
    await expect(shown(page, 'Unable to fetch results')).toBeVisible();
  });
}

test('a failure of further results keeps the existing ones, and can be retried', async ({
  page,
  visit,
  silence,
}) => {
  silence.allow(/Failed to load resource/u);
  await visit('/search?q=validator');
  const results = page.getByRole('main').getByRole('listitem');
  await expect(results).toHaveCount(20);
  const titles = await results.allInnerTexts();
  for (const provider of providers) provider.setFault('error');
  const more = page.getByRole('button', {name: 'Show more results'});
  await more.focus();
  await more.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
  await expect(results).toHaveCount(20);
  for (const provider of providers) provider.setFault(undefined);
  const again = page.getByRole('button', {name: 'Try again'});
  await expect(again).toBeFocused();
  await again.press('Enter');
  await expect(results.nth(20)).toBeVisible();
  expect((await results.allInnerTexts()).slice(0, 20)).toEqual(titles);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('[9.13] a failed host is skipped for 120 seconds', async ({page, visit, silence}) => {
  silence.allow(/Failed to load resource/u);
  providers[0]?.setFault('error');
  await page.clock.install();
  await visit('/');
  await openModal(page);
  const search = async (query: string) => {
    await field(page).fill(query);
    await expect.poll(() => callsFor(1, query)).toBe(1);
  };
  await search('first');
  expect(callsFor(0, 'first')).toBe(1);
  await page.clock.fastForward(115_000);
  await search('second');
  expect(callsFor(0, 'second')).toBe(0);
  await page.clock.fastForward(10_000);
  await search('third');
  expect(callsFor(0, 'third')).toBe(1);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('algolia'))),
  ).toEqual([]);
});

test('[7.8] the search page queries the provider too, and reports its failure', async ({
  page,
  visit,
  silence,
}) => {
  silence.allow(/Failed to load resource/u);
  await visit('/search?q=staking%20overview');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
    /staking overview/iu,
  );
  for (const provider of providers) provider.setFault('error');
  await page.getByRole('searchbox').fill('claim');
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
});

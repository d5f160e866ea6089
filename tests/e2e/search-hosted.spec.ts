import {startProvider, type Provider} from '../../src/search/provider';
import {hostedSearch} from '../sites/hostedSearch';
import {shippedSite, outDir} from '../sites/paths';
import {expect, test} from './fixtures';
import {field, hits as found, openModal, shown} from './search';
import {modalBehaviour} from './searchBehaviour';

test.use({site: 'altered'});
test.describe.configure({mode: 'serial'});

/** Our own provider stands in for the hosted one, which cannot be had here. */
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

/** The call that asked for a query, at whichever host it came in. */
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
            ['docusaurus_tag:default', 'docusaurus_tag:docs-default-2.0.0'],
          ],
        },
      ],
    });
    await field(page).fill('staking overview');
    await expect(found(page).first()).toContainText(/staking overview/iu);
  });
}

test('[4.8] [9.11] a slow answer stalls the modal, then comes', async ({page, visit}) => {
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

/** Calls that a host has seen for a query. */
function callsFor(host: number, query: string): number {
  const calls = providers[host]?.calls ?? [];
  return calls.filter(({body}) => JSON.stringify(body).includes(`"${query}"`)).length;
}

test('[9.12] a host that does not answer is given up after one second', async ({page, visit}) => {
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
    // Providers count calls from test to test: a query of its own.
    const query = `patience ${fault}`;
    silence.allow(/Failed to load resource|net::ERR/u);
    for (const provider of providers) provider.setFault(fault);
    // The time of the page goes on only here, however busy the machine is.
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

test('records that are hostile or broken harm neither the modal nor the search page', async ({
  page,
  visit,
}) => {
  const script = '<img src="x" onerror="window.harmed=1"><script>window.harmed=1</script>';
  const hit = {
    objectID: 'sound',
    url: 'endpoint#limits',
    type: 'lvl2',
    content: null,
    hierarchy: {lvl0: script, lvl1: `Title ${script}`, lvl2: null, lvl3: 7},
    _highlightResult: {hierarchy: {lvl1: {value: `<mark>Title</mark> ${script}`}, lvl2: null}},
    _snippetResult: {content: {value: script}, hierarchy: {lvl1: {value: `Title ${script}`}}},
  };
  const hits = [
    {...hit, objectID: 'script', url: 'javascript:window.harmed=1'},
    {...hit, objectID: 'levels', hierarchy: null},
    {...hit, objectID: 'marks', url: '/', _highlightResult: {}, _snippetResult: 'none'},
    null,
    script,
    hit,
  ];
  await page.route('**/1/indexes/*/queries**', (route) =>
    route.fulfill({
      headers: {'access-control-allow-origin': '*'},
      json: {results: [{hits, nbHits: 'many', nbPages: null}]},
    }),
  );
  await visit('/');
  await openModal(page);
  await page.keyboard.insertText('title');
  await expect(found(page)).toHaveCount(2);
  const modal = page.getByRole('dialog');
  await expect(modal.getByRole('row').filter({hasText: 'Title <img src="x"'})).toHaveCount(2);
  await expect(modal.locator('.DocSearch-Hits img, .DocSearch-Hits script')).toHaveCount(0);
  await visit('/search?q=title');
  const results = page.getByRole('main').getByRole('listitem');
  await expect(results).toHaveCount(2);
  await expect(results.last()).toContainText('Title <img src="x"');
  await expect(results.last().getByRole('link')).toHaveAttribute('href', '/endpoint#limits');
  await expect(results.locator('img, script')).toHaveCount(0);
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
});

test('[9.13] a host that failed is left alone for 120 seconds', async ({page, visit, silence}) => {
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

test('[7.8] the search page asks the provider too, and tells its failure', async ({
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

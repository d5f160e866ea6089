import type {Page} from '@playwright/test';
import {withConnection} from './connection';
import {expect, hydrated, test} from './fixtures';
import {holdRequests} from './holdRequests';
import {countLoads, heading, linkTo, target} from './nextPage';
import {inCurrent} from './versions';

/** The code of pages. */
const SCRIPTS = '**/assets/js/*.js';

test('[4.9] [7.9] the old page stays until the code of the next one has loaded', async ({
  page,
  visit,
}) => {
  await withConnection(page);
  await visit('/endpoint');
  const before = await heading(page).innerText();
  const {requested, release} = await holdRequests(page, SCRIPTS);
  await linkTo(page).click();
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  await expect(heading(page)).toHaveText(before);
  release();
  await expect(heading(page)).toHaveText(target.heading);
  await expect(page).toHaveURL((url) => url.pathname === target.path);
});

test('[2.35] [9.14] slow navigation shows the progress bar after 200 ms, fast navigation never', async ({
  page,
  visit,
}) => {
  await withConnection(page);
  await page.clock.install();
  await visit('/endpoint');
  // The earliest possible click: later code has not loaded.
  const {requested, release} = await holdRequests(page, SCRIPTS);
  await page.clock.pauseAt(Date.now() + 60_000);
  await linkTo(page).click();
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  const bar = page.locator('#nprogress');
  await page.clock.runFor(190);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(bar).toHaveCount(1);
  release();
  await page.clock.resume();
  await expect(heading(page)).toHaveText(target.heading);
  await expect(bar).toHaveCount(0);
  // None appears either when the page has had the time to load all of its later code.
  await page.clock.fastForward(10_000);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.clock.fastForward(10_000);
  await expect(bar).toHaveCount(0);
});

test('[4.10] [8.5] a route whose code fails once reloads the window at its address, with a warning', async ({
  page,
  visit,
  silence,
}) => {
  await withConnection(page);
  await visit('/endpoint');
  silence.allow(/net::ERR_FAILED/);
  silence.allow(/ChunkLoadError/);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const loads = countLoads(page);
  let failed = false;
  await page.route(SCRIPTS, async (route) => {
    if (failed) return route.continue();
    failed = true;
    return route.abort();
  });
  await linkTo(page).click();
  await expect(heading(page)).toHaveText(target.heading);
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe(target.path);
  expect(loads()).toBe(1);
  expect(warnings).toEqual([expect.stringContaining('ChunkLoadError')]);
});

test('[4.10] code that keeps failing reloads once, and the prerendered page remains readable', async ({
  page,
  visit,
  silence,
}) => {
  await withConnection(page);
  await visit('/endpoint');
  silence.allow(/net::ERR_FAILED/);
  silence.allow(/ChunkLoadError|Loading chunk/);
  const loads = countLoads(page);
  const failed: string[] = [];
  const kept = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name)),
  );
  await page.route(SCRIPTS, async (route) => {
    if (kept.has(route.request().url())) return route.continue();
    failed.push(route.request().url());
    return route.abort();
  });
  await linkTo(page).click();
  await expect(heading(page)).toHaveText(target.heading);
  // After the reload the code is requested again, as a lean page; a loop would request it a third time.
  await expect.poll(() => failed.some((url) => url.includes('-lean.'))).toBe(true);
  await page.waitForLoadState('load');
  expect(loads()).toBe(1);
});

test('a page names all scripts that hydration needs, so that none waits for another', async ({
  page,
  visit,
}) => {
  await withConnection(page);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.hasHydrated !== 'true') return;
      performance.mark('hydrated');
      observer.disconnect();
    }).observe(document, {subtree: true, attributeFilter: ['data-has-hydrated']});
  });
  for (const path of ['/', '/rpc/eth', '/search', inCurrent('/staking/user-guide')]) {
    await visit(path);
    const html = await (await page.request.get(path)).text();
    const scripts = await page.evaluate(() => {
      const [hydrated] = performance.getEntriesByName('hydrated');
      if (!hydrated) throw new Error('Expected to see the page hydrate.');
      return performance
        .getEntriesByType('resource')
        .filter(({startTime}) => startTime <= hydrated.startTime)
        .map(({name}) => new URL(name).pathname)
        .filter((name) => name.endsWith('.js'));
    });
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((name) => !html.includes(`<script src=${name} `))).toEqual([]);
  }
});

/** Scripts that the page preloads, by links in its head. */
const prefetched = (page: Page) => page.locator('head link[rel="prefetch"][href$=".js"]');

test('[4.11] linked pages are prefetched', async ({page, visit}) => {
  await withConnection(page, {effectiveType: '4g', saveData: false});
  await visit('/endpoint');
  await expect.poll(() => prefetched(page).count()).toBeGreaterThan(0);
});

for (const [name, connection] of [
  ['2g', {effectiveType: '2g', saveData: false}],
  ['slow-2g', {effectiveType: 'slow-2g', saveData: false}],
  ['data saving', {effectiveType: '4g', saveData: true}],
] as const) {
  test(`[4.11] nothing is prefetched with ${name}, not even on hover`, async ({page, visit}) => {
    await withConnection(page, connection);
    await visit('/endpoint');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await linkTo(page).hover();
    // Two frames and an idle callback: by then, prefetching would have begun.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(prefetched(page)).toHaveCount(0);
    expect(scripts).toEqual([]);
  });
}

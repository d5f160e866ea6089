import type {Route} from '@playwright/test';
import {withConnection} from './connection';
import {expect, hydrated, test} from './fixtures';
import {countLoads, heading, linkTo, target} from './nextPage';

/** Responses for a script that a new deploy removed, or that was damaged in transit. */
const damages: Record<string, (route: Route) => Promise<void>> = {
  gone: async (route) => {
    const response = await route.fetch({url: new URL('/gone.js', route.request().url()).href});
    await route.fulfill({response});
  },
  truncated: async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({response, body: text.slice(0, text.length / 2)});
  },
  corrupt: async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replaceAll('.push(', '.pull(')});
  },
  empty: async (route) => {
    await route.fulfill({response: await route.fetch(), body: ''});
  },
  'a page in place of a script': async (route) => {
    const response = await route.fetch({url: new URL('/', route.request().url()).href});
    await route.fulfill({response, contentType: 'text/javascript'});
  },
};

/** Messages of browsers and of the site about such scripts. */
const complaints =
  /ChunkLoadError|Loading chunk|SyntaxError|Unexpected|Invalid or unexpected|status of 404|MIME type|is not a function|reading 'call'/;

for (const [name, damage] of Object.entries(damages)) {
  test(`[4.10] code that is ${name}: one reload, and the reader is on the right page`, async ({
    page,
    visit,
    silence,
  }) => {
    silence.allow(complaints);
    await withConnection(page);
    await visit('/endpoint');
    const loads = countLoads(page);
    let reloaded = false;
    await page.route('**/assets/js/*.js', (route) => (reloaded ? route.continue() : damage(route)));
    await page.route(`**${target.path}`, (route) => {
      reloaded = true;
      return route.continue();
    });
    await linkTo(page).click();
    await expect.poll(() => loads()).toBe(1);
    await hydrated(page);
    await expect(heading(page)).toHaveText(target.heading);
    expect(new URL(page.url()).pathname).toBe(target.path);
    expect(loads()).toBe(1);
  });

  test(`[4.10] code that stays ${name}: at most one reload, and the page remains readable`, async ({
    page,
    visit,
    silence,
  }) => {
    silence.allow(complaints);
    await withConnection(page);
    await visit('/endpoint');
    const loads = countLoads(page);
    const kept = new Set(
      await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name)),
    );
    const damaged: string[] = [];
    await page.route('**/assets/js/*.js', (route) => {
      if (kept.has(route.request().url())) return route.continue();
      damaged.push(route.request().url());
      return damage(route);
    });
    await linkTo(page).click();
    // After the reload the code is requested again, as a lean page; a loop would request it a third time.
    await expect.poll(() => damaged.some((url) => url.includes('-lean.'))).toBe(true);
    expect(loads()).toBe(1);
    await page.waitForLoadState('load');
    await expect(heading(page)).toHaveText(target.heading);
    await page.unrouteAll({behavior: 'wait'});
    await page.getByRole('link', {name: 'Specification', exact: true}).first().click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await hydrated(page);
    expect(loads()).toBe(2);
  });
}

test('[4.10] a first visit with damaged code shows the page, and does not reload', async ({
  page,
  silence,
}) => {
  silence.allow(complaints);
  for (const damage of Object.values(damages)) {
    await page.route('**/assets/js/*.js', damage);
    const loads = countLoads(page);
    await page.goto(target.path, {waitUntil: 'load'});
    await expect(heading(page)).toHaveText(target.heading);
    expect(loads()).toBe(1);
    await page.unrouteAll({behavior: 'wait'});
  }
});

test('[4.10] when the site is replaced by another build, open pages keep working', async ({
  page,
  visit,
  silence,
  origin,
  originOf,
}) => {
  test.setTimeout(300_000);
  silence.allow(complaints);
  const next = await originOf('altered');
  await withConnection(page);
  await visit('/endpoint');
  const loads = countLoads(page);
  await page.route(`${origin}/**`, async (route) => {
    const url = route.request().url().replace(origin, next);
    await route.fulfill({response: await route.fetch({url})});
  });
  await linkTo(page).click();
  await expect(heading(page)).toHaveText(target.heading);
  await hydrated(page);
  expect(loads()).toBeLessThanOrEqual(1);
  await page.reload();
  await hydrated(page);
  await expect(heading(page)).toHaveText(target.heading);
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

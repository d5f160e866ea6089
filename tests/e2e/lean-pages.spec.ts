import type {Page} from '@playwright/test';
import {expect, hydrated, test} from './fixtures';
import {documentPaths, documents} from './pages';

/*
 * The page of first load has a script without static content (src/docusaurus-patches/lean-pages). There must be no
 * visible difference: after navigation, when coming back, or when React has to render from scratch.
 */

/** Navigates with the browser's history, without loading a document. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState({key: target}, '', target);
    dispatchEvent(new PopStateEvent('popstate', {state: {key: target}}));
  }, path);
}

/**
 * The content of a page: its elements with their classes and links, and its text. Without the filter of methods, which
 * is empty in the document.
 *
 * @param path of a document to request, or nothing for the current page
 */
async function contentsOf(page: Page, path?: string): Promise<string[]> {
  return page.evaluate(async (address) => {
    const served = async (from: string) =>
      new DOMParser().parseFromString(await (await fetch(from)).text(), 'text/html');
    const root = address === undefined ? document : await served(address);
    const text = root.querySelector('.theme-doc-markdown')?.cloneNode(true) as Element | undefined;
    if (!text) return [];
    text.querySelectorAll('[role="search"], [role="status"]').forEach((part) => {
      part.remove();
    });
    const elements = Array.from(text.querySelectorAll('*'), (element) =>
      [
        element.localName,
        // The stock details add a class in the browser.
        (element.getAttribute('class') ?? '').replace(/isBrowser_\w+ /, ''),
        element.getAttribute('href'),
      ].join(' '),
    );
    return [...elements, text.textContent];
  }, path);
}

/** Whether a script contains a page; its neighbours' scripts contain its address, too. */
function holds(script: string, path: string): boolean {
  return script.includes(`"permalink":"${path}","draft"`);
}

/** Number of requested scripts that contain a page, prefetched or not. */
async function scriptsOf(page: Page, path: string): Promise<number> {
  const names = await page.evaluate(() => [
    ...performance.getEntriesByType('resource').map(({name}) => name),
    ...Array.from(document.querySelectorAll('link[rel="prefetch"]'), (link) =>
      link instanceof HTMLLinkElement ? link.href : '',
    ),
  ]);
  const scripts = [...new Set(names)].filter((name) => name.endsWith('.js'));
  const texts = scripts.map(async (url) => (await page.request.get(url)).text());
  return (await Promise.all(texts)).filter((text) => holds(text, path)).length;
}

/** Pages that the specification asks for, as paths of the latest version. */
const subjects: readonly string[] = Object.values(documents)
  .flat()
  .map(({path}) => path);

test('a page after navigation has the content of its document', async ({page, visit}) => {
  test.setTimeout(4_000 * documentPaths.length);
  await visit('/search');
  for (const path of documentPaths) {
    const served = await contentsOf(page, path);
    // Pages of writers may be as short as a heading and a paragraph.
    const least = subjects.includes(path.replace(/^\/next(?=\/)/u, '')) ? 20 : 2;
    expect(served.length, path).toBeGreaterThan(least);
    await goTo(page, path);
    await expect.poll(() => contentsOf(page), path).toEqual(served);
  }
});

for (const path of ['/rpc/eth', '/staking/developer-guide']) {
  test(`${path} is still complete for a reader who comes back to it`, async ({page, visit}) => {
    await visit(path);
    const before = await contentsOf(page);
    for (const _ of [1, 2]) {
      await goTo(page, '/endpoint');
      await expect(page.getByRole('heading', {level: 1})).toHaveText(/endpoint/i);
      await goTo(page, path);
      await expect.poll(() => contentsOf(page)).toEqual(before);
    }
    expect(await scriptsOf(page, path)).toBe(1);
  });
}

test('the page of first load is not fetched again in full', async ({page, visit}) => {
  // Prefetching is in request order; no visible link leads to the last one.
  const [own, last] = ['/endpoint', '/validator/security'];
  await visit(own);
  await page.evaluate(
    (addresses) => {
      for (const address of addresses) void window.docusaurus.prefetch(address);
    },
    [own, last],
  );
  await expect.poll(() => scriptsOf(page, last)).toBe(1);
  expect(await scriptsOf(page, own)).toBe(1);
});

/** What a browser extension may do to a page before hydration. */
const disturbances = {
  'text is taken out': () => {
    for (const code of Array.from(document.querySelectorAll('article pre code')))
      code.textContent = '';
  },
  'text is put in where React looks for its own': () => {
    document.querySelector('article h2')?.prepend('Disturbed ');
  },
};

for (const [name, disturb] of Object.entries(disturbances)) {
  test(`the page is restored if, before hydration, ${name}`, async ({page, silence}) => {
    silence.allow(/React|Minified|onRecoverableError/);
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${String(disturb)});`);
    await page.goto('/staking/developer-guide');
    await hydrated(page);
    const served = await contentsOf(page, '/staking/developer-guide');
    await expect.poll(() => contentsOf(page)).toEqual(served);
  });
}

test('a page that has lost its text and cannot load it reports it', async ({page, silence}) => {
  const path = '/staking/developer-guide';
  silence.allow(/net::ERR_FAILED|ChunkLoadError|Loading chunk/);
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', ${String(disturbances['text is taken out'])});`,
  );
  let stopped = 0;
  await page.route(/\/assets\/js\/[\da-f]{8}\.[\da-f]{8}\.js$/, async (route) => {
    const response = await route.fetch();
    if (!holds(await response.text(), path)) return route.fulfill({response});
    stopped += 1;
    return route.abort();
  });
  await page.goto(path);
  await hydrated(page);
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  expect(stopped).toBeGreaterThan(0);
  await page.unrouteAll({behavior: 'wait'});
});

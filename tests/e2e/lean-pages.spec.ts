import type {Page} from '@playwright/test';
import {expect, hydrated, test} from './fixtures';
import {documentPaths} from './pages';

/*
 * The page that a visit begins with has a script without what its document holds (src/docusaurus-patches/lean-pages). Nobody must see
 * a difference: neither where a reader comes from another page, nor who comes back, nor when React has to start over.
 */

/** Goes to a page as the browser's arrows do: without loading a document. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState({key: target}, '', target);
    dispatchEvent(new PopStateEvent('popstate', {state: {key: target}}));
  }, path);
}

/**
 * What is in the text of a page: its elements with their classes and links, and its words. Without the filter of methods,
 * which a document has empty.
 *
 * @param path of a document to be asked for, or nothing for the page as it stands
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
        // The stock details say in the browser that they are there.
        (element.getAttribute('class') ?? '').replace(/isBrowser_\w+ /, ''),
        element.getAttribute('href'),
      ].join(' '),
    );
    return [...elements, text.textContent];
  }, path);
}

/** Whether a script holds a page; its neighbours' scripts have its address, too. */
function holds(script: string, path: string): boolean {
  return script.includes(`"permalink":"${path}","draft"`);
}

/** How many scripts that hold a page this window has asked for, fetched ahead or not. */
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

test('a page that a reader goes to holds what its document holds', async ({page, visit}) => {
  test.setTimeout(180_000);
  await visit('/search');
  for (const path of documentPaths) {
    const served = await contentsOf(page, path);
    expect(served.length, path).toBeGreaterThan(20);
    await goTo(page, path);
    await expect.poll(() => contentsOf(page), path).toEqual(served);
  }
});

for (const path of ['/rpc/eth', '/staking/developer-guide']) {
  test(`${path} is still whole for a reader who comes back to it`, async ({page, visit}) => {
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

test('the first page is not fetched once more as a whole', async ({page, visit}) => {
  // Pages are fetched ahead in the order in which they are asked for; no link on the screen leads to the last one.
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

/** What an extension of the browser may do to a page before React takes it over. */
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
  test(`the page comes back whole if, before React has it, ${name}`, async ({page, silence}) => {
    silence.allow(/React|Minified|onRecoverableError/);
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${String(disturb)});`);
    await page.goto('/staking/developer-guide');
    await hydrated(page);
    const served = await contentsOf(page, '/staking/developer-guide');
    await expect.poll(() => contentsOf(page)).toEqual(served);
  });
}

test('a page that has lost its text and cannot load it says so', async ({page, silence}) => {
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

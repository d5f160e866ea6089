import type {Page} from '@playwright/test';
import {expect, hydrated, test} from './fixtures';
import {documentPaths} from './pages';

/*
 * The page that a visit begins with has a script without what its document holds (src/plugins/first-page). Nobody must see
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

/** Scripts of pages that were asked for, with what they hold. */
function listen(page: Page): Promise<string>[] {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/assets\/js\/[\da-f]{8}[.-]/.test(response.url()))
      scripts.push(response.text().catch(() => ''));
  });
  return scripts;
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
    const scripts = listen(page);
    for (const _ of [1, 2]) {
      await goTo(page, '/endpoint');
      await expect(page.getByRole('heading', {level: 1})).toHaveText(/endpoint/i);
      await goTo(page, path);
      await expect.poll(() => contentsOf(page)).toEqual(before);
    }
    const permalink = `"permalink":"${path}"`;
    const loaded = await Promise.all(scripts);
    expect(loaded.filter((script) => script.includes(permalink))).toEqual([]);
  });
}

test('the first page is not fetched once more as a whole', async ({page}) => {
  const scripts = listen(page);
  await page.goto('/endpoint');
  await hydrated(page);
  // Its own link stands in the sidebar, among those that are fetched ahead.
  const ahead = page.locator('head link[rel="prefetch"][href$=".js"]');
  await expect.poll(() => ahead.count()).toBeGreaterThan(5);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const loaded = await Promise.all(scripts);
  expect(loaded.filter((script) => script.includes('"permalink":"/endpoint"'))).toHaveLength(1);
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
  silence.allow(/./);
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', ${String(disturbances['text is taken out'])});`,
  );
  await page.goto('/staking/developer-guide');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await hydrated(page);
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
});

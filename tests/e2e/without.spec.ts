import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {documentPaths} from './pages';
import {LATEST, unlessVersions} from './versions';
import {withoutVersions} from '../absent';

/** Addresses within the site of all visible links, and of those of the version menu, which opens on hover. */
async function linksOf(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="/"]:visible, .navbar__items--right > .dropdown:visible a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
}

/** Opens the version menu as without scripts, and chooses Next. */
async function hoverToNext(page: Page): Promise<void> {
  await page.getByRole('button', {name: `Version: ${LATEST}`}).hover();
  await page.getByRole('link', {name: 'Next', exact: true}).click();
  await expect(page).toHaveURL(/\/next\/endpoint$/);
}

/** Controls that need scripts: buttons except those of menus, which open without, and fields. */
const OPERATED = 'button:not([aria-controls]), [role="search"], input, select, [role="tab"]';

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('content, tables, code, details, contents list, navigation and versions are there and work', async ({
    page,
  }) => {
    await page.goto('/rpc/net');
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', {level: 1})).toBeVisible();
    await expect(article.locator('pre').filter({hasText: 'curl'}).first()).toBeVisible();
    const details = page.locator('.theme-doc-markdown details').first();
    await details.locator('summary').click();
    await expect(details.locator('> :not(summary)').first()).toBeVisible();

    // A link of the contents list, of the sidebar, and of the version menu, which opens on hover.
    await page.getByRole('navigation', {name: 'On this page'}).getByRole('link').last().click();
    expect(new URL(page.url()).hash).not.toBe('');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    for (const link of await sidebar.getByRole('link').all()) {
      await expect(link).toHaveAttribute('href', /^\//);
    }
    await sidebar.getByRole('link', {name: 'Endpoints', exact: true}).click();
    await expect(page).toHaveURL(/\/endpoint$/);
    await expect(article.getByRole('table').first()).toBeVisible();
    test.skip(...unlessVersions);
    await hoverToNext(page);
    // By keyboard, too.
    await page.getByRole('button', {name: 'Version: Next'}).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname.endsWith('/endpoint'));
  });

  test('on a phone every page of both versions is reachable by links, and there are no controls that need scripts', async ({
    page,
  }) => {
    test.setTimeout(30_000 + 1000 * documentPaths.length);
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/endpoint');
    if (withoutVersions === undefined) await hoverToNext(page);

    // Starts at the home page and follows the first link to each new page.
    const reached = new Set<string>();
    for (const path of ['/', ...documentPaths]) {
      if (documentPaths.every((wanted) => reached.has(wanted))) break;
      if (path !== '/' && !reached.has(path)) continue;
      await page.goto(path);
      for (const link of await linksOf(page)) reached.add(link);
    }
    expect(documentPaths.filter((path) => !reached.has(path))).toEqual([]);

    for (const path of ['/api-list', '/rpc/net', '/search', '/not/a/page']) {
      await page.goto(path);
      await expect(page.locator(OPERATED).filter({visible: true}), path).toHaveCount(0);
    }
    await page.goto('/search');
    await expect(page.getByText('Searching needs scripts')).toBeVisible();
  });

  test('a wide window has no controls that need scripts', async ({page}) => {
    for (const path of ['/api-list', '/rpc/net']) {
      await page.goto(path);
      await expect(page.locator(OPERATED).filter({visible: true}), path).toHaveCount(0);
    }
  });
});

test('on a phone whose scripts are blocked the sidebar is shown, below the page', async ({
  page,
  silence,
}) => {
  silence.allow(/net::ERR_FAILED/);
  await page.setViewportSize({width: 390, height: 844});
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/endpoint');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('link', {name: 'API list', exact: true}).click();
  await expect(page).toHaveURL(/\/api-list$/);
});

test('without style sheets everything is in reading order', async ({page, silence}) => {
  silence.allow(/net::ERR_FAILED/);
  await page.route('**/*.css', (route) => route.abort());
  await page.route('**/endpoint', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<style>.*?<\/style>/su, '');
    await route.fulfill({response, body});
  });
  await page.goto('/endpoint');
  const tops = await page.evaluate(() =>
    [
      '[href="#__docusaurus_skipToContent_fallback"]',
      '.navbar',
      'aside',
      'article h1',
      'article h2',
      'footer.footer',
    ].map((selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? NaN),
  );
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

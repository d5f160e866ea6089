import {chromium, type Page} from '@playwright/test';
import {launchOptions} from './chromium';
import {withConnection} from './connection';
import {expect, hydrated, test} from './fixtures';
import {LATEST, unlessVersions} from './versions';

const heading = (page: Page) => page.getByRole('heading', {level: 1});
const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name, exact: true});

test('offline during navigation: the reader gets a notice, keeps place and text, and navigation continues when the connection is back', async ({
  page,
  context,
  visit,
  silence,
}) => {
  silence.allow(/net::ERR_INTERNET_DISCONNECTED|ChunkLoadError/);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await withConnection(page);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await visit('/api-list');
  const title = await heading(page).innerText();
  const filter = page.getByRole('searchbox');
  await filter.fill('block');
  await filter.evaluate((element) => element.scrollIntoView({block: 'start'}));
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await place();
  expect(before).toBeGreaterThan(0);
  const notice = page.getByRole('status').getByText('No connection');

  await context.setOffline(true);
  await sidebarLink(page, 'Endpoints').click();
  await expect(notice).toBeVisible();
  // As with any failed load: the console has the cause.
  expect(warnings).not.toEqual([]);
  expect(warnings.every((text) => text.includes('ChunkLoadError'))).toBe(true);
  await expect(heading(page)).toHaveText(title);
  await expect(filter).toHaveValue('block');
  expect(await place()).toBe(before);

  // Back for a moment, gone again: nothing is lost, nothing is loaded twice.
  await context.setOffline(false);
  await expect(heading(page)).not.toHaveText(title);
  await expect(notice).toHaveCount(0);
  await context.setOffline(true);
  await sidebarLink(page, 'Real-time events').click();
  await expect(notice).toBeVisible();
  await page.goBack();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(heading(page)).toHaveText('Endpoints');
  expect(loads).toBe(1);
});

test('two tabs share the colour mode, and each has the version of its address', async ({
  page,
  context,
  visit,
  origin,
}) => {
  await visit('/api-list');
  const other = await context.newPage();
  await other.goto(`${origin}/endpoint`);
  await hydrated(other);
  await other.getByRole('button', {name: /^Switch between dark and light mode/}).click();
  for (const tab of [other, page]) {
    await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark');
  }
  test.skip(...unlessVersions);
  await other.getByRole('button', {name: `Version: ${LATEST}`}).click();
  await other.getByRole('link', {name: 'Next', exact: true}).click();
  await expect(other).toHaveURL(/\/next\/endpoint$/);
  await expect(page.getByRole('button', {name: `Version: ${LATEST}`})).toBeVisible();
  await sidebarLink(page, 'Endpoints').click();
  await expect(page).toHaveURL(/^[^/]*\/\/[^/]*\/endpoint$/);
  await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(other.getByRole('button', {name: 'Version: Next'})).toBeVisible();
});

test('the back and forward cache keeps the page as the reader left it', async ({origin}) => {
  // Playwright disables the cache and cannot follow a page through it: this uses a separate browser with the protocol
  // below.
  const browser = await chromium.launch({
    ...launchOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    const protocol = await page.context().newCDPSession(page);
    const run = async (expression: string): Promise<unknown> => {
      const {result} = await protocol.send('Runtime.evaluate', {expression});
      return result.value;
    };
    const arrive = async (path: string): Promise<void> => {
      const there = `location.pathname === '${path}' && document.documentElement.dataset.hasHydrated`;
      await expect.poll(() => run(there), {timeout: 20_000}).toBe('true');
    };
    const go = async (path: string): Promise<void> => {
      await protocol.send('Page.navigate', {url: origin + path});
      await arrive(path);
    };
    await go('/api-list');
    await run(
      "addEventListener('pageshow', ({persisted}) => (document.title = String(persisted)))",
    );
    await run("document.querySelector('article input').value = 'block'");
    await go('/endpoint');
    await run('history.back()');
    await arrive('/api-list');
    expect(await run('document.title')).toBe('true');
    expect(await run("document.querySelector('article input').value")).toBe('block');
  } finally {
    await browser.close();
  }
});

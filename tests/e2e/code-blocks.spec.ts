import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {outDir, shippedSite} from '../sites/paths';
import {accessibilityFaults} from './accessibility';
import {expect, hydrated, test} from './fixtures';

/** Functions that only Prism's grammars call. */
const PRISM = '.languages.insertBefore(';

/** Names of the scripts of a site that contain Prism. */
function highlighterOf(site: string): string[] {
  const folder = path.join(outDir(site), 'assets/js');
  return readdirSync(folder).filter(
    (file) => file.endsWith('.js') && readFileSync(path.join(folder, file), 'utf8').includes(PRISM),
  );
}

const copy = (page: Page) => page.getByRole('button', {name: 'Copy code to clipboard'});
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('code within a list keeps its lines', async ({page, visit}) => {
  await visit('/validator/manage-keys');
  const blocks = page.locator('li pre code');
  const lines = (await blocks.allTextContents()).map((text) => text.split('\n').length);
  const code = blocks.nth(lines.indexOf(Math.max(...lines)));
  // Measured as displayed: without preserved white space, lines would be joined.
  const shown = (await code.innerText()).trimEnd();
  expect(shown.split('\n').length).toBeGreaterThan(3);
  expect(shown).toBe((await code.textContent())?.trimEnd());
});

test.describe('without Prism', () => {
  /** Scripts that a page has requested so far. */
  function scriptsOf(page: Page): Promise<string>[] {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      const text = response.text();
      // One that is prefetched while the test ends has no text.
      text.catch(() => undefined);
      scripts.push(text);
    });
    return scripts;
  }

  test('no page loads a highlighter, neither at first nor after navigation', async ({
    page,
    visit,
  }) => {
    const scripts = scriptsOf(page);
    await visit('/staking/user-guide');
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'Developer guide'})
      .click();
    await expect(page).toHaveURL('/staking/developer-guide');
    await expect(page.locator('pre .code-keyword').first()).toBeAttached();
    // When the page is idle, it has requested everything that it requests by itself.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const loaded = await Promise.all(scripts);
    expect(loaded.length).toBeGreaterThan(2);
    expect(loaded.filter((script) => script.includes(PRISM))).toEqual([]);

    // The highlighter is part of the site, for on-demand use: this verifies that the expression matches it.
    expect(highlighterOf(shippedSite)).not.toEqual([]);
  });

  test('code is coloured without JavaScript, and has no button that would not work', async ({
    browser,
    origin,
  }) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL: origin});
    const page = await context.newPage();
    await page.goto('/staking/developer-guide');
    const keyword = page.locator('pre .code-keyword').first();
    const plain = page.locator('pre code').first();
    const colourOf = (element: Element) => getComputedStyle(element).color;
    expect(await keyword.evaluate(colourOf)).not.toBe(await plain.evaluate(colourOf));
    await expect(copy(page)).toHaveCount(0);
    await context.close();
  });
});

test.describe('buttons', () => {
  test.beforeEach(async ({context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  });

  test('copies the code unchanged, and confirms it', async ({page, visit}) => {
    await visit('/staking/developer-guide');
    const block = page.locator('.theme-code-block.language-ts').first();
    await block.hover();
    await copy(page).and(block.getByRole('button')).click();
    await expect(block.getByRole('status')).toHaveText('Copied');
    const shown = await block.locator('code').evaluate((code) => code.textContent);
    expect(await clipboard(page)).toBe(shown);
    expect(shown).toContain('import');
    await expect(block.getByRole('status')).toHaveCount(0);
  });

  test('reports when the clipboard denies access', async ({page, visit}) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await visit('/staking/developer-guide');
    await copy(page).first().click();
    await expect(page.getByRole('status').filter({hasText: 'Not copied'})).toBeVisible();
  });

  test('over plain HTTP, where there is no clipboard API, it still copies', async ({
    page,
    visit,
  }) => {
    await page.addInitScript(() => {
      const {clipboard: real} = navigator;
      Object.assign(window, {realClipboard: real});
      Object.defineProperty(navigator, 'clipboard', {value: undefined});
    });
    await visit('/staking/user-guide');
    await copy(page).first().click();
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
    const copied = await page.evaluate(() =>
      (window as unknown as {realClipboard: Clipboard}).realClipboard.readText(),
    );
    expect(copied).toBe(await page.locator('pre code').first().textContent());
  });

  test('long lines can be wrapped and unwrapped by keyboard', async ({page, visit}) => {
    await page.setViewportSize({width: 390, height: 844});
    await visit('/staking/developer-guide');
    const box = page.locator('.theme-code-block.language-ts pre').first();
    const overflow = () => box.evaluate((pre) => pre.scrollWidth - pre.clientWidth);
    expect(await overflow()).toBeGreaterThan(0);
    await box.focus();
    const toggle = page.getByRole('button', {name: 'Toggle word wrap'});
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Tab');
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await overflow()).toBe(0);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Enter');
    expect(await overflow()).toBeGreaterThan(0);
  });

  test('a short block has no wrap button', async ({page, visit}) => {
    await visit('/staking/user-guide');
    await page.locator('.theme-code-block').first().hover();
    await expect(page.getByRole('button', {name: 'Toggle word wrap'})).toHaveCount(0);
  });
});

test.describe('blocks that are written in React', () => {
  test.use({site: 'altered'});

  test('are plain until the highlighter has loaded, and stay so without it', async ({
    page,
    silence,
  }) => {
    silence.allow(/ERR_FAILED|ChunkLoadError/);
    const refused = highlighterOf('altered').map((file) =>
      page.waitForRequest((request) => request.url().endsWith(file)),
    );
    for (const file of highlighterOf('altered')) {
      await page.route(`**/${file}`, (route) => route.abort());
    }
    await page.goto('/code-blocks');
    await hydrated(page);
    await Promise.all(refused);
    const lines = page.getByRole('region', {name: 'Lines'});
    await expect(lines.locator('code')).toContainText('const second = 2;');
    await expect(lines.locator('code span')).toHaveCount(0);
  });

  test('have title, numbers and highlighted lines', async ({page, visit}) => {
    await visit('/code-blocks');
    const lines = page.getByRole('region', {name: 'Lines'});
    await expect(lines.getByText('lines.ts')).toBeVisible();
    await expect(lines.locator('.code-line')).toHaveCount(3);
    await expect(lines.locator('.theme-code-block-highlighted-line')).toHaveText(
      'const second = 2;',
    );
    await expect(page.getByRole('region', {name: 'Elements'}).locator('pre b')).toHaveText('bold');
  });

  test('of a terminal session copy only the commands', async ({page, visit, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit('/code-blocks');
    const session = page.getByRole('region', {name: 'Session'});
    await session.hover();
    await session.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(session.getByRole('status')).toHaveText('Copied');
    expect(await clipboard(page)).toBe('geth version\ngeth attach \\\n  --exec eth.blockNumber');
  });

  for (const theme of ['light', 'dark']) {
    test(`are accessible, and every colour has sufficient contrast, in ${theme} mode`, async ({
      page,
      visit,
    }) => {
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
      await visit('/code-blocks');
      await expect(page.locator('.code-deleted')).toHaveCount(1);
      expect(await accessibilityFaults(page, 'main')).toEqual([]);
    });
  }
});

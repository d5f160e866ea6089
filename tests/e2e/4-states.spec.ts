import type {Page} from '@playwright/test';
import {expect, hydrated, test} from './fixtures';
import {LATEST, latestName, unlessVersions} from './versions';

const toggleOf = (page: Page) =>
  page.getByRole('button', {name: /^Switch between dark and light mode/});

/** The displayed mode, the reader's choice, and the stored value. */
async function modeOf(page: Page): Promise<[string | null, string | null, string | null]> {
  return page.evaluate(() => {
    const {documentElement: html} = document;
    return [
      html.dataset.theme ?? null,
      html.dataset.themeChoice ?? null,
      localStorage.getItem('theme'),
    ];
  });
}

test('[4.1] [4.2] [4.3] the mode is light at first, then alternates between dark and light, and is stored', async ({
  page,
  visit,
}) => {
  await visit('/');
  expect(await modeOf(page)).toEqual(['light', 'light', null]);
  await toggleOf(page).click();
  expect(await modeOf(page)).toEqual(['dark', 'dark', 'dark']);
  await visit('/endpoint');
  expect(await modeOf(page)).toEqual(['dark', 'dark', 'dark']);
  await toggleOf(page).click();
  expect(await modeOf(page)).toEqual(['light', 'light', 'light']);
  await toggleOf(page).click();
  expect(await modeOf(page)).toEqual(['dark', 'dark', 'dark']);
});

test.describe('where the operating system is respected', () => {
  test.use({site: 'altered'});

  test('[4.2] [4.3] system comes after dark, follows the operating system and is stored', async ({
    page,
    visit,
  }) => {
    await visit('/');
    expect(await modeOf(page)).toEqual(['dark', 'system', null]);
    await toggleOf(page).click();
    expect(await modeOf(page)).toEqual(['light', 'light', 'light']);
    await toggleOf(page).click();
    expect(await modeOf(page)).toEqual(['dark', 'dark', 'dark']);
    await toggleOf(page).click();
    expect(await modeOf(page)).toEqual(['dark', 'system', null]);
    await page.emulateMedia({colorScheme: 'light'});
    await visit('/endpoint');
    expect(await modeOf(page)).toEqual(['light', 'system', null]);
  });
});

test('no frame shows the light mode to a reader who chose the dark one', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const seen: string[] = [];
    Object.assign(window, {seenModes: seen});
    const look = () => {
      // Before this element nothing is visible: the parser is still at the scripts above it.
      if (document.querySelector('#__docusaurus') !== null) {
        seen.push(getComputedStyle(document.documentElement).colorScheme);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await hydrated(page);
  const seen = await page.evaluate(() => (window as unknown as {seenModes: string[]}).seenModes);
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set(['dark']));
});

test('[4.6] the mobile sidebar opens, closes, and closes when the window becomes wide', async ({
  page,
  visit,
}) => {
  const mobile = {width: 900, height: 800};
  await page.setViewportSize(mobile);
  await visit('/endpoint');
  const open = page.getByRole('button', {name: 'Toggle navigation bar'});
  const close = page.getByRole('button', {name: 'Close navigation bar'});
  await expect(close).not.toBeInViewport();
  await open.click();
  await expect(close).toBeInViewport();
  await close.click();
  await expect(close).not.toBeInViewport();
  await open.click();
  await expect(close).toBeInViewport();
  await page.setViewportSize({...mobile, width: 1200});
  await expect(close).not.toBeInViewport();
  await page.setViewportSize(mobile);
  await expect(open).toBeVisible();
  await expect(close).not.toBeInViewport();
});

/** Opens a category of the sidebar and returns the transition of its list. */
async function transitionOf(page: Page, category: string): Promise<string> {
  const item = page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('listitem')
    .filter({
      has: page.getByRole('button', {name: category, exact: true}),
    });
  await item.evaluate((element) => {
    new MutationObserver(() => {
      const list = element.querySelector('ul');
      if (list?.style.transition) element.dataset.seen = list.style.transition;
    }).observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['style'],
    });
  });
  await item.getByRole('button', {name: category, exact: true}).click();
  await expect(item).toHaveAttribute('data-seen', /./);
  return (await item.getAttribute('data-seen')) ?? '';
}

test('[4.7] a menu is animated, longer the higher it is', async ({page, visit}) => {
  await visit('/');
  const duration = (transition: string) =>
    Number(/^height (\d+)ms ease-in-out/.exec(transition)?.[1]);
  const high = duration(await transitionOf(page, 'RPC'));
  const low = duration(await transitionOf(page, 'Block builder'));
  expect(low).toBeGreaterThan(1);
  expect(high).toBeGreaterThan(low);
});

test('[4.7] with reduced motion, a menu takes 1 ms', async ({page, visit}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit('/');
  expect(await transitionOf(page, 'RPC')).toMatch(/^height 1ms ease-in-out/);
});

test('[4.12] [9.17] the chosen version and mode are stored in local storage', async ({
  page,
  visit,
}) => {
  test.skip(...unlessVersions);
  await visit('/endpoint');
  const stored = () => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
  expect(await stored()).toBeNull();
  await page.getByRole('button', {name: `Version: ${LATEST}`}).click();
  await page.getByRole('link', {name: 'Next', exact: true}).click();
  await expect(page).toHaveURL(/\/next\/endpoint$/);
  expect(await stored()).toBe('current');
  await toggleOf(page).click();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});

test('[4.12] pages without a version use the chosen one; an address with a version takes precedence', async ({
  page,
  visit,
}) => {
  test.skip(...unlessVersions);
  const version = (label: string) => page.getByRole('button', {name: `Version: ${label}`});
  await visit('/endpoint');
  await version(LATEST).click();
  await page.getByRole('link', {name: 'Next', exact: true}).click();
  await expect(page).toHaveURL(/\/next\/endpoint$/);

  await visit('/search?q=eth');
  await expect(version('Next')).toBeVisible();
  await expect(page.getByRole('combobox', {name: 'Version'})).toHaveValue('current');
  const hit = page.getByRole('main').getByRole('list').getByRole('link').first();
  await expect(hit).toHaveAttribute('href', /^\/next\//);
  await page.getByRole('combobox', {name: 'Version'}).selectOption(latestName);
  await expect(hit).toHaveAttribute('href', /^\/(?!next\/)/);
  await page.reload();
  await expect(page.getByRole('combobox', {name: 'Version'})).toHaveValue(latestName);

  await visit('/nope');
  await expect(version('Next')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('Version Next of this documentation');
  await expect(main.getByRole('link', {name: 'Running a validator'})).toHaveAttribute(
    'href',
    '/next/validator/overview',
  );
  await version('Next').click();
  await expect(page.getByRole('link', {name: 'Next', exact: true})).toHaveAttribute(
    'aria-current',
    'page',
  );

  await visit('/endpoint');
  await expect(version(LATEST)).toBeVisible();
  await version(LATEST).click();
  await page.getByRole('link', {name: LATEST, exact: true}).click();
  await visit('/next/nope');
  await expect(version('Next')).toBeVisible();
});

import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {LATEST, latestName, unlessVersions} from './versions';
import {withoutVersions} from '../absent';

const versionButton = (page: Page, version = LATEST): Locator =>
  page.getByRole('button', {name: `Version: ${version}`, exact: true});
const languageButton = (page: Page): Locator =>
  page.getByRole('button', {name: 'Language: English', exact: true});
const entry = (page: Page, name: string): Locator => page.getByRole('link', {name, exact: true});

test.describe('the version dropdown by keyboard', () => {
  test.skip(...unlessVersions);

  test.beforeEach(async ({page, visit}) => {
    await visit('/endpoint');
    await versionButton(page).focus();
  });

  for (const key of ['Enter', 'Space']) {
    test(`[1.5] [2.15] ${key} opens and closes it`, async ({page}) => {
      const button = versionButton(page);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(entry(page, 'Next')).toBeHidden();
      await page.keyboard.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(entry(page, 'Next')).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(entry(page, 'Next')).toBeFocused();
      await page.keyboard.press('Escape');
      await page.keyboard.press(key);
      await page.keyboard.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(entry(page, 'Next')).toBeHidden();
    });
  }

  test('[1.5] arrows open it, move between its entries and wrap; Home and End', async ({page}) => {
    await page.keyboard.press('ArrowDown');
    await expect(versionButton(page)).toHaveAttribute('aria-expanded', 'true');
    const [first, last] = [entry(page, 'Next'), entry(page, LATEST)];
    await expect(first).toBeFocused();
    for (const [key, focused] of [
      ['ArrowDown', last],
      ['ArrowDown', first],
      ['ArrowUp', last],
      ['Home', first],
      ['End', last],
    ] as const) {
      await page.keyboard.press(key);
      await expect(focused).toBeFocused();
    }
  });

  test('[1.5] arrow up opens it at the last entry', async ({page}) => {
    await page.keyboard.press('ArrowUp');
    await expect(entry(page, LATEST)).toBeFocused();
  });

  test('[1.5] Escape closes it and returns the focus', async ({page}) => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(versionButton(page)).toBeFocused();
    await expect(versionButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(entry(page, 'Next')).toBeHidden();
  });

  test('[1.5] leaving it with Tab closes it', async ({page}) => {
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    await expect(versionButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(languageButton(page)).toBeFocused();

    await page.keyboard.press('Shift+Tab');
    await expect(versionButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(versionButton(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('[1.5] choosing an entry navigates and closes it', async ({page}) => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/next\/endpoint$/);
    await expect(versionButton(page, 'Next')).toHaveAttribute('aria-expanded', 'false');
    await expect(entry(page, LATEST)).toBeHidden();
  });
});

test('[1.5] the active version is marked for screen readers', async ({page, visit}) => {
  await visit('/next/endpoint');
  await versionButton(page, 'Next').press('ArrowDown');
  await expect(entry(page, 'Next')).toHaveAttribute('aria-current', 'page');
  await expect(entry(page, LATEST)).not.toHaveAttribute('aria-current');
});

test('[1.5] it leads to the section in the other version, and to the page where that lacks it', async ({
  page,
  visit,
}) => {
  await visit('/next/rpc/eth#eth_config');
  await versionButton(page, 'Next').press('ArrowDown');
  await expect(entry(page, LATEST)).toHaveAttribute('href', '/rpc/eth');
  await entry(page, LATEST).click();
  await expect(page).toHaveURL(/\/rpc\/eth$/);
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();

  await visit('/next/rpc/eth#eth_call');
  await versionButton(page, 'Next').press('ArrowDown');
  await expect(entry(page, LATEST)).toHaveAttribute('href', '/rpc/eth#eth_call');
});

test('[1.5] hovering opens it, and leaving closes it', async ({page, visit}) => {
  test.skip(...unlessVersions);
  await visit('/endpoint');
  const button = versionButton(page);
  await button.hover();
  await expect(entry(page, 'Next')).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await entry(page, 'Next').hover();
  await expect(entry(page, 'Next')).toBeVisible();
  await page.mouse.move(200, 500);
  await expect(entry(page, 'Next')).toBeHidden();

  await button.hover();
  await expect(entry(page, 'Next')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry(page, 'Next')).toBeHidden();
});

test('[1.5] a click keeps it open until a click elsewhere', async ({page, visit}) => {
  test.skip(...unlessVersions);
  await visit('/endpoint');
  await versionButton(page).click();
  await page.mouse.move(200, 500);
  await expect(entry(page, 'Next')).toBeVisible();
  await page.mouse.click(700, 600);
  await expect(entry(page, 'Next')).toBeHidden();
});

test('[1.5] [4.12] switching keeps page, query and fragment, and stores the choice', async ({
  page,
  visit,
  origin,
}) => {
  test.skip(...unlessVersions);
  await visit('/staking/overview?from=mail#top');
  await versionButton(page).click();
  await expect(entry(page, 'Next')).toHaveAttribute('href', '/next/staking/overview?from=mail#top');
  await entry(page, 'Next').click();
  await expect(page).toHaveURL(`${origin}/next/staking/overview?from=mail#top`);
  const stored = (): Promise<string | null> =>
    page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
  expect(await stored()).toBe('current');
  await page.reload();
  await versionButton(page, 'Next').click();
  await entry(page, LATEST).click();
  await expect(page).toHaveURL(`${origin}/staking/overview?from=mail#top`);
  expect(await stored()).toBe(latestName);
});

test('[4.12] a stored version that no longer exists is removed', async ({page, visit}) => {
  test.skip(...unlessVersions);
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '0.9.0'));
  await visit('/endpoint');
  await expect(versionButton(page)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
    .toBeNull();
});

test('[4.12] the address takes precedence over the stored version', async ({page, visit}) => {
  test.skip(...unlessVersions);
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', 'current'));
  await visit('/endpoint');
  await expect(versionButton(page)).toBeVisible();
});

test('[2.16] the locale dropdown: one entry, current, same page, query and fragment', async ({
  page,
  visit,
}) => {
  await visit('/endpoint?a=1#b');
  await languageButton(page).press('ArrowDown');
  const english = entry(page, 'English');
  await expect(english).toBeFocused();
  await expect(english).toHaveAttribute('aria-current', 'true');
  await expect(english).toHaveAttribute('lang', 'en');
  await expect(english).toHaveAttribute('href', '/endpoint?a=1#b');
  await page.keyboard.press('ArrowDown');
  await expect(english).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(languageButton(page)).toBeFocused();
});

test('the banner of Next says that it is unreleased and links to the same page', async ({
  page,
  visit,
}) => {
  await visit('/next/staking/overview');
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('You are reading Next: it describes what is not released yet');
  await banner.getByRole('link', {name: 'latest version'}).click();
  await expect(page).toHaveURL(/\/staking\/overview$/);
  await expect(page).not.toHaveURL(/next/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('in the mobile sidebar', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('[1.5] [2.16] [2.17] both dropdowns open, can be navigated, close and switch', async ({
    page,
    visit,
  }) => {
    await visit('/endpoint?a=1');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('button', {name: /main menu/}).click();
    const names = withoutVersions === undefined ? ['Versions', 'Languages'] : ['Languages'];
    for (const name of names) {
      await expect(page.getByRole('button', {name, exact: true})).toBeInViewport({ratio: 1});
    }
    const covers = page.getByRole('button', {name: 'Close navigation bar'}).locator('xpath=../..');
    await expect.poll(async () => (await covers.boundingBox())?.height).toBe(844);

    const languages = page.getByRole('button', {name: 'Languages', exact: true});
    await expect(languages).toHaveAttribute('aria-expanded', 'false');
    await languages.press('ArrowDown');
    await expect(entry(page, 'English')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(languages).toBeFocused();
    await expect(languages).toHaveAttribute('aria-expanded', 'false');
    await expect(entry(page, 'English')).toBeHidden();

    test.skip(...unlessVersions);
    const versions = page.getByRole('button', {name: 'Versions', exact: true});
    if ((await versions.getAttribute('aria-expanded')) === 'false') await versions.press('Enter');
    await expect(versions).toHaveAttribute('aria-expanded', 'true');
    await expect(entry(page, LATEST)).toHaveAttribute('aria-current', 'page');
    await entry(page, 'Next').press('Enter');
    await expect(page).toHaveURL(/\/next\/endpoint\?a=1$/);
    await expect(versions).toBeHidden();
  });
});

test.describe('hideOnScroll', () => {
  // Low, so that every page is long enough to scroll.
  test.use({viewport: {width: 1440, height: 300}});

  /** Turns the wheel and waits until the page has scrolled; two turns at once would be one scroll. */
  const scroll = async (page: Page, by: number): Promise<void> => {
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(700, 200);
    await page.mouse.wheel(0, by);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + by);
  };
  const top = (page: Page): Promise<number> =>
    page.getByRole('navigation', {name: 'Main'}).evaluate((nav) => nav.getBoundingClientRect().top);

  test('[2.23] off, the navbar stays visible', async ({page, visit}) => {
    await visit('/');
    await scroll(page, 200);
    await scroll(page, 100);
    expect(await top(page)).toBe(0);
  });

  test.describe('on', () => {
    test.use({site: 'altered'});

    test('[2.23] it hides when scrolling down and returns when scrolling up', async ({
      page,
      visit,
    }) => {
      await visit('/');
      await scroll(page, 200);
      await scroll(page, 100);
      await expect.poll(() => top(page)).toBeLessThan(-50);
      await scroll(page, -50);
      await expect.poll(() => top(page)).toBe(0);
    });

    test('[2.23] it returns when it gets the focus', async ({page, visit}) => {
      await visit('/');
      await scroll(page, 200);
      await scroll(page, 100);
      await expect.poll(() => top(page)).toBeLessThan(-50);
      await languageButton(page).focus();
      await page.keyboard.press('Tab');
      await expect.poll(() => top(page)).toBeGreaterThanOrEqual(0);
    });
  });
});

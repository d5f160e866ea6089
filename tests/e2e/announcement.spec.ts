import type {Page} from '@playwright/test';
import {isPlaceholder} from '../../src/profile/placeholders';
import {loadVersion} from '../../src/profile/load';
import {projectDir} from '../sites/paths';
import {accessibilityFaults} from './accessibility';
import {expect, hydrated, test} from './fixtures';

const text = 'The fork is on Monday.';

const {network} = loadVersion(projectDir, 'current');

/** Observes the bar from the first frame: every position of the page's top. */
async function watchNavbar(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const tops = new Set<number>();
    const look = (): void => {
      const navbar = document.querySelector('nav[aria-label="Main"]');
      if (navbar) tops.add(Math.round(navbar.getBoundingClientRect().top));
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, {navbarTops: tops});
  });
  return () =>
    page.evaluate(() => Array.from((window as unknown as {navbarTops: Set<number>}).navbarTops));
}

test('[4.5] the placeholder profile is announced, with instructions to change it', async ({
  page,
  visit,
}) => {
  test.skip(!isPlaceholder(network), 'The profile is somebody’s own: nothing is announced.');
  await visit('/endpoint');
  await expect(page.getByText('This site describes no real network yet')).toBeVisible();
  await expect(page.getByRole('link', {name: 'How to make it yours'})).toHaveAttribute(
    'href',
    /#readme$/,
  );
});

test.describe('an announcement', () => {
  test.use({site: 'altered'});

  test('[4.5] [9.17] dismissed, it stays away without a flash, on every page', async ({
    page,
    visit,
  }) => {
    await visit('/endpoint');
    await page.getByRole('button', {name: 'Dismiss this announcement'}).press('Enter');
    await expect(page.getByText(text)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe(
      'true',
    );
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))).toBe(
      'fork-7',
    );

    const tops = await watchNavbar(page);
    await visit('/api-list');
    await expect(page.getByText(text)).toBeHidden();
    expect(await tops()).toEqual([0]);
  });

  test('[4.5] nothing moves while it is shown for the first time', async ({page, visit}) => {
    const tops = await watchNavbar(page);
    await visit('/endpoint');
    await expect(page.getByText(text)).toBeVisible();
    expect(await tops()).toHaveLength(1);
  });

  test('[4.5] another id shows on the very first load, without a jump', async ({page, visit}) => {
    const tops = await watchNavbar(page);
    await page.addInitScript(() => {
      if (sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', 'yes');
      localStorage.setItem('docusaurus.announcement.id', 'placeholder-profile');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await visit('/endpoint');
    await expect(page.getByText(text)).toBeVisible();
    expect(await tops()).toHaveLength(1);

    await page.getByRole('button', {name: 'Dismiss this announcement'}).click();
    await page.reload();
    await hydrated(page);
    await expect(page.getByText(text)).toBeHidden();
  });

  for (const mode of ['light', 'dark'] as const) {
    test(`[4.5] it is accessible in ${mode} mode`, async ({page, visit}) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await visit('/endpoint');
      expect(await accessibilityFaults(page, '.theme-announcement-bar')).toEqual([]);
    });
  }
});

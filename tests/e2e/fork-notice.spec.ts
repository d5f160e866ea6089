import type {Page} from '@playwright/test';
import {toCome} from '../../src/feeds/schedule';
import {loadProfile} from '../../src/profile/load';
import {projectDir} from '../sites/paths';
import {accessibilityFaults} from './accessibility';
import {expect, hydrated, test} from './fixtures';
import {inCurrent} from './versions';

const DAY = 86_400_000;
const profile = loadProfile(projectDir, 'current');
const forks = toCome(profile);
// The last one, before which no other is near.
const fork = forks
  .filter(({roles}) => roles.includes('validator') && !roles.includes('staker'))
  .at(-1);
const at = Date.parse(fork?.time ?? '');
/** The section of the schedule on the home page of `docs`. */
const schedule = `${inCurrent('') || '/'}#schedule`;
const notice = (page: Page) => page.getByRole('complementary', {name: 'Next fork'});
const close = (page: Page) => notice(page).getByRole('button', {name: /^Dismiss the notice/});

test.skip(fork === undefined, 'The profile has no fork to come for some of the readers.');
test.use({timezoneId: 'Asia/Tokyo', locale: 'en-GB'});

test('is on pages of those concerned, with the local time, what to run and where to read on', async ({
  page,
  visit,
}) => {
  await page.clock.setFixedTime(at - 3 * DAY);
  await visit(inCurrent('/validator/run-val'));
  await expect(notice(page)).toContainText(`${fork?.fork} changes the rules of`);
  const local = new Date(at).toLocaleTimeString('en-GB', {
    timeZone: 'Asia/Tokyo',
    hour: '2-digit',
    minute: '2-digit',
  });
  await expect(notice(page)).toContainText(`${local} GMT+9`);
  await expect(notice(page)).toContainText(`${fork?.time.slice(0, 16).replace('T', ' ')} UTC`);
  await expect(notice(page)).toContainText(`Nodes need ${fork?.release} or later.`);
  const link = notice(page).getByRole('link', {name: 'What to do'});
  await expect(link).toHaveAttribute('href', schedule);
  await link.click();
  await expect(page).toHaveURL(schedule);
  await expect(notice(page)).toBeVisible();
  expect(await accessibilityFaults(page, 'aside[aria-label="Next fork"]')).toEqual([]);

  await visit('/staking/overview');
  await expect(notice(page)).toBeHidden();
});

test('appears and goes by the reader’s clock, on a page that stays open', async ({page, visit}) => {
  await page.clock.install({time: at - 14 * DAY - 60_000});
  await visit('/validator/run-val');
  await expect(notice(page)).toBeHidden();
  await page.clock.runFor('01:00:01');
  await expect(notice(page)).toBeVisible();
  await page.clock.setSystemTime(at - 30_000);
  await page.clock.runFor('00:01:01');
  await expect(notice(page)).toBeHidden();
});

test('loads its code only while a fork is near', async ({page, visit}) => {
  const loaded = new Set<string>();
  page.on('request', (request) => loaded.add(new URL(request.url()).pathname));
  await page.clock.setFixedTime(at);
  await visit('/validator/run-val');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(notice(page)).toBeHidden();
  const before = new Set(loaded);
  await page.clock.setFixedTime(at - DAY);
  await visit('/validator/run-val');
  await expect(notice(page)).toBeVisible();
  const added = [...loaded].filter((file) => !before.has(file));
  expect(added.filter((file) => /^\/assets\/js\/[^/]+\.js$/u.test(file)).length).toBeGreaterThan(0);
});

test('dismissed by keyboard, it stays away on every page, and the focus goes to the content', async ({
  page,
  visit,
}) => {
  await page.clock.setFixedTime(at - DAY);
  await visit('/validator/run-val');
  await close(page).press('Enter');
  await expect(notice(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  await visit('/validator/security');
  await expect(notice(page)).toBeHidden();

  // Another time or release is another notice.
  await page.evaluate(() => {
    const stored = localStorage.getItem('fork-notice') ?? '';
    localStorage.setItem('fork-notice', stored.replace(/\|[^|]+$/u, '|v0.0.1'));
  });
  await page.reload();
  await hydrated(page);
  await expect(notice(page)).toBeVisible();
});

for (const width of [1440, 320]) {
  test(`at ${width} pixels it moves nothing, covers no end, and has large targets`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({width, height: 800});
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & {value: number}).value);
      }).observe({type: 'layout-shift', buffered: true});
      Object.assign(window, {shifts});
    });
    await page.clock.setFixedTime(at - DAY);
    await visit('/validator/run-val');
    await expect(notice(page)).toBeInViewport({ratio: 1});
    const shifts = await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
    const box = await close(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const footer = await page.getByRole('contentinfo').boundingBox();
    const bar = await notice(page).boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
  });
}

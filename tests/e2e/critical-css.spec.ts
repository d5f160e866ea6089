import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {holdRequests} from './holdRequests';
import {field} from './search';
import {inCurrent} from './versions';

/** Position and style of every element of a page. */
const look = (page: Page) =>
  page.evaluate(() => {
    const shown = Array.from(document.body.querySelectorAll('*')).filter(
      (element) => element.tagName !== 'LINK' && element.checkVisibility(),
    );
    return shown.map((element) => {
      const {x, y, width, height} = element.getBoundingClientRect();
      const {color, backgroundColor, font, textDecorationLine, opacity} = getComputedStyle(element);
      const place = [x, y, width, height].map((value) => value.toFixed(1)).join(' ');
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
      return [name, place, color, backgroundColor, font, textDecorationLine, opacity].join(' | ');
    });
  });

const PHONE = {width: 390, height: 844};
const DESKTOP = {width: 1300, height: 900};

for (const [path, mode, size] of [
  ['/', 'dark', PHONE],
  ['/', 'light', DESKTOP],
  ['/rpc/net', 'light', PHONE],
  ['/rpc/net', 'dark', DESKTOP],
  [inCurrent('/validator/overview'), 'light', PHONE],
  ['/search', 'light', DESKTOP],
] as const) {
  test(`${path} looks the same before its style sheet has loaded (${mode}, ${size.width} wide)`, async ({
    page,
    silence,
  }) => {
    silence.allow(/net::ERR_FAILED/);
    await page.setViewportSize(size);
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await page.route('**/*.js', (route) => route.abort());
    const {release} = await holdRequests(page, '**/*.css');
    await page.goto(path, {waitUntil: 'commit'});
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const early = await look(page);
    release();
    await page.waitForLoadState('load');
    expect(early.length).toBeGreaterThan(50);
    expect(early).toEqual(await look(page));
  });
}

test('style sheets that are loaded on demand override those of the page', async ({page, visit}) => {
  const sheets = () =>
    page.evaluate(() =>
      Array.from(document.styleSheets).flatMap(({href}) =>
        href === null ? [] : [new URL(href).pathname],
      ),
    );
  await visit('/endpoint');
  const [own, ...others] = await sheets();
  expect(others).toEqual([]);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeVisible();
  const [first, ...later] = await sheets();
  expect(first).toBe(own);
  expect(later).not.toEqual([]);
});

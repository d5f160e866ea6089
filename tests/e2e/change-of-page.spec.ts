import type {Page} from '@playwright/test';
import {withConnection} from './connection';
import {expect, hydrated, test} from './fixtures';

/*
 * Performance of navigation: no duplicate work, and nothing that can wait is done before the next page is painted
 * (src/docusaurus-patches/quick-navigation).
 */

declare global {
  interface Window {
    /** Number of rendered links: each rendering observes its link again, for prefetching. */
    watched: number;
    /** Events since the click, in order. */
    happened: string[];
  }
}

const link = (page: Page, path: string) =>
  page.getByRole('navigation', {name: 'Docs sidebar'}).locator(`a[href="${path}"]`);

const heading = (page: Page) => page.getByRole('heading', {level: 1});

test('the old page is not rendered again while the next one loads', async ({page, visit}) => {
  await withConnection(page);
  await page.addInitScript(() => {
    window.watched = 0;
    const Real = window.IntersectionObserver;
    window.IntersectionObserver = class extends Real {
      public override observe(target: Element): void {
        if (target.localName === 'a') window.watched += 1;
        super.observe(target);
      }
    };
  });
  await visit('/staking/user-guide');
  expect(await page.evaluate(() => window.watched)).toBeGreaterThan(20);
  let letGo: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await wanted;
    await route.continue();
  });
  await page.evaluate(() => (window.watched = 0));
  await link(page, '/staking/overview').click();
  await expect(page).toHaveURL(/\/staking\/overview$/);
  expect(await page.evaluate(() => window.watched)).toBe(0);
  await expect(heading(page)).toHaveText('Staking user guide');
  letGo();
  await expect(heading(page)).toHaveText('Staking overview');
  expect(await page.evaluate(() => window.watched)).toBeGreaterThan(20);
});

test('the title changes with the page; focus and layout follow after paint', async ({
  page,
  visit,
}) => {
  // When a sidebar appears, React runs all effects before paint.
  await page.setViewportSize({width: 412, height: 823});
  await visit('/staking/user-guide');
  await page.setViewportSize({width: 1440, height: 900});
  await expect(link(page, '/staking/overview')).toBeVisible();
  await page.evaluate(() => {
    window.happened = [];
    const tell = (what: string) => {
      if (window.happened.at(-1) !== what) window.happened.push(what);
    };
    const before = document.querySelector('h1')?.textContent;
    const each = () => {
      const now = document.querySelector('h1')?.textContent ?? '';
      if (now === before) return;
      tell(document.title.startsWith(now) ? 'page with its title' : 'page');
      requestAnimationFrame(() => {
        tell('picture');
      });
    };
    new MutationObserver(each).observe(document.body, {childList: true, subtree: true});
    const spy = (name: 'focus' | 'getBoundingClientRect', before: (element: Element) => void) => {
      const real = Reflect.get(HTMLElement.prototype, name) as (...values: unknown[]) => unknown;
      Reflect.set(HTMLElement.prototype, name, function spied(this: Element, ...values: unknown[]) {
        before(this);
        return Reflect.apply(real, this, values);
      });
    };
    spy('focus', () => {
      tell('focus');
    });
    spy('getBoundingClientRect', (element) => {
      if (element.matches('.anchor')) tell('layout read');
    });
  });
  await link(page, '/staking/overview').click();
  await expect(heading(page)).toHaveText('Staking overview');
  await expect
    .poll(() => page.evaluate(() => window.happened))
    .toEqual(expect.arrayContaining(['focus', 'layout read']));
  const happened = await page.evaluate(() => window.happened);
  expect(happened.slice(0, 2)).toEqual(['page with its title', 'picture']);
});

test('a reader who navigates again before paint ends on the last page, with its title and its focus', async ({
  page,
  visit,
}) => {
  await visit('/staking/user-guide');
  // The sidebar stays, and would keep the focus.
  await link(page, '/staking/developer-guide').focus();
  for (const path of ['/staking/overview', '/endpoint', '/staking/developer-guide']) {
    await link(page, path).evaluate((element) => {
      (element as HTMLElement).click();
    });
  }
  await expect(heading(page)).toHaveText('Staking developer guide');
  await expect(page).toHaveTitle(/^Staking developer guide \| /);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))),
  );
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.goBack();
  await hydrated(page);
  await expect(page).not.toHaveTitle(/^Staking developer guide \| /);
  await expect(page).toHaveTitle(new RegExp(`^${await heading(page).innerText()} \\| `));
});

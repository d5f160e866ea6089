import type {Locator, Page} from '@playwright/test';
import {accessibilityFaults} from './accessibility';
import {expect, test} from './fixtures';
import {documentPaths} from './pages';

const path = '/validator/create-val';

const term = (page: Page, words: string): Locator =>
  page.getByRole('term').filter({hasText: new RegExp(`^${words}$`)});
const definition = (page: Page): Locator => page.getByRole('tooltip');

test('hovering over a term shows its definition, which stays while the pointer is on it', async ({
  page,
  visit,
}) => {
  await visit(path);
  await expect(definition(page)).toHaveCount(0);
  await term(page, 'mining set').hover();
  await expect(definition(page)).toHaveText(/^The validators that make and vote on blocks/);
  await definition(page).hover();
  await expect(definition(page)).toBeVisible();
  await page.getByRole('heading', {level: 1}).hover();
  await expect(definition(page)).toHaveCount(0);
});

test('a term is focusable, shows its definition and is described by it', async ({page, visit}) => {
  await visit(path);
  const first = page.getByRole('term').first();
  await page.getByRole('heading', {level: 1}).click();
  for (let presses = 0; presses < 20; presses++) {
    if (await first.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(first).toBeFocused();
  const words = await definition(page).innerText();
  await expect(first).toHaveAccessibleDescription(words);
  await page.keyboard.press('Tab');
  await expect(definition(page).filter({hasText: words})).toHaveCount(0);
});

test('Escape hides the definition and keeps the focus', async ({page, visit}) => {
  await visit(path);
  await term(page, 'mining set').focus();
  await expect(definition(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(definition(page)).toHaveCount(0);
  await expect(term(page, 'mining set')).toBeFocused();

  await term(page, 'vote key').hover();
  await expect(definition(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(definition(page)).toHaveCount(0);
});

test('the definition follows its word when the page scrolls, and is never clipped', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({width: 390, height: 700});
  await visit(path);
  for (const word of await page.getByRole('term').all()) {
    await word.focus();
    await expect(definition(page)).toBeInViewport({ratio: 1});
  }
  const word = term(page, 'mining set');
  await word.focus();
  const gap = async (): Promise<number> => {
    const [above, below] = [await word.boundingBox(), await definition(page).boundingBox()];
    return Math.abs((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0)));
  };
  await word.evaluate((element) => element.scrollIntoView({block: 'start', behavior: 'instant'}));
  await expect.poll(gap).toBeLessThan(2);
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});

  test('a tap shows the definition, a tap elsewhere hides it', async ({page, visit}) => {
    await visit(path);
    await term(page, 'mining set').tap();
    await expect(definition(page)).toBeVisible();
    await page
      .locator('article p')
      .first()
      .tap({position: {x: 5, y: 5}});
    await expect(definition(page)).toHaveCount(0);
  });
});

test('copied text does not contain the definitions', async ({page, visit}) => {
  await visit(path);
  const copied = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.querySelector('article') ?? document.body);
    return String(getSelection());
  });
  expect(copied).toContain('mining set');
  expect(copied).not.toContain('The validators that make and vote on blocks');
});

test('no page marks more than twelve terms, and none twice', async ({page, origin}) => {
  let marked = 0;
  for (const address of documentPaths) {
    const html = await (await page.request.get(`${origin}${address}`)).text();
    const ids = [...html.matchAll(/role="?tooltip\b/g)];
    expect(ids.length, address).toBeLessThanOrEqual(12);
    const described = [...html.matchAll(/<dfn[^>]*aria-describedby="?([^"\s>]+)/g)].map(
      ([, id]) => id,
    );
    expect(new Set(described).size, address).toBe(described.length);
    marked += ids.length;
  }
  expect(marked).toBeGreaterThan(100);
});

test('without scripts the definition is shown, too', async ({browser, origin}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${origin}${path}`);
  await term(page, 'mining set').hover();
  await expect(definition(page)).toHaveCount(1);
  await context.close();
});

for (const mode of ['light', 'dark']) {
  test(`a page with an open definition has no accessibility violations (${mode})`, async ({
    page,
    visit,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    await visit(path);
    await term(page, 'mining set').focus();
    await expect(definition(page)).toBeVisible();
    expect(await accessibilityFaults(page, 'article')).toEqual([]);
  });
}

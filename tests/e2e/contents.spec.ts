import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';

const bar = (page: Page) => page.locator('.theme-doc-toc-mobile');
const summary = (page: Page) => bar(page).locator('summary');
const list = (page: Page) => bar(page).getByRole('list').first();

test('beside the page the contents list is a labelled landmark', async ({page, visit}) => {
  await visit('/endpoint');
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await expect(contents.getByRole('link', {name: 'Limits'})).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

/** Jumps to the end of the page, and waits until the contents list has updated. */
async function goToEnd(page: Page): Promise<void> {
  await page.getByRole('heading', {name: 'What can go wrong'}).evaluate((heading) => {
    heading.scrollIntoView({behavior: 'instant'});
  });
  await expect(page.locator('.table-of-contents__link--active').first()).toHaveText(
    'What can go wrong',
  );
}

test('it shows its first entry again when the reader is back at the top', async ({page, visit}) => {
  await visit('/rpc/eth');
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await goToEnd(page);
  await expect.poll(() => contents.evaluate(({scrollTop}) => scrollTop)).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  await expect.poll(() => contents.evaluate(({scrollTop}) => scrollTop)).toBe(0);
});

test('the back-to-top button covers none of its entries', async ({page, visit}) => {
  await visit('/rpc/eth');
  await goToEnd(page);
  await page.mouse.wheel(0, -400);
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  await expect(button).toBeVisible();
  const contents = page.getByRole('navigation', {name: 'On this page'});
  const [above, below] = await Promise.all([contents.boundingBox(), button.boundingBox()]);
  expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('above the first section it shows none', async ({page, visit}) => {
    await visit('/endpoint');
    await page.getByRole('heading', {name: 'Block tags'}).evaluate((heading) => {
      heading.scrollIntoView({behavior: 'instant'});
    });
    await expect(summary(page)).toHaveText('On this pageBlock tags');
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    await expect(summary(page)).toHaveText('On this page');
  });

  test('it is a sticky bar below the navbar that shows the current section', async ({
    page,
    visit,
  }) => {
    await visit('/endpoint');
    await expect(page.getByRole('navigation', {name: 'On this page'})).toBeHidden();
    await page.getByRole('heading', {name: 'Block tags'}).evaluate((heading) => {
      heading.scrollIntoView({behavior: 'instant'});
    });
    await expect(summary(page)).toBeInViewport();
    await expect(summary(page)).toContainText('Block tags');
    const below = await page.evaluate(() => {
      const bottom = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
      const top =
        document.querySelector('.theme-doc-toc-mobile')?.getBoundingClientRect().top ?? -1;
      return Math.round(top - bottom);
    });
    expect(below).toBe(0);
  });

  test('it opens over the page, and an entry leads there and closes it', async ({page, visit}) => {
    await visit('/endpoint');
    const title = page.getByRole('heading', {level: 1});
    const before = await title.boundingBox();
    await summary(page).click();
    await expect(list(page)).toBeVisible();
    expect(await title.boundingBox()).toEqual(before);
    await list(page).getByRole('link', {name: 'Limits'}).click();
    await expect(page).toHaveURL('/endpoint#limits');
    await expect(list(page)).toBeHidden();
    const heading = page.getByRole('heading', {name: 'Limits'});
    await expect(heading).toBeInViewport({ratio: 1});
    const clear = async () => {
      const [top, bottom] = await Promise.all([heading.boundingBox(), bar(page).boundingBox()]);
      return (top?.y ?? 0) - ((bottom?.y ?? 0) + (bottom?.height ?? 0));
    };
    await expect.poll(clear).toBeGreaterThanOrEqual(0);
    expect(await clear()).toBeLessThan(40);
  });

  test('Escape, a tap elsewhere and leaving with Tab close it', async ({page, visit}) => {
    await visit('/endpoint');
    await summary(page).focus();
    await page.keyboard.press('Enter');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(summary(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(list(page)).toBeHidden();
    await summary(page).click();
    await expect(list(page)).toBeVisible();
    await page.mouse.click(200, 830);
    await expect(list(page)).toBeHidden();
  });

  test.describe('without script', () => {
    test.use({javaScriptEnabled: false});

    test('it still opens and its links work', async ({page}) => {
      await page.goto('/endpoint');
      await summary(page).click();
      await list(page).getByRole('link', {name: 'Limits'}).click();
      await expect(page).toHaveURL('/endpoint#limits');
      await expect(page.getByRole('heading', {name: 'Limits'})).toBeInViewport();
    });
  });
});

import {expect, test} from './fixtures';

const FAILURE = 'The observer is broken';

test('a component that fails is replaced by its error alone; the page keeps working, and Try again restores it', async ({
  page,
  visit,
  silence,
}) => {
  silence.allow(new RegExp(FAILURE));
  // Tables observe their size: while the observer fails, each table does.
  await page.addInitScript((message) => {
    const Observer = window.ResizeObserver;
    Object.assign(window, {
      broken: true,
      ResizeObserver: class extends Observer {
        constructor(callback: ResizeObserverCallback) {
          if ((window as unknown as {broken: boolean}).broken) throw new Error(message);
          super(callback);
        }
      },
    });
  }, FAILURE);
  await visit('/endpoint');
  const article = page.getByRole('article');
  const failed = article.getByRole('alert');
  const tables = await failed.count();
  expect(tables).toBeGreaterThan(1);
  await expect(article.getByRole('table')).toHaveCount(0);
  await expect(failed.first()).toContainText(`This part of the page failed.${FAILURE}`);
  await expect(article.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();

  // It fails again, and is reported again.
  await failed.first().getByRole('button', {name: 'Try again'}).press('Enter');
  await expect(failed).toHaveCount(tables);

  await page.evaluate(() => Object.assign(window, {broken: false}));
  await failed.first().getByRole('button', {name: 'Try again'}).press('Enter');
  await expect(failed).toHaveCount(tables - 1);
  await expect(article.getByRole('table')).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
});

import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';

test.use({site: 'altered'});

/** React logs caught errors: expected here. */
const provoked =
  /The outer failure|This item is broken|navbar item failed|outside the|Minified React error/;

async function crash(page: Page, button = 'Crash'): Promise<void> {
  await page.getByRole('button', {name: button}).click();
  await expect(page.getByRole('heading', {name: 'This page crashed', exact: true})).toBeVisible();
}

for (const [where, path] of [
  ['inside the layout', '/crash/inside'],
  ['outside the layout', '/crash/outside'],
] as const) {
  test.describe(`a crash ${where}`, () => {
    test.beforeEach(async ({page, visit, silence}) => {
      silence.allow(provoked);
      await visit(path);
      await crash(page);
    });

    test(`[2.24] [8.4] ${where}: title, messages and every cause`, async ({page}) => {
      await expect(page).toHaveTitle('Page Error');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(
        /The outer failure.*Cause:.*The inner failure.*Cause:.*The first cause/s,
      );
      await expect(alert).toBeFocused();
      await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    });

    test(`[2.24] ${where}: Try again recovers and moves the focus into the page`, async ({
      page,
    }) => {
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(page.getByRole('heading', {name: 'Still well'})).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page).not.toHaveTitle('Page Error');
    });

    test(`[2.24] ${where}: navigation removes the crash screen`, async ({page}) => {
      await page.getByRole('navigation', {name: 'Main'}).getByRole('link').first().click();
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText('This page crashed');
      await expect(page).not.toHaveTitle('Page Error');
    });
  });
}

test('[8.9] a navbar item that fails is named', async ({page, visit, silence}) => {
  silence.allow(provoked);
  await visit('/endpoint');
  await crash(page, 'The guilty item');
  await expect(page).toHaveTitle('Page Error');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('"label": "The guilty item"');
  await expect(alert).toContainText(/Cause:.*This item is broken/s);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('button', {name: 'The guilty item'})).toBeVisible();
  await expect(page).toHaveTitle(/^Endpoint/);
});

test('[8.8] a context used outside its provider is an error that names the provider', async ({
  page,
  visit,
  silence,
}) => {
  silence.allow(provoked);
  await visit('/crash/context');
  await crash(page);
  await expect(page.getByRole('alert')).toContainText(/outside the <DocsVersionProvider>/);
});

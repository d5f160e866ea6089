import {expect, test} from './fixtures';

test('[1.3] the site is in English, written left to right', async ({page, visit}) => {
  await visit('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('[1.5] the navbar has a dropdown with both versions', async ({page, visit}) => {
  await visit('/');
  const dropdown = page.getByRole('navigation', {name: 'Main'}).locator('a, button', {hasText: /^2\.0\.0$/}).first();
  await dropdown.hover();
  await expect(page.getByRole('link', {name: 'Next', exact: true})).toBeVisible();
});

test('[1.8] [9.20] the footer carries a copyright line of 2025', async ({page, visit}) => {
  await visit('/');
  await expect(page.getByRole('contentinfo')).toContainText(/Copyright © 2025/);
});

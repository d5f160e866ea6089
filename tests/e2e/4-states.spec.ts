import {expect, test} from './fixtures';

test('[4.1] a first visit is light, whatever the operating system prefers', async ({page, visit}) => {
  await visit('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test.describe('with the operating system respected', () => {
  test.use({site: 'system-colour-mode'});

  test('[4.3] a first visit follows the operating system', async ({page, visit}) => {
    await visit('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

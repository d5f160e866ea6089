import {expect, test} from './fixtures';
import {pagePaths} from './pages';

test('[6.1] no page asks for the reader’s identity, and none sets a cookie', async ({request}) => {
  for (const path of pagePaths) {
    const response = await request.get(path);
    const html = await response.text();
    expect(html, path).not.toMatch(/type="?password|autocomplete="?(username|current-password)/);
    expect(html, path).not.toMatch(/>\s*(Log|Sign) ?(in|up)\s*</i);
    expect(response.headers(), path).not.toHaveProperty('set-cookie');
  }
});

test('[6.1] browsing sets no cookie', async ({page, visit, context}) => {
  await visit('/');
  await page.getByRole('link', {name: 'Endpoints', exact: true}).first().click();
  await expect(page).toHaveURL(/\/endpoint$/);
  expect(await context.cookies()).toEqual([]);
});

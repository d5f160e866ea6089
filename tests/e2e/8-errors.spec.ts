import {expect, test} from './fixtures';
import {field} from './search';

const complaint = 'Your Docusaurus site did not load properly.';

test.describe('a site whose files do not load', () => {
  test.beforeEach(({silence}) => silence.allow(/net::ERR_FAILED/));

  test('[8.6] the home page says so, and shows the base URL to try', async ({page}) => {
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText(complaint)).toBeVisible();
    await expect(page.getByText('We suggest trying baseUrl =')).toBeVisible();
  });

  test('[8.6] other pages do not, and neither does a home page that has its styles', async ({
    page,
  }) => {
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('/endpoint');
    await expect(page.getByText(complaint)).toHaveCount(0);
    await page.unrouteAll();
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText(complaint)).toBeHidden();
  });
});

test('[8.10] without browser storage there is one warning, and the site goes on', async ({
  page,
  visit,
  silence,
}) => {
  const warning = 'Docusaurus browser storage is not available';
  silence.allow(new RegExp(warning));
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes(warning)) warnings.push(message.text());
  });
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Storage is switched off', 'SecurityError');
        },
      });
    }
  });
  await visit('/endpoint');
  await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', {name: 'Version: 2.0.0'}).click();
  await page.getByRole('link', {name: 'Next', exact: true}).click();
  await expect(page).toHaveURL(/\/next\/endpoint$/);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeVisible();
  expect(warnings).toHaveLength(1);
});

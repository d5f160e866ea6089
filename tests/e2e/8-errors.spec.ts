import {expect, test} from './fixtures';
import {field} from './search';
import {inCurrent, switchToNext} from './versions';

const complaint = 'Your Docusaurus site did not load properly.';

test.describe('a site whose files do not load', () => {
  test.beforeEach(({silence}) => silence.allow(/net::ERR_FAILED/));

  test('[8.6] the home page reports it, and shows the base URL to try', async ({page}) => {
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText(complaint)).toBeVisible();
    await expect(page.getByText('We suggest trying baseUrl =')).toBeVisible();
  });

  test('[8.6] other pages do not, and neither does a home page with its styles', async ({page}) => {
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('/endpoint');
    await expect(page.getByText(complaint)).toHaveCount(0);
    await page.unrouteAll();
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText(complaint)).toBeHidden();
  });
});

for (const [how, breakStorage] of [
  [
    // As in some web views of apps.
    'is null',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {value: null});
      }
    },
  ],
  [
    // Without the patch `full-storage`, Docusaurus 3.8.1 also continues, but logs an error at every access.
    'cannot be read @patch',
    () => {
      Storage.prototype.getItem = () => {
        throw new DOMException('Storage cannot be read', 'InvalidStateError');
      };
    },
  ],
] as const) {
  test(`[8.10] when storage ${how} there is one warning, and the site works`, async ({
    page,
    visit,
    silence,
  }) => {
    silence.allow(/storage is not available|storage cannot be read/i);
    const messages: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) {
        messages.push(`${message.type()}: ${message.text()}`);
      }
    });
    await page.addInitScript(breakStorage);
    await visit('/rpc/net');
    await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const python = page.getByRole('tab', {name: 'Python'}).first();
    await python.click();
    await expect(python).toHaveAttribute('aria-selected', 'true');
    const dismiss = page.getByRole('button', {name: 'Dismiss this announcement'});
    // The shipped profile has an announcement; one of somebody's own may have none.
    if ((await dismiss.count()) > 0) await dismiss.click();
    await expect(dismiss).toHaveCount(0);
    await switchToNext(page);
    await expect(page).toHaveURL(inCurrent('/rpc/net'));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(messages).toEqual([expect.stringMatching(/^warning: /)]);
  });
}

test('[8.10] without browser storage there is one warning, and the site works', async ({
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
  await switchToNext(page);
  await expect(page).toHaveURL(inCurrent('/endpoint'));
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeVisible();
  expect(warnings).toHaveLength(1);
});

import {expect, test} from './fixtures';

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('content, tables, code, details, contents list, navigation and versions are there and lead on', async ({
    page,
  }) => {
    await page.goto('/rpc/net');
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', {level: 1})).toBeVisible();
    await expect(article.locator('pre').filter({hasText: 'curl'}).first()).toBeVisible();
    const details = page.locator('.theme-doc-markdown details').first();
    await details.locator('summary').click();
    await expect(details.locator('> :not(summary)').first()).toBeVisible();

    // A link of the contents list, of the sidebar, and of the version menu, which opens while it is pointed at.
    await page.getByRole('navigation', {name: 'On this page'}).getByRole('link').last().click();
    expect(new URL(page.url()).hash).not.toBe('');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    for (const link of await sidebar.getByRole('link').all()) {
      await expect(link).toHaveAttribute('href', /^\//);
    }
    await sidebar.getByRole('link', {name: 'Endpoints', exact: true}).click();
    await expect(page).toHaveURL(/\/endpoint$/);
    await expect(article.getByRole('table').first()).toBeVisible();
    await page.getByRole('button', {name: 'Version: 2.0.0'}).hover();
    await page.getByRole('link', {name: 'Next', exact: true}).click();
    await expect(page).toHaveURL(/\/next\/endpoint$/);
    // By keyboard, too.
    await page.getByRole('button', {name: 'Version: Next'}).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname.endsWith('/endpoint'));
  });

  test('a phone reaches every page of the sidebar and every version', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/endpoint');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.getByRole('link', {name: 'API list', exact: true})).toBeVisible();
    await page.getByRole('button', {name: 'Version: 2.0.0'}).hover();
    await page.getByRole('link', {name: 'Next', exact: true}).click();
    await expect(page).toHaveURL(/\/next\/endpoint$/);
  });
});

test('on a phone whose scripts are blocked the sidebar comes, below the page', async ({
  page,
  silence,
}) => {
  silence.allow(/net::ERR_FAILED/);
  await page.setViewportSize({width: 390, height: 844});
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/endpoint');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('link', {name: 'API list', exact: true}).click();
  await expect(page).toHaveURL(/\/api-list$/);
});

test('without style sheets everything stands in reading order', async ({page, silence}) => {
  silence.allow(/net::ERR_FAILED/);
  await page.route('**/*.css', (route) => route.abort());
  await page.route('**/endpoint', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<style>.*?<\/style>/su, '');
    await route.fulfill({response, body});
  });
  await page.goto('/endpoint');
  const tops = await page.evaluate(() =>
    [
      '[href="#__docusaurus_skipToContent_fallback"]',
      '.navbar',
      'aside',
      'article h1',
      'article h2',
      'footer.footer',
    ].map((selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? NaN),
  );
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

import {expect, hydrated, test} from './fixtures';
import {LATEST, inCurrent, unlessVersions} from './versions';

const cases = [
  {path: '/nope', version: LATEST, home: '/', validator: '/validator/overview'},
  {path: '/validator/nope/deeper', version: LATEST, home: '/', validator: '/validator/overview'},
  {path: '/next/nope', version: 'Next', home: '/next/', validator: '/next/validator/overview'},
  {
    path: '/next/rpc/nope?q=1#x',
    version: 'Next',
    home: '/next/',
    validator: '/next/validator/overview',
  },
] as const;

for (const {path, version, home, validator} of cases) {
  test(`[2.13] ${path} is not found, in version ${version}`, async ({page}) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await hydrated(page);

    await expect(page).toHaveTitle(/^Page Not Found \| /);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    await expect(main.getByRole('link', {name: 'Documentation home'})).toHaveAttribute(
      'href',
      home,
    );
    await expect(main.getByRole('link', {name: 'Running a validator'})).toHaveAttribute(
      'href',
      validator,
    );

    test.skip(...unlessVersions);
    await expect(main).toContainText(`Version ${version} of this documentation`);
    const dropdown = page.getByRole('button', {name: `Version: ${version}`});
    await expect(dropdown).toBeVisible();
    await dropdown.click();
    await expect(page.getByRole('link', {name: version, exact: true})).toHaveAttribute(
      'aria-current',
      'page',
    );
    await main.getByRole('link', {name: 'Documentation home'}).click();
    await expect(page).toHaveURL((url) => url.pathname === home);
    await expect(page.getByRole('button', {name: `Version: ${version}`})).toBeVisible();
  });
}

for (const path of [
  '/%',
  '/next/%E0%A4%A',
  '/%25',
  '/endpoint%20',
  '/endpoint.html%20',
  '/Endpoint',
  `/${'a'.repeat(63)}𠮷`,
]) {
  test(`[2.13] ${path} is not found, and the page hydrates`, async ({page, visit, origin}) => {
    await visit(path);
    await expect(page).toHaveTitle(/^Page Not Found \| /);
    await expect(page).toHaveURL(new URL(path, origin).href);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    // Another fragment is another address to the router.
    await page.evaluate(() => (location.hash = '#there'));
    await main.getByRole('link', {name: 'Endpoints'}).click();
    await expect(page).toHaveURL(/\/endpoint$/u);
    await page.goBack();
    await expect(main.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  });
}

test('[2.13] [2.14] /%.html is not found, without its extension', async ({page, visit, origin}) => {
  await visit('/%.html');
  await expect(page).toHaveURL(`${origin}/%`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
});

test('[2.13] a mistyped address gets its likely page and a search', async ({page}) => {
  await page.goto(inCurrent('/staking/user-giude'));
  const main = page.getByRole('main');
  await main.getByRole('link', {name: 'Staking user guide'}).click();
  await expect(page).toHaveURL(inCurrent('/staking/user-guide'));

  await page.goto('/stacking/rewards');
  await expect(main.getByRole('link', {name: 'Search for “stacking rewards”'})).toHaveAttribute(
    'href',
    '/search?q=stacking%20rewards',
  );
});

test('[2.13] likely pages come from titles, without the search and its index', async ({page}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(inCurrent('/guides/delegate-to-a-validator'));
  const likely = page.getByRole('main').getByRole('list').first().getByRole('link');
  await expect(likely.first()).toHaveAttribute(
    'href',
    new RegExp(`^${inCurrent('/(?:staking|validator)/')}`, 'u'),
  );
  expect(await likely.count()).toBeLessThanOrEqual(3);
  for (const title of await likely.allTextContents()) expect(title).not.toContain('/');
  expect(requested.filter((path) => path.includes('search'))).toEqual([]);
});

test('[2.13] titles are a small file, and the page does without', async ({page, silence}) => {
  const files = new Map<string, number>();
  page.on('response', async (response) => {
    const text = await response.text().catch(() => '');
    if (text.includes('"staking/user-guide":"Staking user guide"'))
      files.set(response.url(), text.length);
  });
  await page.goto(inCurrent('/staking/user-giude'));
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: 'Staking user guide'})).toBeVisible();
  await expect.poll(() => files.size).toBe(1);
  const [file = ''] = files.keys();
  expect(files.get(file)).toBeLessThan(20_000);

  silence.allow(/Failed to load resource|ChunkLoadError|Loading chunk/u);
  await page.route(file, (route) => route.abort());
  await page.reload();
  await hydrated(page);
  await expect(main.getByRole('link', {name: 'Search for “staking user giude”'})).toBeVisible();
  await expect(main.getByRole('heading', {name: 'Did you mean'})).toHaveCount(0);
});

test('[2.13] the prerendered page also helps without JavaScript', async ({browser, origin}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${origin}/nope`);
  await expect(page).toHaveTitle(/^Page Not Found \| /);
  await expect(page.getByRole('main').getByRole('link', {name: 'Staking'})).toHaveAttribute(
    'href',
    '/staking/overview',
  );
  await context.close();
});

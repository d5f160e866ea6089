import {load} from 'cheerio';
import {expect, hydrated, test} from './fixtures';

const shapes = [
  {asked: '/index.html', clean: '/'},
  {asked: '/endpoint/index.html', clean: '/endpoint'},
  {asked: '/endpoint.html', clean: '/endpoint'},
  {asked: '/rpc/eth.html', clean: '/rpc/eth'},
  {asked: '/next/index.html', clean: '/next'},
  {asked: '/next/staking/overview.html', clean: '/next/staking/overview'},
  {asked: '/next/staking/overview/index.html', clean: '/next/staking/overview'},
  {asked: '/search.html', clean: '/search'},
  {asked: '/search/index.html', clean: '/search'},
  {asked: '/endpoint%2ehtml', clean: '/endpoint'},
  {asked: '/endpoint/%69ndex%2Ehtml', clean: '/endpoint'},
  {asked: '//.html', clean: '/'},
  {asked: '//endpoint', clean: '/endpoint'},
  {asked: '/.//next/rpc/net.html', clean: '/next/rpc/net'},
] as const;

for (const {asked, clean} of shapes) {
  test(`[2.14] ${asked} becomes ${clean}, keeping query and fragment`, async ({
    page,
    request,
    origin,
  }) => {
    const heading = load(await (await request.get(clean)).text())('h1').text();

    await page.goto(`${origin}${asked}?q=a&x=1#there`);
    await expect(page).toHaveURL(`${origin}${clean}?q=a&x=1#there`);
    await hydrated(page);
    const main = page.getByRole('heading', {level: 1});
    await expect(main).toHaveCount(1);
    if (clean !== '/search') await expect(main).toHaveText(heading);
    await expect(page.getByRole('navigation', {name: 'Main'})).toHaveCount(1);
  });
}

test('[2.14] going back from a normalised address leaves it', async ({page, visit, origin}) => {
  await visit('/api-list');
  await page.goto('/endpoint.html');
  await expect(page).toHaveURL(`${origin}/endpoint`);
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/api-list`);
});

test('[2.13] [2.14] a .html address without a page is not found, once and without a loop', async ({
  page,
  origin,
}) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.goto('/nope.html?x=1');
  await expect(page).toHaveURL(`${origin}/nope?x=1`);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
  expect(loads).toEqual(['/nope.html', '/nope']);
});

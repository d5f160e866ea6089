import {nginxIsMissing, serveWithNginx} from '../server/nginx';
import type {StaticServer} from '../../scripts/static-server';
import {outDir, shippedSite} from '../sites/paths';
import {expect, hydrated, test} from './fixtures';
import {ASKED_AGAIN, note, saveVersion} from './offline';
import {field, hits, openModal} from './search';
import {LATEST, inCurrent} from './versions';

test.skip(nginxIsMissing, 'nginx is missing');

let server: StaticServer;

test.beforeAll(async () => {
  const site = outDir(shippedSite);
  server = await serveWithNginx(site, `${site}-hosting/nginx-rules.conf`);
});

test.afterAll(() => server.close());

test('behind nginx, browsing, searching and switching mode work silently', async ({page}) => {
  await page.goto(server.origin);
  await hydrated(page);
  await page.getByRole('link', {name: 'Endpoints', exact: true}).first().click();
  await expect(page).toHaveURL(`${server.origin}/endpoint`);
  await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await openModal(page);
  await field(page).fill('unbond');
  await expect(hits(page).first()).toBeVisible();
});

test('behind nginx, pages and scripts arrive compressed by brotli', async ({page}) => {
  const encodings = new Map<string, string | undefined>();
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (/html|javascript|css/.test(type)) {
      encodings.set(response.url(), response.headers()['content-encoding']);
    }
  });
  // Browsers offer brotli over TLS only, except on loopback addresses.
  await page.setExtraHTTPHeaders({'accept-encoding': 'gzip, br'});
  await page.goto(`${server.origin}/rpc/eth`);
  await hydrated(page);
  expect(encodings.size).toBeGreaterThan(3);
  const plain = [...encodings].filter(
    ([, encoding]) => encoding !== 'br' && encoding !== undefined,
  );
  expect(plain).toEqual([]);
  expect(encodings.get(`${server.origin}/rpc/eth`)).toBe('br');
});

test('behind nginx, a version is saved, and read without it', async ({page, silence}) => {
  test.setTimeout(90_000);
  silence.allow(ASKED_AGAIN);
  await page.goto(`${server.origin}/endpoint`);
  await hydrated(page);
  await saveVersion(page);
  await page.context().setOffline(true);
  await page.goto(`${server.origin}/staking/overview/`);
  await hydrated(page);
  await expect(page).toHaveURL(`${server.origin}/staking/overview`);
  await expect(note(page)).toContainText(`Your copy of ${LATEST}`);
});

test('[2.14] behind nginx, a long address is redirected before anything is shown, keeping query and fragment', async ({
  page,
}) => {
  const shown: string[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) {
      shown.push(`${response.status()} ${new URL(response.url()).pathname}`);
    }
  });
  for (const [asked, clean] of [
    ['/endpoint.html', '/endpoint'],
    ['/endpoint/', '/endpoint'],
    [`${inCurrent('/rpc/net')}/index.html`, inCurrent('/rpc/net')],
  ] as const) {
    shown.length = 0;
    await page.goto(`${server.origin}${asked}?q=a#there`);
    await hydrated(page);
    await expect(page).toHaveURL(`${server.origin}${clean}?q=a#there`);
    expect(shown).toEqual([`301 ${asked}`, `200 ${clean}`]);
  }
});

test('[2.13] behind nginx, an unknown address is the not-found page', async ({page}) => {
  const response = await page.goto(`${server.origin}/nowhere/deeper`);
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
});

test('[2.13] behind nginx, an address with a malformed escape is the not-found page', async ({
  page,
  silence,
}) => {
  silence.allow(/status of 400/u);
  const response = await page.goto(`${server.origin}/%`);
  expect(response?.status()).toBe(400);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
});

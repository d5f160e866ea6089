import {copyFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, hydrated, test} from './fixtures';
import {
  ASKED_AGAIN,
  buttonOf,
  cacheNames,
  closeDialog,
  deploysOf,
  dialog,
  expectSaved,
  heading,
  note,
  openDialog,
  registrations,
  row,
  SAVING_MS,
  saveVersion,
  startSite,
} from './offline';
import {nextPaths} from './pages';
import {field, hits, openModal} from './search';
import {openPanel} from './workbenchPanel';
import {CURRENT, LATEST, unlessVersions} from './versions';

test.describe.configure({timeout: 120_000});

const {go, disconnect, reconnect, deploys, deployOf, server} = startSite();

test('nothing is registered, stored or requested before the reader asks', async ({page}) => {
  await go(page, '/endpoint');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(
    server()
      .requested()
      .filter((each) => /sw\.js|offline/u.test(each)),
  ).toEqual([]);
  expect(await registrations(page)).toBe(0);
  expect(await cacheNames(page)).toEqual([]);
  await openDialog(page);
  await expect(row(page, LATEST).getByText(/MB/u)).toBeVisible();
  expect(await registrations(page)).toBe(0);
  expect(await cacheNames(page)).toEqual([]);
});

test('a saved version has its pages, search, tools and downloads without a network', async ({
  page,
  silence,
}) => {
  silence.allow(ASKED_AGAIN);
  silence.allow(/status of 404/u);
  await go(page, '/endpoint');
  await saveVersion(page);
  await disconnect(page);

  await go(page, '/staking/overview');
  await expect(heading(page)).toHaveText('Staking overview');
  await expect(note(page)).toContainText(`Your copy of ${LATEST}, saved`);
  await page.getByRole('link', {name: 'API list', exact: true}).first().click();
  await expect(heading(page)).toHaveText('API list');

  await openModal(page);
  await field(page).fill('unbond');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(`${server().origin}/search?q=jail`);
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();

  await go(page, '/rpc/eth');
  const workbench = await openPanel(page, 'eth_getBalance');
  await expect(workbench.getByRole('textbox').first()).toBeVisible();

  const download = await page.evaluate(async () => {
    const answers = await Promise.all(
      ['/openrpc.json', '/staking/overview.md', '/rpc/eth/eth_getBalance.md'].map(
        async (address) => (await fetch(address)).status,
      ),
    );
    return answers;
  });
  expect(download).toEqual([200, 200, 200]);
});

test('other forms of an address lead to the saved page, keeping query and fragment', async ({
  page,
  silence,
}) => {
  silence.allow(ASKED_AGAIN);
  await go(page, '/endpoint');
  await saveVersion(page);
  await disconnect(page);
  for (const [asked, clean] of [
    ['/endpoint.html', '/endpoint'],
    ['/endpoint/', '/endpoint'],
    ['/staking/overview/index.html', '/staking/overview'],
    ['/index.html', '/'],
  ] as const) {
    await go(page, `${asked}?q=a#there`);
    await expect(page).toHaveURL(`${server().origin}${clean}?q=a#there`);
  }
});

test('a page that is not saved says so, and leads to what is', async ({page, silence}) => {
  silence.allow(/status of 503/u);
  silence.allow(ASKED_AGAIN);
  await go(page, '/endpoint');
  await saveVersion(page);
  await disconnect(page);
  for (const address of [...nextPaths.slice(0, 1), '/nowhere', '/llms.txt']) {
    await page.goto(server().origin + address);
    await expect(heading(page)).toHaveText('This page is not saved on this device');
  }
  await page.getByRole('link', {name: LATEST}).click();
  await hydrated(page);
  await expect(note(page)).toBeVisible();
});

test('a link to a version that is not saved leaves the copy', async ({page, silence}) => {
  test.skip(...unlessVersions);
  silence.allow(/status of (?:404|503)|ChunkLoadError|Loading chunk/u);
  await go(page, '/endpoint');
  await saveVersion(page);
  await go(page, '/endpoint');
  await expect(note(page)).toBeVisible();
  await page.getByRole('button', {name: /^Version:/u}).click();
  await page.getByRole('link', {name: 'Next', exact: true}).click();
  await expect(page).toHaveURL(`${server().origin}/next/endpoint`);
  await hydrated(page);
  await expect(heading(page)).toHaveText('Endpoints');
  await expect(note(page)).toBeHidden();
});

test('a download that was cut is continued where it stopped', async ({page, silence}) => {
  silence.allow(/ERR_(?:EMPTY_RESPONSE|CONNECTION_RESET|CONNECTION_CLOSED)|Failed to fetch/u);
  await go(page, '/endpoint');
  await openDialog(page);
  let left = 150;
  server().requested();
  server().breakAt((address) => address !== '/sw.js' && (left -= 1) < 0);
  await buttonOf(page, 'Keep offline', LATEST).click();
  await expect(row(page, LATEST).getByText('The connection was lost.')).toBeVisible({
    timeout: SAVING_MS,
  });
  const before = new Set(server().requested().slice(0, 140));
  server().breakAt(undefined);
  await buttonOf(page, 'Continue', LATEST).click();
  await expectSaved(page, LATEST);
  const again = server()
    .requested()
    .filter((each) => before.has(each) && !each.startsWith('/offline/'));
  expect(again).toEqual([]);
});

test('a new deploy is offered, never forced, and deploys are never mixed', async ({
  page,
  silence,
}) => {
  silence.allow(ASKED_AGAIN);
  silence.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/u);
  await go(page, '/endpoint');
  await saveVersion(page);

  await server().deploy(deploys[1] ?? '');
  const seen = deploysOf(page);
  await go(page, '/staking/overview');
  await expect(note(page)).toContainText('A newer one is published');
  await openModal(page);
  await field(page).fill('unbond');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  expect(seen().filter((each) => each !== 'b')).toEqual(['a']);
  const old = await page.context().newPage();
  await go(old, '/validator/overview');

  // Before the reader accepts, the site is replaced once more: what is saved is the last.
  await server().deploy(deploys[2] ?? '');
  await note(page).getByRole('button', {name: 'Update…'}).click();
  await buttonOf(page, 'Update', LATEST).click();
  await expect(buttonOf(page, 'Update', LATEST)).toBeHidden({
    timeout: 60_000,
  });
  await expectSaved(page, LATEST);
  await closeDialog(page);
  await disconnect(page);

  const oldSeen = deploysOf(old);
  await old.getByRole('link', {name: 'API list', exact: true}).first().click();
  await expect(heading(old)).toHaveText('API list');
  await openModal(old);
  await field(old).fill('jail');
  await expect(hits(old).first()).toBeVisible();
  expect(oldSeen()).toEqual(['a']);

  const fresh = await page.context().newPage();
  const freshSeen = deploysOf(fresh);
  await go(fresh, '/validator/overview');
  await openModal(fresh);
  await field(fresh).fill('jail');
  await expect(hits(fresh).first()).toBeVisible();
  expect(freshSeen()).toEqual(['c']);
});

test('visited pages stay readable, each with its own code', async ({page, silence}) => {
  silence.allow(/status of (?:404|503)|ERR_|ChunkLoadError|Loading chunk|status of 504/u);
  await go(page, '/endpoint');
  await openDialog(page);
  await dialog(page)
    .getByRole('checkbox', {name: /Keep the pages that I read/u})
    .check();
  await expect(dialog(page).getByText('(1 kept)')).toBeVisible();
  await closeDialog(page);
  await page.getByRole('link', {name: 'API list', exact: true}).first().click();
  await expect(heading(page)).toHaveText('API list');
  const isKept = (address: string) => async () =>
    page.evaluate(async (path) => (await caches.match(path)) !== undefined, address);
  await expect.poll(isKept('/api-list')).toBe(true);
  await server().deploy(deploys[1] ?? '');
  await go(page, '/staking/overview');
  await expect.poll(isKept('/staking/overview')).toBe(true);
  await disconnect(page);

  for (const [address, name] of [
    ['/endpoint', 'Endpoints'],
    ['/api-list', 'API list'],
    ['/staking/overview', 'Staking overview'],
  ] as const) {
    const tab = await page.context().newPage();
    const seen = deploysOf(tab);
    await go(tab, address);
    await expect(heading(tab)).toHaveText(name);
    await expect(note(tab)).toContainText('as you read it on');
    expect(seen()).toHaveLength(1);
    await tab.close();
  }
  await page.goto(`${server().origin}/validator/overview`);
  await expect(heading(page)).toHaveText('This page is not saved on this device');
  await page.getByRole('link', {name: '/api-list'}).click();
  await expect(heading(page)).toHaveText('API list');
  await reconnect(page);
});

test('a full storage is told, and what did not fit is deleted', async ({page, silence}) => {
  silence.allow(/QuotaExceeded/u);
  await go(page, '/endpoint');
  await openDialog(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin: server().origin,
    quotaSize: 3_000_000,
  });
  await buttonOf(page, 'Keep offline', LATEST).click();
  await expect(row(page, LATEST).getByText('The browser has no room for it.')).toBeVisible();
  await expect
    .poll(async () => (await cacheNames(page)).filter((name) => name.includes('edition')))
    .toEqual([]);
  expect(await registrations(page)).toBe(0);

  // A browser that says before how little there is: nothing is downloaded.
  await page.evaluate(() => {
    navigator.storage.estimate = () => Promise.resolve({quota: 9e6, usage: 1e6});
  });
  server().requested();
  await buttonOf(page, 'Keep offline', CURRENT).click();
  await expect(row(page, CURRENT).getByText('The browser has no room for it.')).toBeVisible();
  expect(
    server()
      .requested()
      .filter((each) => !each.startsWith('/offline/')),
  ).toEqual([]);
});

test('removing everything leaves neither files nor a worker', async ({page}) => {
  await go(page, '/endpoint');
  await saveVersion(page);
  await openDialog(page);
  await dialog(page).getByRole('button', {name: 'Remove everything'}).click();
  await expect(buttonOf(page, 'Keep offline', LATEST)).toBeVisible();
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(() => cacheNames(page)).toEqual([]);
});

test('the worker that undoes the other one deletes everything at the next visit', async ({
  page,
  folders,
}) => {
  await go(page, '/endpoint');
  await saveVersion(page);
  const off = await deployOf(folders, 'd');
  await copyFile(path.join(`${folders.built}-hosting`, 'sw-off.js'), path.join(off, 'sw.js'));
  await server().deploy(off);
  await go(page, '/staking/overview');
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(() => cacheNames(page)).toEqual([]);
  const seen = deploysOf(page);
  await go(page, '/staking/overview');
  await expect(note(page)).toBeHidden();
  expect(seen()).toEqual(['d']);
});

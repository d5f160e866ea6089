import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {serveSwitchable, type SwitchableServer} from '../server/switchable';
import {makeDeploy} from './deploys';
import {expect, hydrated, test} from './fixtures';
import {LATEST} from './versions';

/** Time for saving a version on a busy machine. */
export const SAVING_MS = 60_000;

export const dialog = (page: Page) => page.getByRole('dialog', {name: 'Offline reading'});

/** A version in the dialog. */
export const row = (page: Page, label: string) =>
  dialog(page)
    .getByRole('listitem')
    .filter({has: page.getByText(`Version ${label}`)});

/** A button of a version in the dialog. */
export const buttonOf = (
  page: Page,
  action: 'Keep offline' | 'Continue' | 'Update',
  label: string,
) => row(page, label).getByRole('button', {name: `${action}: ${label}`});

/** The note of a page that is a copy. */
export const note = (page: Page) => page.getByRole('complementary', {name: 'Saved copy'});

export async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Offline reading', exact: true}).click();
  await expect(dialog(page)).toBeVisible();
}

export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', {name: 'Offline reading', exact: true})).toBeFocused();
}

/** Waits until a version is completely on the device. */
export async function expectSaved(page: Page, label: string): Promise<void> {
  await expect(row(page, label).getByText(/^Saved .*\(today\)/u)).toBeVisible({
    timeout: SAVING_MS,
  });
}

/** Saves a version through the dialog. */
export async function saveVersion(page: Page, label = LATEST): Promise<void> {
  await openDialog(page);
  await buttonOf(page, 'Keep offline', label).click();
  await expectSaved(page, label);
  await closeDialog(page);
}

/** What the site offers is asked for once more after saving; the connection may end before, or meanwhile. */
export const ASKED_AGAIN =
  /ERR_(?:CONNECTION_REFUSED|INTERNET_DISCONNECTED|INCOMPLETE_CHUNKED_ENCODING).*\/offline\/versions\.json/u;

export const heading = (page: Page) => page.getByRole('heading', {level: 1});
export const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
export const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** Deploys of the code, data and documents that a page receives from now on. */
export function deploysOf(page: Page): () => readonly string[] {
  const seen = new Set<string>();
  page.on('response', (response) => {
    const {pathname} = new URL(response.url());
    const deploy = response.headers()['x-deploy'];
    if (
      deploy !== undefined &&
      !/\.(?:svg|png|ico|md|webmanifest)$|^\/search-index\/docs/u.test(pathname)
    ) {
      seen.add(deploy);
    }
  });
  return () => [...seen].sort();
}

/** A site with three deploys, `a` to `c`, that can be taken off the network; each test of the file begins with the first. */
export function startSite() {
  const target = mkdtempSync(path.join(tmpdir(), 'docs-deploys-'));
  const deploys: string[] = [];
  let server: SwitchableServer;

  test.beforeEach(async ({folders}) => {
    if (deploys.length === 0) {
      for (const mark of ['a', 'b', 'c']) deploys.push(await makeDeploy(folders, target, mark));
    }
    server = await serveSwitchable(deploys[0] ?? '');
  });

  test.afterEach(async () => {
    await server.stop().catch(() => undefined);
  });

  test.afterAll(() => rmSync(target, {recursive: true, force: true}));

  return {
    deploys,
    server: () => server,
    go: async (page: Page, address: string): Promise<void> => {
      await page.goto(server.origin + address);
      await hydrated(page);
    },
    /** Takes the network away in every way that a reader can lose it. */
    disconnect: async (page: Page): Promise<void> => {
      await page.context().setOffline(true);
      await server.stop();
    },
    reconnect: async (page: Page): Promise<void> => {
      await page.context().setOffline(false);
      await server.start();
    },
    /** Makes another deploy. */
    deployOf: (folders: Parameters<typeof makeDeploy>[0], mark: string) =>
      makeDeploy(folders, target, mark),
  };
}

import type {Page} from '@playwright/test';
import {versions as released} from '../versions';
import {withoutVersions} from '../absent';
import {inNext} from './pages';

const [newest] = released;

/** Label of the version at the root. */
export const LATEST = newest ?? 'Current';

/** Label of the version in `docs`. */
export const CURRENT = newest === undefined ? LATEST : 'Next';

/** Name of the version at the root, in the search and in the browser's storage. */
export const latestName = newest ?? 'current';

/** Name of the version at the root, in addresses of files for programs. */
export const latestFolder = newest ?? 'next';

/** For a test or group about versions: `test.skip(...unlessVersions)`. */
export const unlessVersions: [boolean, string] = [
  withoutVersions !== undefined,
  withoutVersions ?? '',
];

/** The path of a document of `docs`: below `/next`, or at the root of a site without released versions. */
export function inCurrent(path: string): string {
  return newest === undefined ? path : inNext(path);
}

/** Switches from the latest version to Next with the dropdown; does nothing in a site that has no versions. */
export async function switchToNext(page: Page): Promise<void> {
  if (newest === undefined) return;
  await page.getByRole('button', {name: `Version: ${LATEST}`}).click();
  await page.getByRole('link', {name: 'Next', exact: true}).click();
  await page.waitForURL(/\/next\//u);
}

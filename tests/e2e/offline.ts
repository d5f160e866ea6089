import type {Page} from '@playwright/test';
import {expect} from './fixtures';

/** Time for saving a version on a busy machine. */
const SAVING_MS = 60_000;

export const dialog = (page: Page) => page.getByRole('dialog', {name: 'Offline reading'});

/** A version in the dialog. */
export const row = (page: Page, label: string) =>
  dialog(page)
    .getByRole('listitem')
    .filter({has: page.getByText(`Version ${label}`)});

/** The note of a page that is a copy. */
export const note = (page: Page) => page.getByRole('complementary', {name: 'Saved copy'});

export async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Offline reading', exact: true}).click();
  await expect(dialog(page)).toBeVisible();
}

export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
}

/** Waits until a version is completely on the device. */
export async function expectSaved(page: Page, label: string): Promise<void> {
  await expect(row(page, label).getByText(/^Saved .*\(today\)/u)).toBeVisible({
    timeout: SAVING_MS,
  });
}

/** Saves a version through the dialog. */
export async function saveVersion(page: Page, label = '2.0.0'): Promise<void> {
  await openDialog(page);
  await row(page, label)
    .getByRole('button', {name: `Keep offline: ${label}`})
    .click();
  await expectSaved(page, label);
  await closeDialog(page);
}

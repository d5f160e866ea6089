import type {Page} from '@playwright/test';
import {expect} from './fixtures';

/** Opens the modal and waits for its field. */
export async function openModal(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

export function field(page: Page) {
  return page.getByPlaceholder('Search docs');
}

/** The hits on the screen, in order. */
export function hits(page: Page) {
  return page.getByRole('listbox').getByRole('option');
}

/** A text of the modal itself; the same is also told to screen readers. */
export function shown(page: Page, text: string) {
  return page.locator('.DocSearch-Modal').getByText(text);
}

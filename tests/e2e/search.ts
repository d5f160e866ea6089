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
  return page.getByRole('grid').getByRole('rowgroup').getByRole('row');
}

/** A text of the modal itself; the same is also told to screen readers. */
export function shown(page: Page, text: string) {
  return page.locator('.DocSearch-Modal').getByText(text);
}

/** Puts searches into the reader's storage, as the modal keeps them. */
export async function store(page: Page, kind: 'recent' | 'favorite', count: number): Promise<void> {
  const searches = Array.from({length: count}, (_, index) => ({
    objectID: `${kind}-${index}`,
    url: `/endpoint?${kind}=${index}`,
    type: 'lvl1',
    content: null,
    hierarchy: {lvl0: 'Stored', lvl1: `${kind} search ${index}`},
  }));
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value);
    },
    [`__DOCSEARCH_${kind.toUpperCase()}_SEARCHES__docs`, JSON.stringify(searches)] as const,
  );
}

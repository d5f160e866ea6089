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

/** Text of the modal itself; the same text is also announced to screen readers. */
export function shown(page: Page, text: string) {
  return page.locator('.DocSearch-Modal').getByText(text);
}

/** Stores searches in the reader's browser, in the modal's format. */
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

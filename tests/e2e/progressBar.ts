import type {Page} from '@playwright/test';

/** Waits until the code of the progress bar has come, which it does on any connection, after all else that a page loads. */
export async function withProgressBar(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({name}) => name.includes('progress-bar')),
  );
}

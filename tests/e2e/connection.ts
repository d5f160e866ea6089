import type {Page} from '@playwright/test';

/** The part of `navigator.connection` that the site uses. */
interface Connection {
  readonly effectiveType: string;
  readonly saveData: boolean;
}

/** Slow enough to disable prefetching: a click has to load the next page's code. */
const SLOW: Connection = {effectiveType: '2g', saveData: false};

/** Sets the connection of pages that are opened later. */
export async function withConnection(page: Page, connection: Connection = SLOW): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value, configurable: true});
  }, connection);
}

import type {Page} from '@playwright/test';

/** What `navigator.connection` tells of a reader's connection. */
interface Connection {
  readonly effectiveType: string;
  readonly saveData: boolean;
}

/** Slow enough that nothing is fetched ahead: a click has to load the next page's code. */
const SLOW: Connection = {effectiveType: '2g', saveData: false};

/** Gives the pages that open from now on a connection. */
export async function withConnection(page: Page, connection: Connection = SLOW): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value, configurable: true});
  }, connection);
}

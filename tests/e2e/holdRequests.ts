import type {Page} from '@playwright/test';

/** Requests that wait for {@link HeldRequests.release}. */
interface HeldRequests {
  /** Addresses that were requested, in order. */
  readonly requested: readonly string[];
  /** Lets these requests and all later ones pass. */
  readonly release: () => void;
}

/** Holds what a page requests of these files, as on a connection that has stalled. @param files a pattern of Playwright's routes */
export async function holdRequests(page: Page, files: string): Promise<HeldRequests> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const requested: string[] = [];
  await page.route(files, async (route) => {
    requested.push(route.request().url());
    await released;
    await route.continue();
  });
  return {requested, release};
}

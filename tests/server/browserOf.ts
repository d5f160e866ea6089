import {chromium, type Page} from '@playwright/test';
import {launchOptions} from '../e2e/chromium';

/**
 * A page of a browser of its own, for what a running browser cannot change.
 *
 * @param rules instead of the rule by which no host name resolves
 * @param flags of Chromium
 */
export async function pageOfOwnBrowser(
  rules: string | undefined,
  flags: readonly string[] = [],
): Promise<{page: Page; close: () => Promise<void>}> {
  const {args, executablePath} = launchOptions();
  const kept = args.filter(
    (flag) => rules === undefined || !flag.startsWith('--host-resolver-rules'),
  );
  const resolver = rules === undefined ? [] : [`--host-resolver-rules=${rules}`];
  const browser = await chromium.launch({
    args: [...kept, ...resolver, ...flags],
    ...(executablePath !== undefined && {executablePath}),
  });
  return {page: await browser.newPage(), close: () => browser.close()};
}

import {chromium, type Browser} from '@playwright/test';
import {launchOptions} from '../../tests/e2e/chromium';
import {hydrated} from '../../tests/e2e/fixtures';
import {serve} from '../vitals/serve';
import {slowDown} from '../vitals/visit';

declare global {
  interface Window {
    /** When the search was opened and when it had hits, in milliseconds of `performance.now()`. */
    search: {opened: number; hit: number};
  }
}

function watchHits(): void {
  window.search = {opened: 0, hit: 0};
  addEventListener('keydown', () => (window.search.opened ||= performance.now()), {capture: true});
  new MutationObserver(() => {
    if (window.search.hit > 0 || !document.querySelector('.DocSearch-Hit')) return;
    requestAnimationFrame(() => (window.search.hit ||= performance.now()));
  }).observe(document, {childList: true, subtree: true});
}

async function visit(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage({viewport: {width: 390, height: 844}});
  await page.addInitScript(watchHits);
  await slowDown(await page.context().newCDPSession(page));
  await page.goto(`${origin}/endpoint`);
  await hydrated(page);
  // Excludes work that pages do after they have loaded.
  await page.waitForTimeout(3000);
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search docs').waitFor();
  await page.keyboard.insertText('staking');
  await page.waitForFunction(() => window.search.hit > 0);
  const {opened, hit} = await page.evaluate(() => window.search);
  await page.context().close();
  return hit - opened;
}

/**
 * Milliseconds from the key press that opens the search, with nothing loaded, to hits on the screen, on a phone with a
 * slow connection; each visit in a fresh browser context.
 */
export async function firstHits(build: string, visits: number): Promise<number[]> {
  const browser = await chromium.launch(launchOptions());
  const site = await serve(build);
  const times: number[] = [];
  for (let count = 0; count < visits; count += 1) times.push(await visit(browser, site.origin));
  await site.close();
  await browser.close();
  return times;
}

/*
 * `npm run bench:interactions [-- visits]`: time on a phone from a tap or key press to the next frame, for common
 * interactions on the longest page and on a guide. Times are the browser's own (Event Timing, in steps of 8 ms).
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Locator, type Page} from '@playwright/test';
import {launchOptions} from '../../tests/e2e/chromium';
import {hydrated} from '../../tests/e2e/fixtures';
import {serve} from './serve';
import {slowDown} from './visit';

declare global {
  interface Window {
    /** Durations of interactions, in milliseconds. */
    interactions: number[];
  }
}

interface Interaction {
  readonly name: string;
  readonly pages: readonly string[];
  readonly width: number;
  /** Preparation; its own interactions do not count. */
  readonly before?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

const LONGEST = '/rpc/eth';
const GUIDE = '/staking/user-guide';
const PHONE = 412;
const DESKTOP = 1300;

async function type(page: Page, text: string): Promise<void> {
  for (const key of text) {
    await page.keyboard.press(key);
    await page.waitForTimeout(500);
  }
}

/**
 * A language tab that is already on the screen: the frame after a scroll may take half a second, whatever is tapped.
 */
async function languageTab(page: Page, name: string): Promise<Locator> {
  const tab = page.getByRole('tab', {name, exact: true}).first();
  await tab.scrollIntoViewIfNeeded();
  await page.waitForTimeout(2000);
  return tab;
}

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search docs').waitFor();
  // Time for the index to be loaded and built.
  await page.waitForTimeout(4000);
}

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'menu opens',
    pages: [LONGEST, GUIDE],
    width: PHONE,
    act: (page) => page.getByRole('button', {name: 'Toggle navigation bar'}).click(),
  },
  {
    name: 'contents list opens',
    pages: [LONGEST, GUIDE],
    width: PHONE,
    act: (page) => page.locator('.theme-doc-toc-mobile summary').click(),
  },
  {
    name: 'colour mode',
    pages: [LONGEST, GUIDE],
    width: DESKTOP,
    act: (page) => page.getByRole('button', {name: /dark and light mode/}).click(),
  },
  {
    name: 'version list opens',
    pages: [LONGEST, GUIDE],
    width: DESKTOP,
    act: (page) => page.getByRole('button', {name: /^Version/}).click(),
  },
  {
    name: 'language of requests, first',
    pages: [LONGEST],
    width: DESKTOP,
    async before(page) {
      await languageTab(page, 'Python');
    },
    act: (page) => page.getByRole('tab', {name: 'Python'}).first().click(),
  },
  {
    name: 'language of requests, later',
    pages: [LONGEST],
    width: DESKTOP,
    async before(page) {
      await (await languageTab(page, 'Python')).click();
      await languageTab(page, 'Go');
    },
    act: (page) => page.getByRole('tab', {name: 'Go', exact: true}).first().click(),
  },
  {
    name: 'search opens',
    pages: [LONGEST, GUIDE],
    width: PHONE,
    act: (page) => page.getByRole('button', {name: 'Search', exact: true}).click(),
  },
  {
    name: 'keystroke in the search',
    pages: [LONGEST, GUIDE],
    width: PHONE,
    before: openSearch,
    act: (page) => type(page, 'stake'),
  },
  {
    name: 'keystroke in the method filter',
    pages: ['/api-list'],
    width: DESKTOP,
    before: (page) => page.getByRole('searchbox').first().click(),
    act: (page) => type(page, 'block'),
  },
];

function observe(): void {
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const {interactionId} = entry as PerformanceEntry & {interactionId?: number};
      if (interactionId) window.interactions.push(entry.duration);
    }
  }).observe({type: 'event', durationThreshold: 16, buffered: true} as PerformanceObserverInit);
}

/** The slowest interaction of one visit in a fresh browser; 16 ms and less are 0. */
async function visit(url: string, {width, before, act}: Interaction): Promise<number> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({viewport: {width, height: 823}});
    // tsx wraps named functions in a helper that is not defined in pages.
    await page.addInitScript('globalThis.__name = (value) => value;');
    await page.addInitScript(observe);
    await slowDown(await page.context().newCDPSession(page));
    await page.goto(url);
    await hydrated(page);
    await page.waitForTimeout(2500);
    await before?.(page);
    await page.evaluate(() => (window.interactions = []));
    await act(page);
    await page.waitForTimeout(1000);
    return Math.max(0, ...(await page.evaluate(() => window.interactions)));
  } finally {
    await browser.close();
  }
}

const visits = Number(process.argv[2] ?? 3);
const built = path.resolve('build');
if (!existsSync(built)) throw new Error('build: expected a build. Run "npm run build" first.');
const site = await serve(built);
console.log('| interaction | page | ms, each visit |\n| --- | --- | ---: |');
for (const interaction of INTERACTIONS) {
  for (const page of interaction.pages) {
    const times: number[] = [];
    for (let count = 0; count < visits; count += 1) {
      times.push(await visit(`${site.origin}${page}`, interaction));
    }
    const sorted = times.sort((a, b) => a - b).join(', ');
    console.log(`| ${interaction.name} | \`${page}\` | ${sorted} |`);
  }
}
await site.close();

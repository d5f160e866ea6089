import {chromium, type CDPSession, type Page} from '@playwright/test';
import {launchOptions} from '../../tests/e2e/chromium';

/** Cost of one visit to a page on a phone. Times in milliseconds, sizes in bytes over the wire. */
export interface Vitals {
  readonly fcp: number;
  readonly lcp: number;
  /** Total blocking time: the time above 50 ms of all tasks. */
  readonly blocking: number;
  readonly longestTask: number;
  readonly shift: number;
  readonly html: number;
  readonly css: number;
  /** Scripts, including prefetched ones. */
  readonly js: number;
  readonly requests: number;
  /**
   * From the click on a hovered link to the next page's title, as of the next frame; missing where there is no such
   * link.
   */
  readonly navigation?: number;
  /** From the same click until that frame has been painted. */
  readonly picture?: number;
}

/** A phone on slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up, CPU slowed down four times. */
const CONDITIONS = {latency: 150, down: 1_638_400 / 8, up: 768_000 / 8, cpu: 4};

/** How long a page is observed after its `load` event; deferred work happens within this time. */
const WATCHED_MS = 4000;

interface Observed {
  fcp: number;
  lcp: number;
  shift: number;
  tasks: number[];
}

declare global {
  interface Window {
    observed: Observed;
  }
}

function observe(): void {
  const seen: Observed = {fcp: 0, lcp: 0, shift: 0, tasks: []};
  window.observed = seen;
  const watch = (type: string, each: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    });
  };
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  watch('longtask', (entry) => seen.tasks.push(entry.duration));
  watch('layout-shift', (entry) => {
    const {value, hadRecentInput} = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.shift += value;
  });
}

/** Emulates the connection and CPU of a phone. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: CONDITIONS.latency,
    downloadThroughput: CONDITIONS.down,
    uploadThroughput: CONDITIONS.up,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: CONDITIONS.cpu});
}

/** Adds up downloads by type of request. */
function countBytes(session: CDPSession) {
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  let requests = 0;
  session.on('Network.responseReceived', ({requestId, response}) => {
    requests += 1;
    kinds.set(requestId, response.mimeType);
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const kind = /html|css|javascript/u.exec(kinds.get(requestId) ?? '')?.[0] ?? 'other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  return () => ({
    html: bytes.html ?? 0,
    css: bytes.css ?? 0,
    js: bytes.javascript ?? 0,
    requests,
  });
}

type Navigation = Pick<Vitals, 'navigation' | 'picture'>;

/** Navigates by a link that the pointer has hovered over for a second, as readers do. */
async function navigate(page: Page, target: string): Promise<Navigation> {
  await page.setViewportSize({width: 1300, height: 900});
  const link = page
    .locator(['', '/', '.html'].map((end) => `a[href="${target}${end}"]`).join())
    .first();
  if ((await link.count()) === 0) return {};
  const title = await page.title();
  await link.dispatchEvent('mouseover');
  await link.dispatchEvent('mouseenter');
  await page.waitForTimeout(1000);
  const started = performance.now();
  try {
    return await link.evaluate(
      (element, before) =>
        new Promise<Navigation>((resolve) => {
          const clicked = performance.now();
          const since = () => performance.now() - clicked;
          const look = () => {
            if (document.title === before) {
              requestAnimationFrame(look);
              return;
            }
            const navigation = since();
            const drawn = new MessageChannel();
            drawn.port1.onmessage = () => {
              resolve({navigation, picture: since()});
            };
            drawn.port2.postMessage(undefined);
          };
          (element as HTMLElement).click();
          requestAnimationFrame(look);
        }),
      title,
    );
  } catch {
    // The site navigates by loading a document, with a new window object.
    await page.waitForFunction((before) => document.title !== before, title, {polling: 'raf'});
    return {navigation: performance.now() - started};
  }
}

/**
 * One visit in a fresh browser.
 *
 * @throws when the site has no such page: a not-found page would be fast everywhere
 */
export async function visit(url: string, target?: string): Promise<Vitals> {
  const browser = await chromium.launch(launchOptions());
  try {
    const context = await browser.newContext({
      viewport: {width: 412, height: 823},
      deviceScaleFactor: 1.75,
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    const bytes = countBytes(session);
    // tsx wraps named functions in a helper that is not defined in pages.
    await page.addInitScript('globalThis.__name = (value) => value;');
    await page.addInitScript(observe);
    const answer = await page.goto(url, {waitUntil: 'load'});
    if (!answer?.ok()) {
      throw new Error(`${url}: expected the page, found status ${answer?.status() ?? 'none'}.`);
    }
    await page.waitForTimeout(WATCHED_MS);
    const {fcp, lcp, shift, tasks} = await page.evaluate(() => window.observed);
    const vitals = {
      fcp,
      lcp,
      shift,
      blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
      longestTask: Math.max(0, ...tasks),
      ...bytes(),
    };
    return target === undefined ? vitals : {...vitals, ...(await navigate(page, target))};
  } finally {
    await browser.close();
  }
}

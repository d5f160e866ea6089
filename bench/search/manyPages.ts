import {chromium, type Page} from '@playwright/test';
import {renderIndex} from '../../src/plugins/search-index/shards';
import type {SearchShard} from '../../src/search/records';
import {launchOptions} from '../../tests/e2e/chromium';
import {hydrated} from '../../tests/e2e/fixtures';
import {serve} from '../vitals/serve';

declare global {
  interface Window {
    /** Milliseconds from each call of the search's worker to its answer, and to its hits on the screen. */
    answered: {answers: number[]; painted: number[]};
  }
}

function watchWorker(): void {
  window.answered = {answers: [], painted: []};
  const Original = Worker;
  const asked = new Map<unknown, number>();
  window.Worker = class extends Original {
    constructor(...options: ConstructorParameters<typeof Worker>) {
      super(...options);
      this.addEventListener('message', ({data}: MessageEvent<{id: number}>) => {
        const started = asked.get(data.id) ?? 0;
        window.answered.answers.push(performance.now() - started);
        // After the modal has rendered and the browser has drawn.
        requestAnimationFrame(() =>
          setTimeout(() => window.answered.painted.push(performance.now() - started)),
        );
      });
    }

    override postMessage(message: unknown): void {
      if (typeof message === 'object' && message !== null && 'id' in message) {
        asked.set(message.id, performance.now());
      }
      super.postMessage(message);
    }
  };
}

async function type(page: Page, text: string): Promise<void> {
  const field = page.getByPlaceholder('Search docs');
  await field.fill('');
  for (const letter of text) {
    const before = await page.evaluate(() => window.answered.painted.length);
    await field.press(letter === ' ' ? 'Space' : letter);
    await page.waitForFunction((count) => window.answered.painted.length > count, before);
  }
}

export interface ManyPages {
  /** From opening the search to the first answer. */
  readonly ready: number;
  readonly answers: readonly number[];
  readonly painted: readonly number[];
}

/**
 * Types queries into the built site's search, in Chromium, with the index replaced by a larger one. Wall-clock
 * milliseconds; keystrokes are sequential.
 */
export async function manyPages(
  build: string,
  shard: SearchShard,
  queries: readonly string[],
): Promise<ManyPages> {
  const browser = await chromium.launch(launchOptions());
  const site = await serve(build);
  const page = await browser.newPage();
  await page.addInitScript(watchWorker);
  const files = new Map(renderIndex([shard]).files.map((file) => [`/${file.path}`, file.content]));
  await page.route(/\/(?:search-index|assets\/search)\//u, (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: files.get(new URL(route.request().url()).pathname) ?? '',
    }),
  );
  await page.goto(`${site.origin}/endpoint`);
  await hydrated(page);
  const started = performance.now();
  await page.keyboard.press('Control+k');
  await type(page, 's');
  const ready = performance.now() - started;
  await page.evaluate(() => (window.answered = {answers: [], painted: []}));
  for (const query of queries) await type(page, query);
  const {answers, painted} = await page.evaluate(() => window.answered);
  await site.close();
  await browser.close();
  return {ready, answers, painted};
}

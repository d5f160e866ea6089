import type {CDPSession} from '@playwright/test';
import {expect, test} from './fixtures';

interface TraceEvent {
  readonly name: string;
  readonly args: {readonly elementCount?: number};
}

/** How many elements the browser styles anew for what is done: each costs a phone some 20 microseconds. */
async function styledBy(session: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({value}) => events.push(...(value as never[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {includedCategories: ['devtools.timeline']},
  });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  const counts = events.flatMap(({name, args}) =>
    name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : [],
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

test('neither the first touch, nor the first key, nor a language has the longest page styled anew', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit('/rpc/eth');
  const session = await page.context().newCDPSession(page);
  const frames = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await page.getByRole('heading', {level: 1}).hover();
  await frames();
  const touch = async (): Promise<void> => {
    await page.mouse.down();
    await frames();
  };
  expect(await styledBy(session, touch)).toBeLessThan(100);
  await page.mouse.up();
  const tab = async (): Promise<void> => {
    await page.keyboard.press('Tab');
    await frames();
  };
  expect(await styledBy(session, tab)).toBeLessThan(100);
  const language = async (): Promise<void> => {
    await page.evaluate(() => (document.documentElement.dataset.rpcLanguage = 'go'));
    await frames();
  };
  expect(await styledBy(session, language)).toBeLessThan(2500);
  // What it is measured against: colours change everywhere.
  const dark = async (): Promise<void> => {
    await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
    await frames();
  };
  expect(await styledBy(session, dark)).toBeGreaterThan(5000);
});

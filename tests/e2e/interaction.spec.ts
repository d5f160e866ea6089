import type {CDPSession} from '@playwright/test';
import {expect, test} from './fixtures';

interface TraceEvent {
  readonly name: string;
  readonly args: {readonly elementCount?: number};
}

/** Number of elements that the browser restyles for an action: each costs a phone some 20 microseconds. */
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

test('neither the first tap, nor the first key, nor a language restyles the longest page', async ({
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
});

test('on the longest page a change of colours only affects near sections, without layout shift', async ({
  page,
  visit,
}) => {
  await visit('/rpc/eth');
  const body = page.locator('.rpc-body');
  const far = page.locator('.rpc-body[data-far]');
  const places = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('h3'), (heading) => [
        heading.id,
        Math.round(heading.getBoundingClientRect().top + scrollY),
      ]),
    );
  const frames = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const before = await places();
  const resting = async (): Promise<void> => {
    await expect.poll(() => far.count()).toBeGreaterThan((await body.count()) - 6);
    await frames();
  };
  // They are skipped again half a second later, so the check must be running already.
  const renderedAfter = async (act: () => Promise<unknown>): Promise<void> => {
    await page.evaluate(() => {
      const own = window as unknown as {awake: Promise<void>};
      own.awake = new Promise((done) => {
        new MutationObserver((_changes, observer) => {
          if (document.querySelector('.rpc-body[data-far]')) return;
          observer.disconnect();
          done();
        }).observe(document, {subtree: true, attributeFilter: ['data-far']});
      });
    });
    await act();
    await page.evaluate(() => (window as unknown as {awake: Promise<void>}).awake);
  };
  await resting();
  expect(await places()).toEqual(before);

  const session = await page.context().newCDPSession(page);
  const turn = (mode: string) => async (): Promise<void> => {
    await page.evaluate((choice) => (document.documentElement.dataset.theme = choice), mode);
    await frames();
    // Each frame of a transition restyles what changes.
    await page.evaluate(() => {
      const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
      return Promise.allSettled(transitions.map((each) => each.finished));
    });
  };
  expect(await styledBy(session, turn('dark'))).toBeLessThan(2500);

  // In another language requests are higher: no position is an old one.
  await renderedAfter(() => page.getByRole('tab', {name: 'Go', exact: true}).first().click());
  await expect(page.locator('html')).toHaveAttribute('data-rpc-language', 'go');
  const inGo = await places();
  expect(inGo).not.toEqual(before);
  await resting();
  expect(await places()).toEqual(inGo);
  // The reference value: without skipping, the colours change everywhere.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.rpc-body { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [sheet];
  });
  await frames();
  expect(await styledBy(session, turn('light'))).toBeGreaterThan(5000);
  await page.evaluate(() => (document.adoptedStyleSheets = []));

  // From below, where each section is entered for the first time.
  await page.goto('/rpc/eth#eth_syncing');
  await expect(page.locator('#eth_syncing')).toBeInViewport();
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, -900);
    await frames();
  }
  expect(await places()).toEqual(inGo);

  await renderedAfter(() => page.setViewportSize({width: 1100, height: 900}));
  const narrow = await places();
  await resting();
  expect(await places()).toEqual(narrow);
});

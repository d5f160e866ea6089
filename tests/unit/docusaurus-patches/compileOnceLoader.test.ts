import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import share from '../../../src/docusaurus-patches/lean-pages/compileOnceLoader.cjs';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const context = (resourcePath: string, resourceQuery: string, proceed = vi.fn()) => ({
  resourcePath,
  resourceQuery,
  async: () => proceed,
});

/** Requests a page's lean script; returns the result when its source is ready. */
function requestLeanScript(file: string) {
  const proceed = vi.fn();
  share.pitch.call(context(file, '?lean', proceed));
  return proceed;
}

function compileWhole(file: string, source: string): void {
  const whole = context(file, '');
  share.pitch.call(whole);
  expect(share.call(whole, source)).toBe(source);
}

test('the lean script reuses the compiled full page, requested before or after it', async () => {
  const early = requestLeanScript('/a.mdx');
  await vi.advanceTimersByTimeAsync(100);
  expect(early).not.toHaveBeenCalled();
  compileWhole('/a.mdx', 'a');
  await vi.advanceTimersByTimeAsync(0);
  expect(early.mock.calls).toEqual([[null, 'a']]);

  compileWhole('/b.mdx', 'b');
  const late = requestLeanScript('/b.mdx');
  await vi.advanceTimersByTimeAsync(0);
  expect(late.mock.calls).toEqual([[null, 'b']]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(late).toHaveBeenCalledOnce();
});

test('the result of one build is not reused in the next', async () => {
  compileWhole('/c.mdx', 'old');
  requestLeanScript('/c.mdx');
  await vi.advanceTimersByTimeAsync(0);
  const next = requestLeanScript('/c.mdx');
  compileWhole('/c.mdx', 'new');
  await vi.advanceTimersByTimeAsync(0);
  expect(next.mock.calls).toEqual([[null, 'new']]);
});

test('it waits while other pages are compiled, and is compiled separately when they are done without this one', async () => {
  const proceed = requestLeanScript('/d.mdx');
  for (let page = 0; page < 10; page += 1) {
    await vi.advanceTimersByTimeAsync(2000);
    compileWhole(`/other-${page}.mdx`, '');
  }
  expect(proceed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3600);
  // No source: the other loaders run.
  expect(proceed.mock.calls).toEqual([[null]]);
  compileWhole('/d.mdx', 'too late');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(proceed).toHaveBeenCalledOnce();
});

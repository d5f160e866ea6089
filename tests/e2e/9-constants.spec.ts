import {expect, test} from './fixtures';
import {inCurrent} from './versions';

test('[9.15] the back-to-top button shrinks by the factor 0.85 in each frame', async ({
  page,
  visit,
}) => {
  await visit(inCurrent('/'));
  // Scrolls down and up again, and waits each time until the page has handled it.
  for (const top of [3000, 2000]) {
    await page.evaluate(async (y) => {
      const heard = new Promise((resolve) => addEventListener('scroll', resolve, {once: true}));
      window.scrollTo(0, y);
      await heard;
    }, top);
  }
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  await expect(button).toBeInViewport();
  await page.evaluate(() => {
    const calls: number[] = [];
    const real = window.scrollTo.bind(window) as (x: number, y: number) => void;
    window.scrollTo = ((x: number, y: number) => {
      calls.push(window.scrollY, y);
      real(x, y);
    }) as typeof window.scrollTo;
    Object.assign(window, {scrollCalls: calls});
  });
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const calls = await page.evaluate(
    () => (window as unknown as {scrollCalls: number[]}).scrollCalls,
  );
  const [from = 0, to = 0] = calls;
  expect(from).toBe(2000);
  expect(calls.length).toBeGreaterThan(20);
  expect(to / from).toBeCloseTo(0.85, 2);
  for (let index = 0; index + 1 < calls.length && (calls[index] ?? 0) > 100; index += 2) {
    expect((calls[index + 1] ?? 0) / (calls[index] ?? 1)).toBeCloseTo(0.85, 1);
  }
});

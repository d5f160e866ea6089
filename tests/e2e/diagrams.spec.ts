import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {inNext} from './pages';

const pages: [string, string[]][] = [
  [
    '/',
    [
      'What happens in every block, and what happens every day',
      'Five clocks: four count blocks, the last follows the calendar',
      'Where the fees of a block go',
      'Two rounds of votes make a block final',
    ],
  ],
  ['/staking/overview', ['How a stake comes and goes']],
  [
    '/validator/overview',
    ['Life of a validator', 'From a stake to a seat', 'The plan: who talks to whom'],
  ],
  ['/validator/run-val', ['Failover in order']],
  ['/validator/manage-keys', ['A new consensus key, in time']],
  [
    '/validator/evn/best-practice',
    ['Sentry mode', 'Simple mode', 'Two validators behind one sentry'],
  ],
  ['/validator/evn/overview', ['Who marks whom, and what follows']],
  ['/validator/evn/network-monitor', ['Who watches whom']],
  [
    '/validator/mev/user-guide',
    ['From a wallet to a block', 'One block’s auction', 'The auction’s machines and ports'],
  ],
];

/** Labels of nodes that are wider than their box. */
const wideLabels = (page: Page) =>
  page.locator('figure svg:visible .node').evaluateAll((nodes) =>
    nodes.flatMap((node) => {
      const box = node.querySelector('path, polygon')?.getBoundingClientRect();
      return Array.from(node.querySelectorAll('text'))
        .filter((text) => text.getBoundingClientRect().width > (box?.width ?? 0))
        .map((text) => text.textContent);
    }),
  );

for (const [path, titles] of pages) {
  test(`${path} shows its diagrams, each with its text alternative, in boxes that its text fits, and on a phone`, async ({
    page,
    visit,
  }) => {
    for (const address of [inNext(path), path]) {
      await visit(address);
      // Charts of tools are figures, too.
      const figures = page.locator('figure:not(form *)');
      await expect(figures).toHaveCount(titles.length);
      for (const [index, title] of titles.entries()) {
        const figure = figures.nth(index);
        await expect(figure.getByRole('img', {name: title})).toBeVisible();
        await figure.getByText('In words').click();
        const words = figure.getByRole('paragraph');
        await expect(words).toBeVisible();
        await expect(figure.getByRole('img')).toHaveAccessibleDescription(await words.innerText());
      }
      expect(await wideLabels(page), address).toEqual([]);
    }
    await page.setViewportSize({width: 390, height: 844});
    for (const picture of await page.getByRole('figure').getByRole('img').all()) {
      const box = await picture.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
  });
}

test('a laptop shows the time line of a rotation whole, between both menus', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await visit('/validator/manage-keys');
  const drawing = page.locator('figure svg:visible');
  const cut = await drawing.evaluate(
    (svg) => svg.getBoundingClientRect().width - (svg.parentElement?.clientWidth ?? 0),
  );
  expect(cut).toBeLessThanOrEqual(0);
});

test('ids are unique on a page with several diagrams', async ({page, visit}) => {
  await visit('/validator/evn/best-practice');
  const ids = await page.locator('article [id]').evaluateAll((all) => all.map(({id}) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('colours follow the colour mode and the reader’s own colours', async ({page, visit}) => {
  await visit('/');
  const strokes = () =>
    page
      .getByRole('figure')
      .first()
      .locator('svg:visible .node.key path')
      .evaluate((path) => getComputedStyle(path).stroke);
  expect(await strokes()).toBe('rgb(46, 133, 85)');
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await expect.poll(strokes).toBe('rgb(37, 194, 160)');
});

test('images reserve their space before any script or style could shift the text', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as {value: number}).value);
    }).observe({type: 'layout-shift', buffered: true});
  });
  await visit('/');
  await page.getByRole('figure').last().scrollIntoViewIfNeeded();
  const shifts = await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
});

test('a reader’s page loads no rendering code', async ({page, visit}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit('/');
  for (const url of asked) expect(url).not.toMatch(/viz|graphviz|wasm/);
});

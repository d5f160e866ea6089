import {expect, test} from './fixtures';

test('a heading’s link goes there and copies the address', async ({
  page,
  visit,
  context,
  origin,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit('/endpoint');
  await page.getByRole('link', {name: 'Direct link to Limits'}).click();
  await expect(page).toHaveURL('/endpoint#limits');
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${origin}/endpoint#limits`,
  );
  await expect(page.getByText('Link copied')).toBeHidden();
});

test('where the clipboard is denied the link still goes there', async ({page, visit}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await visit('/endpoint');
  await page.getByRole('link', {name: 'Direct link to Limits'}).click();
  await expect(page).toHaveURL('/endpoint#limits');
  await expect(page.getByRole('heading', {name: 'Limits'})).toBeInViewport();
  await expect(page.getByText('Link copied')).toBeHidden();
});

for (const width of [1440, 390]) {
  test(`in a window of ${width} px headings of different levels look different`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({width, height: 900});
    await visit('/endpoint');
    const sizes = await page.evaluate(() =>
      ['h1', 'h2', 'h3', 'p'].map((name) => {
        const element = document.querySelector(`.markdown > ${name}, .markdown header > ${name}`);
        return element ? parseFloat(getComputedStyle(element).fontSize) : NaN;
      }),
    );
    const [title = 0, section = 0, part = 0, text = 0] = sizes;
    expect(title / section).toBeGreaterThanOrEqual(1.2);
    expect(section / part).toBeGreaterThanOrEqual(1.2);
    expect(part / text).toBeGreaterThan(1.1);
  });
}

test('a table that is too wide scrolls by keyboard in its own frame, and the page does not', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit('/staking/developer-guide');
  const frame = page.getByRole('group', {name: 'Table, scrolls sideways'}).first();
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await page.setViewportSize({width: 2560, height: 844});
  await expect(page.getByRole('group', {name: 'Table, scrolls sideways'})).toHaveCount(0);
});

test('on a phone, rows of symptom, cause and fix are blocks that need no sideways scrolling', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit('/validator/run-val');
  const table = page.getByRole('table').filter({hasText: 'Mines empty blocks'});
  const row = table.getByRole('row').filter({hasText: 'Mines empty blocks'});
  await expect(row.getByRole('rowheader')).toBeVisible();
  await expect(row.getByRole('cell')).toHaveCount(2);
  const labels = await row
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(labels).toEqual(['"Cause"', '"Fix"']);
  for (const cell of await row.getByRole('cell').all()) {
    const {x = -1, width = 1000} = (await cell.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  }
  await page.setViewportSize({width: 1440, height: 844});
  await expect(table.getByRole('columnheader')).toHaveText(['Symptom', 'Cause', 'Fix']);
});

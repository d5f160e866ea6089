import {expect, test} from './fixtures';
import {inCurrent, unlessVersions} from './versions';

test('the list of methods can be filtered by words and columns, and shows the number of matches', async ({
  page,
  visit,
}) => {
  await visit(inCurrent('/api-list'));
  const filter = page.getByRole('search', {name: 'Filter methods'});
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toHaveText('152 of 152 methods');

  await filter.getByLabel('Namespace').selectOption('admin');
  await expect(status).toHaveText('17 of 152 methods');
  await filter.getByLabel('Name, purpose').fill('trusted');
  await expect(status).toHaveText('2 of 152 methods');
  await expect(page.getByRole('link', {name: 'admin_addTrustedPeer'})).toBeVisible();
  await expect(
    page.locator('.rpc-methods').getByRole('link', {name: 'eth_getBalance'}),
  ).toBeHidden();

  await page.getByRole('link', {name: 'admin_addTrustedPeer'}).click();
  await expect(page).toHaveURL(inCurrent('/rpc/admin#admin_addtrustedpeer'));
  await expect(page.getByRole('heading', {name: 'admin_addTrustedPeer'})).toBeInViewport();
});

test('the filter is in the first window, and its namespaces are folded until a filter opens them', async ({
  page,
  visit,
}) => {
  await visit(inCurrent('/api-list'));
  const main = page.getByRole('main');
  await expect(page.getByLabel('Name, purpose')).toBeInViewport();
  for (const namespace of ['eth', 'net', 'debug', 'admin', 'txpool']) {
    await expect(
      main.locator('details:has(.rpc-methods) > summary', {hasText: namespace}).first(),
    ).toBeVisible();
  }
  const method = main.getByRole('link', {name: 'txpool_contentFrom', exact: true});
  await expect(method).toBeHidden();
  await page.getByLabel('Name, purpose').fill('contentfrom');
  await expect(method).toBeVisible();
  await page.getByRole('button', {name: 'Show all'}).click();
  await expect(method).toBeHidden();
  await expect(page.getByLabel('Name, purpose')).toBeFocused();
});

test('the filter is in the address, and restored from it', async ({page, visit}) => {
  await visit(inCurrent('/api-list?namespace=clique&words=trusted'));
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toHaveText('2 of 152 methods');
  await page.getByRole('combobox', {name: 'Namespace'}).selectOption('admin');
  await page.getByLabel('Name, purpose').fill('remove');
  await expect(page).toHaveURL(/\?namespace=admin&words=remove$/);
  await page.reload();
  await expect(page.getByRole('combobox', {name: 'Namespace'})).toHaveValue('admin');
  await expect(page.getByLabel('Name, purpose')).toHaveValue('remove');
  await page.getByRole('button', {name: 'Show all'}).click();
  await expect(page).toHaveURL(inCurrent('/api-list'));
});

test('an empty result is reported, with a reset button, and all choices are in one row', async ({
  page,
  visit,
}) => {
  await visit(inCurrent('/api-list'));
  const filter = page.getByRole('search', {name: 'Filter methods'});
  const groups = page.getByRole('main').locator('details:has(.rpc-methods)');
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toHaveText('152 of 152 methods');
  const rows = await filter
    .getByRole('combobox')
    .evaluateAll((choices) => choices.map((choice) => choice.getBoundingClientRect().top));
  expect(new Set(rows).size).toBe(1);
  await filter.getByLabel('Name, purpose').fill('zzzz');
  await expect(status).toContainText('None of the 152 methods fits');
  await expect(groups.locator('visible=true')).toHaveCount(0);
  await page.getByRole('button', {name: 'Show all'}).click();
  await expect(status).toHaveText('152 of 152 methods');
  await expect(groups.locator('visible=true')).toHaveCount(5);
});

test('only the later version, which has methods that are newer than others, offers releases', async ({
  page,
  visit,
}) => {
  test.skip(...unlessVersions);
  const filter = page.getByRole('search', {name: 'Filter methods'});
  await visit(inCurrent('/api-list'));
  await expect(filter.getByLabel('Since')).toHaveCount(1);
  await visit('/api-list');
  await expect(filter.getByLabel('Name, purpose')).toBeVisible();
  await expect(filter.getByLabel('Since')).toHaveCount(0);
});

for (const mode of ['light', 'dark']) {
  test(`in ${mode} mode a link has one colour, behind a summary too, and remarks are less prominent than text`, async ({
    page,
    visit,
  }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await visit('/rpc/admin');
    const colours = await page.evaluate(() => {
      const colourOf = (selector: string) => {
        const element = document.querySelector(`.markdown ${selector}`);
        return element ? getComputedStyle(element).color : `nothing is ${selector}`;
      };
      return {
        inText: colourOf('> p > a'),
        behindSummary: colourOf('details a'),
        executed: colourOf('p.rpc-executed'),
        type: colourOf('.rpc-type'),
      };
    });
    expect(colours.behindSummary).toBe(colours.inText);
    expect(colours.executed).toBe(colours.type);
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the list of methods does not scroll horizontally', async ({page, visit}) => {
    await visit(inCurrent('/api-list?words=trusted'));
    const last = page.getByRole('columnheader', {name: 'In Ethereum'});
    const {x = 0, width = 0} = (await last.boundingBox()) ?? {};
    expect(x).toBeGreaterThan(0);
    expect(x + width).toBeLessThanOrEqual(390 - 16);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the list of methods is complete', async ({page}) => {
    await page.goto(inCurrent('/api-list'));
    const main = page.getByRole('main');
    await main.locator('summary', {hasText: 'debug'}).first().click();
    await expect(main.getByRole('link', {name: 'debug_setHead'})).toBeVisible();
  });
});

test('an address deep in the eth page leads to its method, and the contents follow', async ({
  page,
  visit,
}) => {
  await visit(inCurrent('/rpc/eth#eth_getbalance'));
  await expect(page.getByRole('heading', {name: 'eth_getBalance'})).toBeInViewport();
  const entry = page.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'eth_getBalance'});
  await expect(entry).toHaveClass(/active/);
  await expect(entry).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the longest method names break between words, and no link is alone in a line', async ({
    page,
    visit,
  }) => {
    await visit('/rpc/eth');
    const faults = await page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLElement>('article h3')).flatMap((heading) => {
        const range = document.createRange();
        const rects = Array.from(heading.childNodes)
          .filter(({nodeType}) => nodeType === Node.TEXT_NODE)
          .map((piece) => {
            range.selectNodeContents(piece);
            return Array.from(range.getClientRects());
          });
        const name = heading.textContent;
        const bottom = Math.max(...rects.flat().map((rect) => rect.bottom));
        const link = heading.querySelector('.hash-link')?.getBoundingClientRect();
        return [
          ...(/^\w+\W?$/u.test(name) && rects.some(({length}) => length > 1)
            ? [`${name} breaks within a word`]
            : []),
          ...(link && link.top < bottom ? [] : [`the link of ${name} is alone in its line`]),
        ];
      }),
    );
    expect(faults).toEqual([]);
    await expect(
      page.getByRole('heading', {name: 'eth_getRawTransactionByBlockNumberAndIndex'}),
    ).toHaveCount(1);
  });
});

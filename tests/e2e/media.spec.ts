import {expect, test} from './fixtures';

test('a page prints completely, in light colours, without controls, and with the addresses of its links', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('site.rpcLanguage', 'python');
  });
  await visit('/rpc/net');
  await page.evaluate(() => {
    window.addEventListener('beforeprint', () => {
      const {color, backgroundColor} = getComputedStyle(document.body);
      document.title = `printed in ${color} on ${backgroundColor}`;
    });
  });
  await page.pdf();
  await expect(page).toHaveTitle(/^printed in rgb\(29, 35, 41\)/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.emulateMedia({media: 'print'});
  const article = page.getByRole('article');
  const folded = page.locator('.theme-doc-markdown details:not([open])');
  expect(await folded.count()).toBeGreaterThan(1);
  for (const details of await folded.all()) {
    for (const part of await details.locator('> :not(summary)').all()) {
      expect((await part.boundingBox())?.height).toBeGreaterThan(10);
    }
  }
  for (const operated of [
    page.getByRole('navigation'),
    page.getByRole('contentinfo'),
    page.getByRole('button'),
    page.getByRole('tab'),
    page.locator('.theme-announcement-bar'),
  ]) {
    for (const element of await operated.all()) await expect(element).toBeHidden();
  }
  // Nothing scrolls on paper, in either direction.
  const cutOff = await article.evaluate((element) =>
    Array.from(element.querySelectorAll('*'))
      .filter(
        (inner) =>
          getComputedStyle(inner).overflowX !== 'visible' &&
          inner.scrollWidth > inner.clientWidth + 2,
      )
      .map((inner) => inner.outerHTML.slice(0, 120)),
  );
  expect(cutOff).toEqual([]);
  const link = article.getByRole('link', {name: /API list|errors that every method/}).first();
  const address = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(address).toContain('api-list');
});

test('in forced colours drawn icons are visible, chosen and current items differ, and the focus is outlined', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await visit('/rpc/net');
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const icon = page.getByRole('button', {name: 'Copy code to clipboard'}).first();
  const mark = page.locator('article a[target="_blank"]').first();
  expect(
    await icon.evaluate((element) => getComputedStyle(element, '::before').backgroundColor),
  ).not.toBe(canvas);
  if ((await mark.count()) > 0) {
    expect(
      await mark.evaluate((element) => getComputedStyle(element, '::after').backgroundColor),
    ).not.toBe(canvas);
  }
  const border = (element: Element) => getComputedStyle(element).borderTopColor;
  const chosen = await page.getByRole('tab', {selected: true}).first().evaluate(border);
  const other = await page.getByRole('tab', {selected: false}).first().evaluate(border);
  expect(chosen).not.toBe(other);

  // The arrow of folded parts stays one: its other borders are not painted.
  const arrow = await page
    .locator('.markdown summary')
    .first()
    .evaluate((element) => {
      const {borderTopColor, borderLeftColor} = getComputedStyle(element, '::before');
      return [borderTopColor, borderLeftColor];
    });
  expect(arrow[0]).toBe('rgba(0, 0, 0, 0)');
  expect(arrow[1]).not.toBe(canvas);

  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const weight = (element: Element) => Number(getComputedStyle(element).fontWeight);
  const current = sidebar.locator('a[aria-current="page"]');
  const elsewhere = sidebar.getByRole('link', {name: 'Endpoints', exact: true});
  expect(await current.evaluate(weight)).toBeGreaterThan(await elsewhere.evaluate(weight));

  // Shadows are not drawn in forced colours: only an outline shows the focus.
  for (let pressed = 0; pressed < 25; pressed += 1) {
    await page.keyboard.press('Tab');
    const [stop, width] = await page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const {outlineStyle, outlineWidth} = getComputedStyle(element);
      return [element.outerHTML.slice(0, 100), outlineStyle === 'none' ? '0' : outlineWidth];
    });
    expect(parseFloat(width), stop).toBeGreaterThanOrEqual(2);
  }
});

test('with reduced motion there is no animation', async ({page, visit}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit('/rpc/net');
  const moving = await page.evaluate(() =>
    Array.from(document.querySelectorAll('*'))
      .filter((element) => {
        const {transitionDuration, animationDuration, scrollBehavior} = getComputedStyle(element);
        const longest = Math.max(
          ...`${transitionDuration}, ${animationDuration}`.split(', ').map(parseFloat),
        );
        return longest > 0.001 || scrollBehavior === 'smooth';
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect(moving).toEqual([]);
});

import {expect, test} from './fixtures';
import {field, hits, openModal, shown, store} from './search';

/** Behaviour of the modal with any provider; every search mode is tested with it. */
export function modalBehaviour(): void {
  test('[1.6] [2.25] Ctrl+K and the slash open the modal, Ctrl+K and Escape close it', async ({
    page,
    visit,
  }) => {
    await visit('/endpoint');
    for (const [open, close] of [
      ['Control+k', 'Escape'],
      ['Meta+k', 'Control+k'],
      ['/', 'Escape'],
    ] as const) {
      await page.keyboard.press(open);
      await expect(field(page)).toBeFocused();
      await page.keyboard.press(close);
      await expect(field(page)).toBeHidden();
      await expect(page.getByRole('button', {name: 'Search'})).toBeFocused();
    }
  });

  test('[2.25] the slash is text in text fields, and a letter on the button starts a query', async ({
    page,
    visit,
  }) => {
    await visit('/search');
    await page.getByRole('searchbox').fill('a');
    await page.getByRole('searchbox').press('/');
    await expect(page.getByRole('searchbox')).toHaveValue('a/');
    await expect(field(page)).toBeHidden();
    await page.getByRole('button', {name: 'Search'}).press('v');
    await expect(field(page)).toHaveValue('v');
  });

  test('[2.26] [2.29] [8.3] the empty modal explains itself', async ({page, visit}) => {
    await visit('/');
    await openModal(page);
    await expect(page.getByText('No recent searches')).toBeVisible();
  });

  test('[2.27] [2.28] results lead to the search page, and the query can be cleared', async ({
    page,
    visit,
  }) => {
    await visit('/');
    await openModal(page);
    await field(page).fill('validator');
    const all = page.getByRole('link', {name: /^See all \d+ results$/u});
    await expect(all).toHaveAttribute('href', '/search?q=validator');
    await page.getByRole('button', {name: 'Clear the query'}).click();
    await expect(field(page)).toHaveValue('');
    await field(page).fill('validator');
    await all.click();
    await expect(page).toHaveURL('/search?q=validator');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/documents found/u);
  });

  test('[2.30] [9.7] hits are grouped by sidebar category, at most five per group', async ({
    page,
    visit,
  }) => {
    await visit('/');
    await openModal(page);
    await field(page).fill('validator');
    const groups = page.locator('.DocSearch-Hits');
    await expect(groups.filter({hasText: 'Validator'}).first()).toBeVisible();
    const sizes = await groups.evaluateAll((all) =>
      all.map((group) => group.querySelectorAll('[role=row]').length),
    );
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
  });

  test('a hit is opened by Enter at its heading, and is a recent search afterwards', async ({
    page,
    visit,
  }) => {
    await visit('/');
    await openModal(page);
    await field(page).fill('staking overview');
    await expect(hits(page).first()).toContainText(/staking overview/iu);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/staking/overview');
    await expect(field(page)).toBeHidden();
    await openModal(page);
    await expect(page.getByText('Recent', {exact: true})).toBeVisible();
    await expect(hits(page)).toHaveCount(1);
  });

  test('[2.31] [2.32] [2.33] [8.2] a query without hits says so, suggests, and can be reported', async ({
    page,
    visit,
  }) => {
    await visit('/');
    await openModal(page);
    await field(page).fill('validator');
    await expect(hits(page).first()).toBeVisible();
    await field(page).fill('qqqqzzzz');
    await expect(shown(page, 'No results for "qqqqzzzz"')).toBeVisible();
    const suggestions = page.locator('.DocSearch-NoResults-Prefill-List').getByRole('button');
    expect(await suggestions.count()).toBeGreaterThan(0);
    expect(await suggestions.count()).toBeLessThanOrEqual(3);
    await expect(page.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
      'href',
      /issues\/new\?.*qqqqzzzz$/u,
    );
    await suggestions.first().click();
    await expect(hits(page).first()).toBeVisible();
  });

  test('[5.1] [9.5] the query is limited to 64 characters', async ({page, visit}) => {
    await visit('/');
    await openModal(page);
    await page.keyboard.insertText('v'.repeat(100));
    await expect(field(page)).toHaveValue('v'.repeat(64));
  });

  test('[9.8] [9.16] seven recent searches are listed, four beside favourites', async ({
    page,
    visit,
  }) => {
    await visit('/');
    await store(page, 'recent', 12);
    await openModal(page);
    await expect(hits(page)).toHaveCount(7);
    await page.getByRole('button', {name: 'Save this search'}).first().click();
    await expect(page.getByText('Favorite', {exact: true})).toBeVisible();
    // Four recent ones and the favourite, immediately and when it is opened again.
    await expect(hits(page)).toHaveCount(5);
    await page.keyboard.press('Escape');
    await openModal(page);
    await expect(hits(page)).toHaveCount(5);
  });

  test('[9.9] ten favourites are stored', async ({page, visit}) => {
    await visit('/');
    await store(page, 'favorite', 15);
    await openModal(page);
    await expect(hits(page)).toHaveCount(10);
  });

  test('the number of results is announced to screen readers, also when there are none', async ({
    page,
    visit,
  }) => {
    await visit('/');
    await openModal(page);
    const status = page.getByRole('status').filter({hasText: /result/iu});
    await field(page).fill('validator');
    await expect(status).toHaveText(/^\d+ results$/u);
    await field(page).fill('qqqqzzzz');
    await expect(status).toHaveText('No results for "qqqqzzzz"');
  });

  test('the whole modal works by keyboard', async ({page, visit}) => {
    await visit('/');
    await openModal(page);
    await field(page).fill('validator');
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(hits(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'Clear the query'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('');
  });

  const bell = String.fromCodePoint(7);
  const PASTED: Readonly<Record<string, string>> = {
    'ten thousand letters': 'validator '.repeat(1000),
    'signs of regular expressions': '(.*[a-z]+\\\\){2,}|^$ validator',
    'a script': '<script>document.title="hacked"</script> validator',
    'right-to-left text': 'مدقق validator',
    ideographs: '验证者节点 validator',
    emoji: '🚀👩‍👩‍👧 validator',
    'control characters': `${bell}validator`,
  };
  test(`${Object.keys(PASTED).join(', ')} can be pasted, and the search continued`, async ({
    page,
    visit,
  }) => {
    await visit('/');
    const title = await page.title();
    const status = page.getByRole('status').filter({hasText: /result/iu});
    for (const [what, pasted] of Object.entries(PASTED)) {
      await openModal(page);
      await expect(status, what).toHaveCount(0);
      await page.keyboard.insertText(pasted);
      await expect(field(page), what).toHaveValue(pasted.slice(0, 64));
      await expect(status, what).toHaveCount(1);
      await field(page).fill('staking overview');
      await expect(hits(page).first(), what).toContainText(/staking overview/iu);
      expect(await page.title(), what).toBe(title);
      await page.keyboard.press('Escape');
      await expect(field(page), what).toBeHidden();
    }
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 390, height: 844}});

    test('the button opens the modal, Cancel closes it', async ({page, visit}) => {
      await visit('/endpoint');
      await page.getByRole('button', {name: 'Search'}).click();
      await expect(field(page)).toBeVisible();
      await page.getByRole('button', {name: 'Cancel'}).click();
      await expect(field(page)).toBeHidden();
    });
  });
}

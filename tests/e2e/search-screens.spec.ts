import {expect, test} from './fixtures';
import {field, hits, openModal, shown, store} from './search';
import {inCurrent} from './versions';

test('[2.29] the empty modal offers tasks of all readers, of the shown version', async ({
  page,
  visit,
}) => {
  await visit(inCurrent('/endpoint'));
  await openModal(page);
  for (const reader of ['Developers', 'Stakers', 'Validators', 'Block builders']) {
    const tasks = page.getByRole('region', {name: reader, exact: true}).getByRole('link');
    expect(await tasks.count()).toBeGreaterThan(1);
    for (const link of await tasks.all()) {
      await expect(link).toHaveAttribute('href', new RegExp(`^${inCurrent('/')}`, 'u'));
    }
  }
  await page.getByRole('link', {name: 'Delegate', exact: true}).click();
  await expect(page).toHaveURL(inCurrent('/staking/user-guide#delegate'));
  await expect(field(page)).toBeHidden();
});

test('[2.31] a search without results offers words of the site, in the modal and on its page', async ({
  page,
  visit,
}) => {
  await visit('/');
  await openModal(page);
  await field(page).fill('-32005');
  await expect(shown(page, 'No results for "-32005"')).toBeVisible();
  await shown(page, 'Did you mean:').getByRole('button').first().click();
  await expect(field(page)).toHaveValue(/^32\d{3}$/u);
  await expect(field(page)).toBeFocused();
  await expect(hits(page).first()).toBeVisible();
  await visit('/search?q=-32005');
  await page.getByText('Did you mean:').getByRole('button').first().click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('a hit has the title of its section, the text, and what leads to it, stored ones too', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit('/');
  await openModal(page);
  await field(page).fill('exceed maximum block range');
  const first = hits(page).first().getByRole('link');
  await expect(first).toHaveText(
    /^eth_getLogs…?.*exceed maximum block range.*RPC › eth namespace › Logs and filters$/u,
  );
  const snippet = first.locator('.search-hit-snippet');
  const lines = await snippet.evaluate(
    (element) => element.scrollHeight / parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(lines).toBeLessThan(2.2);
  await page.keyboard.press('Escape');
  await store(page, 'recent', 1);
  await openModal(page);
  await expect(hits(page).getByRole('link')).toHaveText('recent search 0Stored');
});

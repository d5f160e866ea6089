import type {Page} from '@playwright/test';
import {accessibilityFaults, Judged} from './accessibility';
import {chooseElsewhere} from './colourMode';
import {expect, test} from './fixtures';
import {field, hits, openModal, shown, store} from './search';

async function prepare(page: Page, width: number): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width, height: 900});
}

/**
 * Checks each state for violations in both colour modes, and the contrast of text that earlier states did not show: a
 * reader's action leads to the next state.
 */
function looker(page: Page): (state: string) => Promise<void> {
  const judged = new Judged();
  const modes: ('light' | 'dark')[] = ['light', 'dark'];
  return async (state) => {
    for (const mode of modes) {
      await chooseElsewhere(page, mode);
      expect.soft(await accessibilityFaults(page, 'html', judged), `${state}, ${mode}`).toEqual([]);
    }
    // The next state is reached in this mode.
    modes.reverse();
  };
}

for (const width of [390, 1440]) {
  test(`no state of the search modal has an accessibility violation in either mode: ${width} px wide`, async ({
    page,
    visit,
    silence,
  }) => {
    silence.allow(/Failed to load resource/u);
    await prepare(page, width);
    const expectNoFault = looker(page);
    await page.route('**/search-index/*.json', (route) => route.abort());
    await visit('/endpoint');
    await openModal(page);
    await expect(page.getByText('No recent searches')).toBeVisible();
    await expectNoFault('empty');
    await field(page).fill('validator');
    await expect(shown(page, 'Unable to fetch results')).toBeVisible();
    await expectNoFault('failed');
    await page.unroute('**/search-index/*.json');
    await field(page).fill('delegate');
    await expect(hits(page).first()).toBeVisible();
    await expectNoFault('hits');
    await field(page).fill('qqqqzzzz');
    await expect(shown(page, 'No results for "qqqqzzzz"')).toBeVisible();
    await expectNoFault('no hits');
    await page.keyboard.press('Escape');
    await store(page, 'recent', 2);
    await store(page, 'favorite', 2);
    await openModal(page);
    await expect(hits(page)).toHaveCount(4);
    await expectNoFault('recent and favourite searches');
  });

  test(`no state of the search page has an accessibility violation in either mode: ${width} px wide`, async ({
    page,
    visit,
    silence,
  }) => {
    silence.allow(/Failed to load resource/u);
    await prepare(page, width);
    const expectNoFault = looker(page);
    await page.route('**/search-index/*.json', (route) => route.abort());
    await visit('/search');
    await expectNoFault('empty');
    await page.getByRole('searchbox').fill('validator');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoFault('failed');
    await page.unroute('**/search-index/*.json');
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expectNoFault('hits');
    await page.getByRole('searchbox').fill('qqqqzzzz');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/No results/u);
    await expectNoFault('no hits');
  });
}

test('to a screen reader the modal is a dialog with a combobox and grids', async ({
  page,
  visit,
}) => {
  await visit('/');
  await openModal(page);
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Search":
      - status
      - combobox "Search"
      - paragraph: No recent searches
      - list:
        - listitem:
          - img "Enter key"
          - text: to select
        - listitem:
          - img "Arrow down"
          - img "Arrow up"
          - text: to navigate
        - listitem:
          - img "Escape key"
          - text: to close
  `);
  await field(page).fill('staking overview');
  await expect(hits(page).first()).toContainText(/staking overview/iu);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  const active = await field(page).getAttribute('aria-activedescendant');
  await expect(hits(page).first()).toHaveAttribute('id', active ?? 'none');
  await expect(page.getByRole('grid')).toHaveAttribute(
    'id',
    (await field(page).getAttribute('aria-controls')) ?? 'none',
  );
  await expect(page.getByRole('rowgroup', {name: 'Staking'})).toBeVisible();
  const site = page.locator('#__docusaurus');
  await expect(site).toHaveJSProperty('inert', true);
  await page.keyboard.press('Escape');
  await expect(site).toHaveJSProperty('inert', false);
});

test('Tab cycles in the modal, forwards and backwards', async ({page, visit}) => {
  await visit('/');
  await openModal(page);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('region').getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await field(page).fill('staking overview');
  await expect(hits(page).first()).toContainText(/staking overview/iu);
  const all = page.getByRole('link', {name: /^See all/u});
  await page.keyboard.press('Shift+Tab');
  await expect(all).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Clear the query'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(hits(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/staking/overview');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('stored searches can be removed by keyboard', async ({page, visit}) => {
  await visit('/');
  await store(page, 'recent', 1);
  await openModal(page);
  await expect(hits(page)).toHaveCount(1);
  await page.getByRole('button', {name: 'Save this search'}).press('Enter');
  await expect(page.getByRole('rowgroup', {name: 'Favorite'})).toBeVisible();
  await page.getByRole('button', {name: 'Remove this search from favorites'}).press('Enter');
  await expect(page.getByText('No recent searches')).toBeVisible();
});

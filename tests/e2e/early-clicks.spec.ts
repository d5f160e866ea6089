import type {Locator, Page} from '@playwright/test';
import {expect, hydrated, test} from './fixtures';
import {holdRequests} from './holdRequests';

/** The first script of every page, without which none hydrates. */
const MAIN = '**/assets/js/main.*';

/** Controls that a reader may use first: their location, and how to observe the effect. */
const reaches: Record<
  string,
  {button: (page: Page) => Locator; happened: (page: Page) => Promise<void>}
> = {
  'the search': {
    button: (page) => page.getByRole('button', {name: 'Search', exact: true}),
    happened: (page) => expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused(),
  },
  'the menu': {
    button: (page) => page.getByRole('button', {name: 'Toggle navigation bar'}),
    happened: (page) => expect(page.locator('.navbar-sidebar--show')).toBeVisible(),
  },
  'the language of a request': {
    button: (page) => page.getByRole('tab', {name: 'Python'}).first(),
    happened: (page) =>
      expect(page.getByRole('tab', {name: 'Python'}).first()).toHaveAttribute(
        'aria-selected',
        'true',
      ),
  },
};

for (const [name, {button, happened}] of Object.entries(reaches)) {
  test(`a click on ${name} before hydration is not lost`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    const {release} = await holdRequests(page, MAIN);
    await page.goto('/rpc/eth', {waitUntil: 'commit'});
    await button(page).click();
    release();
    await hydrated(page);
    await happened(page);
  });
}

test('a click on the colour mode before hydration is not lost', async ({page}) => {
  const {release} = await holdRequests(page, MAIN);
  await page.goto('/endpoint', {waitUntil: 'commit'});
  const toggle = page.getByRole('button', {name: /dark and light mode/});
  // It is still disabled.
  await toggle.click({force: true});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  release();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

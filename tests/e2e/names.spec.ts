import {expect, test} from './fixtures';
import {open as openThemeColours} from './themeColoursPage';
import {LATEST, unlessVersions} from './versions';

// The trees are in names.spec.ts-snapshots; after an intended change: npx playwright test names.spec.ts
// --update-snapshots
test('names, roles and states of navbar and version menu', async ({page, visit}) => {
  await visit('/endpoint');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  test.skip(...unlessVersions);
  await expect(navbar).toMatchAriaSnapshot({name: 'navbar.aria.yml'});
  await page.getByRole('button', {name: `Version: ${LATEST}`}).click();
  await expect(navbar).toMatchAriaSnapshot({name: 'navbar-versions-open.aria.yml'});
});

test('names, roles and states of language choice, table and dialog', async ({page, visit}) => {
  await visit('/endpoint');
  await openThemeColours(page);
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot({name: 'theme-colours.aria.yml'});
  await page.keyboard.press('Escape');

  await visit('/rpc/net');
  await expect(page.getByRole('table').last()).toMatchAriaSnapshot({name: 'table.aria.yml'});
  const languages = page.getByRole('tablist').first();
  await expect(languages).toMatchAriaSnapshot({name: 'languages.aria.yml'});
  await languages.getByRole('tab', {name: 'Python'}).click();
  await expect(languages).toMatchAriaSnapshot({name: 'languages-python.aria.yml'});
});

import {accessibilityFaults} from './accessibility';
import {expect, test} from './fixtures';
import {background, dialog, entry, field, open, primary, valueOf} from './themeColoursPage';

test('the dialog’s code is only fetched when it is opened', async ({page, visit}) => {
  await visit('/staking/overview');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page);
  expect(fetched.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
});

test('the dialog works by keyboard: it takes the focus, closes with Escape and restores the focus', async ({
  page,
  visit,
}) => {
  await visit('/staking/overview');
  await entry(page).press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('button', {name: 'Close theme colours'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('radio', {name: 'Light mode'})).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(entry(page)).toBeFocused();
});

test('[9.4] the seven shades are listed with hex, adjustment, contrast and grade', async ({
  page,
  visit,
}) => {
  await visit('/staking/overview');
  await open(page);
  const rows = [
    ['lightest', '-30', '#3cad6e', '2.83 Fail'],
    ['lighter', '-15', '#359962', '3.56 Fail'],
    ['light', '-10', '#33925d', '3.88 Fail'],
    ['primary', '0', '#2e8555', '4.56 AA'],
    ['dark', '10', '#29784c', '5.40 AA'],
    ['darker', '15', '#277148', '5.92 AA'],
    ['darkest', '30', '#205d3b', '7.80 AAA'],
  ];
  await expect(dialog(page).getByRole('row')).toHaveCount(1 + rows.length);
  for (const [index, [name = '', percent = '', hex = '', contrast = '']] of rows.entries()) {
    const row = dialog(page)
      .getByRole('row')
      .nth(index + 1);
    await expect(row.getByRole('rowheader')).toHaveText(name);
    await expect(row.getByRole('spinbutton')).toHaveValue(percent);
    await expect(row.getByRole('cell').nth(1)).toHaveText(hex);
    await expect(row.getByRole('cell').nth(2)).toHaveText(contrast);
  }
});

test('a missing # is added, invalid text is reported and ignored', async ({page, visit}) => {
  await visit('/staking/overview');
  await open(page);
  await field(page, 'Primary').fill('7A3FB0');
  expect(await primary(page)).toBe('#7a3fb0');
  await field(page, 'Primary').press('Enter');
  await expect(field(page, 'Primary')).toHaveValue('#7a3fb0');
  await field(page, 'Primary').fill('purple');
  await expect(dialog(page).getByRole('alert')).toContainText('Not a colour');
  await expect(field(page, 'Primary')).toHaveAccessibleDescription(/Not a colour/);
  await expect(field(page, 'Primary')).toHaveAttribute('aria-invalid', 'true');
  expect(await primary(page)).toBe('#7a3fb0');
  await field(page, 'Primary').fill('#abc');
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  await field(page, 'Primary').blur();
  expect(await primary(page)).toBe('#aabbcc');
});

test('a field reports incomplete text only on blur', async ({page, visit}) => {
  await visit('/staking/overview');
  await open(page);
  await field(page, 'Background').fill('#12');
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  await field(page, 'Background').blur();
  await expect(dialog(page).getByRole('alert')).toContainText('Not a colour');
  expect(await background(page)).toBe('rgb(255, 255, 255)');
});

test('the pickers and the percentages change the page too', async ({page, visit}) => {
  await visit('/staking/overview');
  await open(page);
  await dialog(page).getByLabel('Pick the background colour').fill('#fffaf0');
  expect(await background(page)).toBe('rgb(255, 250, 240)');
  await dialog(page)
    .getByRole('spinbutton', {name: /^darkest/})
    .fill('50');
  expect(await valueOf(page, '--ifm-color-primary-darkest')).toBe('#17422a');
  await dialog(page)
    .getByRole('spinbutton', {name: /^darkest/})
    .fill('999');
  expect(await valueOf(page, '--ifm-color-primary-darkest')).toBe('#17422a');
});

test('Reset restores a mode’s own colours and announces it', async ({page, visit}) => {
  await visit('/staking/overview');
  await open(page);
  await field(page, 'Primary').fill('#7a3fb0');
  await dialog(page).getByRole('button', {name: 'Reset light mode'}).click();
  expect(await primary(page)).toBe('#2e8555');
  await expect(field(page, 'Primary')).toHaveValue('#2e8555');
  await expect(dialog(page).getByRole('status')).toHaveText(
    'Light mode has its own colours again.',
  );
});

test('Copy as CSS copies the rules of both modes and announces it', async ({
  page,
  visit,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit('/staking/overview');
  await open(page);
  await field(page, 'Primary').fill('#7a3fb0');
  await dialog(page).getByRole('button', {name: 'Copy as CSS'}).click();
  await expect(dialog(page).getByRole('status')).toHaveText('The CSS of both modes is copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("html[data-theme='light'] {\n  --ifm-color-primary: #7a3fb0;");
  expect(copied).toContain("html[data-theme='dark'] {\n  --ifm-color-primary: #25c2a0;");
});

test('where copying is forbidden, the dialog says where the CSS is', async ({page, visit}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await visit('/staking/overview');
  await open(page);
  await dialog(page).getByRole('button', {name: 'Copy as CSS'}).click();
  await expect(dialog(page).getByRole('status')).toContainText('Show the CSS');
  await dialog(page).getByText('Show the CSS', {exact: true}).click();
  await expect(dialog(page).getByText("html[data-theme='light'] {")).toBeVisible();
});

test('a dialog that cannot be fetched is reported, and opens at the next attempt', async ({
  page,
  visit,
  silence,
}) => {
  silence.allow(/ERR_FAILED/);
  await visit('/staking/overview');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await entry(page).click();
  const status = page.getByRole('contentinfo').getByRole('status');
  await expect(status.filter({hasText: 'could not be loaded'})).toHaveCount(1);
  await page.unrouteAll();
  await open(page);
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
});

for (const mode of ['light', 'dark'] as const) {
  test(`the dialog has no accessibility violation in ${mode} mode`, async ({page, visit}) => {
    await page.addInitScript((theme) => {
      localStorage.setItem('theme', theme);
    }, mode);
    await visit('/staking/overview');
    await open(page);
    await field(page, 'Background').fill('nonsense');
    expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  });

  test(`the dialog fits a phone in ${mode} mode`, async ({page, visit}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.addInitScript((theme) => {
      localStorage.setItem('theme', theme);
    }, mode);
    await visit('/staking/overview');
    await open(page);
    const overflow = await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(overflow).toBe(0);
    await expect(dialog(page).getByRole('button', {name: /^Reset/})).toBeInViewport();
  });
}

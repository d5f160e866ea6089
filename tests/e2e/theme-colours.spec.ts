import AxeBuilder from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import {DEFAULT_SCHEMES, serialise} from '../../src/components/ThemeColours/scheme';
import {expect, hydrated, test} from './fixtures';

const entry = (page: Page): Locator =>
  page.getByRole('contentinfo').getByRole('button', {name: 'Theme colours'});
const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Theme colours'});
const field = (page: Page, name: string): Locator =>
  dialog(page).getByRole('textbox', {name, exact: true});
const toggle = (page: Page): Locator =>
  page.getByRole('button', {name: /Switch between dark and light mode/});

async function open(page: Page): Promise<void> {
  await entry(page).click();
  await expect(dialog(page)).toBeVisible();
}

/** Value of a custom property, as the whole page sees it. */
const valueOf = (page: Page, variable: string): Promise<string> =>
  page.locator('html').evaluate((html, name) => getComputedStyle(html).getPropertyValue(name), variable);
const primary = (page: Page): Promise<string> => valueOf(page, '--ifm-color-primary');
const background = (page: Page): Promise<string> =>
  page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);

const chosen = {
  light: {...DEFAULT_SCHEMES.light, primary: '#7a3fb0', background: '#fffaf0'},
  dark: {...DEFAULT_SCHEMES.dark, primary: '#f0a040', background: '#101114'},
};

test('[9.2] [9.3] both modes start with the given colours', async ({page, visit}) => {
  await visit('/staking/overview');
  expect(await primary(page)).toBe('#2e8555');
  expect(await background(page)).toBe('rgb(255, 255, 255)');
  await toggle(page).click();
  await expect.poll(() => primary(page)).toBe('#25c2a0');
  expect(await background(page)).toBe('rgb(24, 25, 32)');
});

test('the dialog is fetched only when it is opened', async ({page, visit}) => {
  await visit('/staking/overview');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page);
  expect(fetched.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
});

test('the dialog works by keyboard: it takes the focus, closes with Escape and gives the focus back', async ({
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

test('[9.4] the seven shades are listed with hex, adjustment, contrast and grade', async ({page, visit}) => {
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
    const row = dialog(page).getByRole('row').nth(index + 1);
    await expect(row.getByRole('rowheader')).toHaveText(name);
    await expect(row.getByRole('spinbutton')).toHaveValue(percent);
    await expect(row.getByRole('cell').nth(1)).toHaveText(hex);
    await expect(row.getByRole('cell').nth(2)).toHaveText(contrast);
  }
});

test('[9.18] a change shows at once, is kept in session storage and survives a reload', async ({page, visit}) => {
  await visit('/staking/overview');
  await open(page);
  await field(page, 'Primary').fill('#7a3fb0');
  await field(page, 'Background').fill('#fffaf0');
  expect(await primary(page)).toBe('#7a3fb0');
  expect(await background(page)).toBe('rgb(255, 250, 240)');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('colours')))).toEqual([]);
  await page.reload();
  await hydrated(page);
  expect(await primary(page)).toBe('#7a3fb0');
  expect(await background(page)).toBe('rgb(255, 250, 240)');
  await page.goto('/rpc/eth');
  await hydrated(page);
  expect(await primary(page)).toBe('#7a3fb0');
});

test('[9.18] stored colours are there before any script file runs', async ({page, silence}) => {
  silence.allow(/ERR_FAILED/);
  await page.addInitScript(
    ([light, dark]) => {
      localStorage.setItem('theme', 'dark');
      sessionStorage.setItem('theme-colours-light', light ?? '');
      sessionStorage.setItem('theme-colours-dark', dark ?? '');
    },
    [serialise(chosen.light), serialise(chosen.dark)],
  );
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/staking/overview');
  expect(await primary(page)).toBe('#f0a040');
  expect(await background(page)).toBe('rgb(16, 17, 20)');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#101114');
});

test('[9.18] no frame shows the stock colours while a page with stored colours loads', async ({page}) => {
  await page.addInitScript((light) => {
    sessionStorage.setItem('theme-colours-light', light);
    const seen = new Set<string>();
    Object.assign(window, {seen});
    const look = (): void => {
      // A frame can show the body only once the style sheet is there, and with it a value.
      const value = getComputedStyle(document.documentElement).getPropertyValue('--ifm-color-primary');
      if (document.body && value) seen.add(value);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, serialise(chosen.light));
  await page.goto('/staking/overview');
  await hydrated(page);
  expect(await page.evaluate(() => [...(window as unknown as {seen: Set<string>}).seen])).toEqual(['#7a3fb0']);
});

test('[9.18] each mode has colours of its own', async ({page, visit}) => {
  await visit('/staking/overview');
  await open(page);
  await field(page, 'Primary').fill('#7a3fb0');
  await dialog(page).getByText('Dark mode', {exact: true}).click();
  await expect(field(page, 'Primary')).toHaveValue('#25c2a0');
  expect(await primary(page)).toBe('#25c2a0');
  await field(page, 'Primary').fill('#f0a040');
  await dialog(page).getByText('Light mode', {exact: true}).click();
  await expect(field(page, 'Primary')).toHaveValue('#7a3fb0');
  await page.keyboard.press('Escape');
  await toggle(page).click();
  await expect.poll(() => primary(page)).toBe('#f0a040');
});

test('[9.18] toggling the mode applies what its slot holds and keeps it there', async ({page, visit}) => {
  await visit('/staking/overview');
  await page.evaluate((dark) => {
    sessionStorage.setItem('theme-colours-dark', dark);
  }, serialise(chosen.dark));
  await toggle(page).click();
  await expect.poll(() => primary(page)).toBe('#f0a040');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#101114');
  await toggle(page).click();
  await expect.poll(() => primary(page)).toBe('#2e8555');
  const stored = await page.evaluate(() => sessionStorage.getItem('theme-colours-light'));
  expect(stored).toBe(serialise(DEFAULT_SCHEMES.light));
});

for (const [what, text] of [
  ['no JSON', '{"primary":"#000'],
  ['of wrong types', '{"primary":1,"background":[],"adjustments":"x","variables":null}'],
  ['huge', `{"primary":"${'#'.repeat(500_000)}"}`],
  ['of a stranger', '{"accent":"#ff0000","variables":{"--ifm-color-primary":"#ff0000"}}'],
  ['an attack', serialise(chosen.light).replaceAll('#7a3fb0', 'red;}body{display:none')],
  ['at odds with itself', serialise(chosen.light).replace('"#7a3fb0"', '"#ff0000"')],
] as const) {
  test(`[9.18] a stored value that is ${what} is ignored`, async ({page, visit}) => {
    await page.addInitScript((value) => {
      sessionStorage.setItem('theme-colours-light', value);
    }, text);
    await visit('/staking/overview');
    await expect.poll(() => primary(page)).toBe('#2e8555');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

test('a missing # is added, wrong text is said to be wrong and ignored', async ({page, visit}) => {
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

test('a field says that its text is unfinished only once it is left', async ({page, visit}) => {
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
  await dialog(page).getByRole('spinbutton', {name: /^darkest/}).fill('50');
  expect(await valueOf(page, '--ifm-color-primary-darkest')).toBe('#17422a');
  await dialog(page).getByRole('spinbutton', {name: /^darkest/}).fill('999');
  expect(await valueOf(page, '--ifm-color-primary-darkest')).toBe('#17422a');
});

test('Reset brings a mode back to its own colours and says so', async ({page, visit}) => {
  await visit('/staking/overview');
  await open(page);
  await field(page, 'Primary').fill('#7a3fb0');
  await dialog(page).getByRole('button', {name: 'Reset light mode'}).click();
  expect(await primary(page)).toBe('#2e8555');
  await expect(field(page, 'Primary')).toHaveValue('#2e8555');
  await expect(dialog(page).getByRole('status')).toHaveText('Light mode has its own colours again.');
});

test('Copy as CSS copies the rules of both modes and says so', async ({page, visit, context}) => {
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

test('without storage the colours last as long as the page', async ({page, visit, silence}) => {
  silence.allow(/storage is not available/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new Error('denied');
      },
    });
  });
  await visit('/staking/overview');
  await open(page);
  await field(page, 'Primary').fill('#7a3fb0');
  await page.keyboard.press('Escape');
  await toggle(page).click();
  await expect.poll(() => primary(page)).toBe('#25c2a0');
  await toggle(page).click();
  await expect.poll(() => primary(page)).toBe('#7a3fb0');
});

test('a dialog that cannot be fetched says so, and opens at the next try', async ({page, visit, silence}) => {
  silence.allow(/ERR_FAILED/);
  await visit('/staking/overview');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await entry(page).click();
  await expect(page.getByRole('status')).toContainText('could not be loaded');
  await page.unrouteAll();
  await open(page);
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
});

for (const mode of ['light', 'dark'] as const) {
  test(`the dialog has no accessibility fault in ${mode} mode`, async ({page, visit}) => {
    await page.addInitScript((theme) => {
      localStorage.setItem('theme', theme);
    }, mode);
    await visit('/staking/overview');
    await open(page);
    await field(page, 'Background').fill('nonsense');
    const {violations} = await new AxeBuilder({page}).include('dialog').analyze();
    expect(violations.map(({id, nodes}) => [id, nodes.map((node) => node.html)])).toEqual([]);
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

import {DEFAULT_SCHEMES, serialise} from '../../src/components/ThemeColours/scheme';
import {expect, hydrated, test} from './fixtures';
import {background, dialog, field, open, primary, toggle} from './themeColoursPage';

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

test('[9.18] a change is shown immediately, stored in session storage and survives a reload', async ({
  page,
  visit,
}) => {
  await visit('/staking/overview');
  await open(page);
  await field(page, 'Primary').fill('#7a3fb0');
  await field(page, 'Background').fill('#fffaf0');
  expect(await primary(page)).toBe('#7a3fb0');
  expect(await background(page)).toBe('rgb(255, 250, 240)');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('colours'))),
  ).toEqual([]);
  await page.reload();
  await hydrated(page);
  expect(await primary(page)).toBe('#7a3fb0');
  expect(await background(page)).toBe('rgb(255, 250, 240)');
  await page.goto('/rpc/eth');
  await hydrated(page);
  expect(await primary(page)).toBe('#7a3fb0');
});

test('[9.18] stored colours are applied before any script file runs', async ({page, silence}) => {
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

test('[9.18] no frame shows the stock colours while a page with stored colours loads', async ({
  page,
}) => {
  await page.addInitScript((light) => {
    sessionStorage.setItem('theme-colours-light', light);
    const seen = new Set<string>();
    Object.assign(window, {seen});
    const look = (): void => {
      // Before this element nothing is visible: the parser is still at the scripts above it.
      const shown = document.querySelector('#__docusaurus') !== null;
      const value = getComputedStyle(document.documentElement).getPropertyValue(
        '--ifm-color-primary',
      );
      if (shown) seen.add(value);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, serialise(chosen.light));
  await page.goto('/staking/overview');
  await hydrated(page);
  expect(await page.evaluate(() => [...(window as unknown as {seen: Set<string>}).seen])).toEqual([
    '#7a3fb0',
  ]);
});

test('[9.18] each mode has its own colours', async ({page, visit}) => {
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

test('[9.18] toggling the mode applies the colours of its slot and keeps them', async ({
  page,
  visit,
}) => {
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
  [
    'written by another program',
    '{"accent":"#ff0000","variables":{"--ifm-color-primary":"#ff0000"}}',
  ],
  ['an attack', serialise(chosen.light).replaceAll('#7a3fb0', 'red;}body{display:none')],
  ['inconsistent', serialise(chosen.light).replace('"#7a3fb0"', '"#ff0000"')],
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

import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {field} from './search';
import {LATEST} from './versions';
import {withoutVersions} from '../absent';

interface Stop {
  readonly name: string;
  readonly faults: readonly string[];
}

/** The focused element: its name, and what hides its focus from a reader. Undefined at the end of the page. */
async function focused(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(element);
    const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    const frame = element.parentElement && getComputedStyle(element.parentElement);
    const isFramed = frame !== null && frame.outlineStyle !== 'none';
    const isSeen = Array.from(element.getClientRects()).some((box) =>
      [0.25, 0.5, 0.75].some((part) => {
        const at = document.elementFromPoint(box.left + box.width * part, box.top + box.height / 2);
        return at !== null && (element.contains(at) || at.contains(element));
      }),
    );
    return {
      name: element.outerHTML.slice(0, 100),
      faults: [
        ...(isOutlined || isFramed || boxShadow !== 'none' ? [] : ['no focus indicator']),
        ...(isSeen ? [] : ['covered, or outside the window']),
      ],
    };
  });
}

for (const path of ['/rpc/net', '/search']) {
  test(`${path}: Tab leads from the address bar through everything and out again, and the focus is visible at every stop`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await visit(path);
    const stops: Stop[] = [];
    for (let pressed = 0; pressed < 400; pressed += 1) {
      await page.keyboard.press('Tab');
      const stop = await focused(page);
      if (stop === undefined) break;
      stops.push(stop);
    }
    expect(stops.length).toBeLessThan(400);
    const all = await page.evaluate(
      () =>
        Array.from(document.querySelectorAll<HTMLElement>('a[href], button, input')).filter(
          (element) => element.tabIndex >= 0 && element.checkVisibility({visibilityProperty: true}),
        ).length,
    );
    expect(stops.length).toBeGreaterThanOrEqual(all);
    expect(stops.filter(({faults}) => faults.length > 0)).toEqual([]);
  });
}

/** Opens the version dropdown, closes it, and chooses Next, all by keyboard. */
async function chooseNext(page: Page): Promise<void> {
  const version = page.getByRole('button', {name: `Version: ${LATEST}`});
  const next = page.getByRole('link', {name: 'Next', exact: true});
  await version.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(version).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/next\/rpc\/net/);
  // A frame after navigation the focus moves to its beginning.
  await expect(next).toHaveCount(0);
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });
}

test('by keyboard alone: version, search, language, copying, contents, details and dialogs, and the focus is restored', async ({
  page,
  visit,
}) => {
  await visit('/rpc/net');
  const press = (key: string) => page.keyboard.press(key);

  // The skip link is first and leads past the navbar.
  await press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();

  if (withoutVersions === undefined) await chooseNext(page);

  const search = page.getByRole('button', {name: /^Search/});
  await search.focus();
  await press('Enter');
  await expect(field(page)).toBeFocused();
  for (let pressed = 0; pressed < 6; pressed += 1) await press('Tab');
  expect(
    await page.evaluate(() => document.activeElement?.closest('.DocSearch-Modal') !== null),
  ).toBe(true);
  await press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(search).toBeFocused();

  await page.getByRole('tab', {name: 'curl'}).first().focus();
  await press('ArrowRight');
  await press('Enter');
  const viem = page.getByRole('tab', {name: 'viem'}).first();
  await expect(viem).toHaveAttribute('aria-selected', 'true');
  await expect(viem).toBeFocused();

  const copy = page.getByRole('button', {name: 'Copy code to clipboard'}).first();
  await copy.focus();
  await press('Enter');
  await expect(copy).toBeFocused();

  const details = page.locator('.theme-doc-markdown details').first();
  await details.locator('summary').focus();
  await press('Enter');
  await expect(details).toHaveAttribute('open', '');
  // Wait for the animation to start: closing it before leaves it marked as open (3.8.1).
  await expect(details.locator('> div')).toHaveCSS('overflow', 'visible');
  await press('Enter');
  await expect(details).not.toHaveAttribute('open', '');

  const entry = page.getByRole('navigation', {name: 'On this page'}).getByRole('link').last();
  await entry.focus();
  await press('Enter');
  const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await press('Tab');
  expect(await focused(page)).toMatchObject({faults: []});

  const colours = page.getByRole('button', {name: 'Theme colours'});
  await colours.focus();
  await press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press('Escape');
  await expect(colours).toBeFocused();
});

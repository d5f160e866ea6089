import {expect, type Locator, type Page} from '@playwright/test';

/** The footer's button. */
export const entry = (page: Page): Locator =>
  page.getByRole('contentinfo').getByRole('button', {name: 'Theme colours'});
export const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Theme colours'});
/** A text field of the dialog, by its label. */
export const field = (page: Page, name: string): Locator =>
  dialog(page).getByRole('textbox', {name, exact: true});
/** The colour mode toggle of the navbar. */
export const toggle = (page: Page): Locator =>
  page.getByRole('button', {name: /Switch between dark and light mode/});

/** Opens the dialog from the footer. */
export async function open(page: Page): Promise<void> {
  await entry(page).click();
  await expect(dialog(page)).toBeVisible();
}

/** Value of a custom property on the root. */
export const valueOf = (page: Page, variable: string): Promise<string> =>
  page
    .locator('html')
    .evaluate((html, name) => getComputedStyle(html).getPropertyValue(name), variable);
export const primary = (page: Page): Promise<string> => valueOf(page, '--ifm-color-primary');
/** Background colour of the page, as `rgb(…)`. */
export const background = (page: Page): Promise<string> =>
  page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);

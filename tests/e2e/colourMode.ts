import {expect, type Page} from '@playwright/test';

/** In the page: disables transitions, and changes the colour mode as another tab would. */
function change(newValue: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after {transition: none !important}');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const oldValue = localStorage.getItem('theme');
  localStorage.setItem('theme', newValue);
  dispatchEvent(
    new StorageEvent('storage', {key: 'theme', oldValue, newValue, storageArea: localStorage}),
  );
}

/** Changes the colour mode without a visit, and waits until the new colours have been painted. */
export async function chooseElsewhere(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate(change, mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await page.evaluate(async () => {
    for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame);
  });
}

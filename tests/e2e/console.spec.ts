import {expect, test} from './fixtures';
import {pagePaths} from './pages';

test.describe.configure({mode: 'parallel', timeout: 240_000});

for (const width of [390, 1440]) {
  for (const mode of ['light', 'dark']) {
    test(`all ${pagePaths.length} pages load in silence, ${width} px wide, ${mode}`, async ({
      page,
      visit,
      silence,
    }) => {
      await page.addInitScript((choice) => localStorage.setItem('theme', choice), mode);
      await page.setViewportSize({width, height: 900});
      for (const path of pagePaths) {
        await visit(path);
        await expect(page.locator('html'), path).toHaveAttribute('data-theme', mode);
        await expect(page.getByRole('heading', {level: 1}), path).toHaveCount(1);
        await expect(page.getByRole('navigation', {name: 'Main'}), path).toHaveCount(1);
        await expect(page.getByRole('contentinfo'), path).toHaveCount(1);
        expect(silence.faults(), path).toEqual([]);
      }
    });
  }
}

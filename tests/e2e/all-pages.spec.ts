import {accessibilityFaults} from './accessibility';
import {expect, test} from './fixtures';
import {pagePaths} from './pages';
import {reflowFaults} from './reflow';
import {smallTargets} from './targets';

test.describe.configure({mode: 'parallel', timeout: 900_000});

for (const width of [390, 1440]) {
  for (const mode of ['light', 'dark']) {
    // What stands where depends on the width only: it is measured in one of the two modes.
    const measured = mode === 'light';
    test(`all ${pagePaths.length} pages load in silence, are accessible${measured ? ', reflow, have targets large enough' : ''} and leave no cookie, ${width} px wide, ${mode}`, async ({
      page,
      context,
      visit,
      silence,
    }) => {
      await page.addInitScript((choice) => localStorage.setItem('theme', choice), mode);
      await page.setViewportSize({width, height: 900});
      const judged = new Set<string>();
      for (const path of pagePaths) {
        await visit(path);
        await expect(page.locator('html'), path).toHaveAttribute('data-theme', mode);
        await expect(page.getByRole('heading', {level: 1}), path).toHaveCount(1);
        await expect(page.getByRole('navigation', {name: 'Main'}), path).toHaveCount(1);
        await expect(page.getByRole('contentinfo'), path).toHaveCount(1);
        if (measured) {
          expect(await smallTargets(page), path).toEqual([]);
          if (width === 390) expect(await reflowFaults(page), path).toEqual([]);
        }
        expect(await accessibilityFaults(page, 'html', judged), path).toEqual([]);
        expect(silence.faults(), path).toEqual([]);
      }
      expect(await context.cookies()).toEqual([]);
    });
  }
}

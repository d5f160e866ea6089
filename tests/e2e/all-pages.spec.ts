import {accessibilityFaults, Judged} from './accessibility';
import {chooseElsewhere} from './colourMode';
import {expect, test} from './fixtures';
import {pagePaths} from './pages';
import {reflowFaults} from './reflow';
import {smallTargets} from './targets';

// A writer may add hundreds of pages.
test.describe.configure({mode: 'parallel', timeout: 20_000 * pagePaths.length});

/** Each page is loaded in one mode and switched to the other: loaded in either, in one of the two widths. */
const walks = [
  {width: 390, loaded: 'dark', changed: 'light'},
  {width: 1440, loaded: 'light', changed: 'dark'},
] as const;

for (const {width, loaded, changed} of walks) {
  test(`all ${pagePaths.length} pages are silent and accessible in both colour modes, reflow, have sufficiently large targets and set no cookie, ${width} px wide`, async ({
    page,
    context,
    visit,
    silence,
  }) => {
    await page.addInitScript((mode) => {
      localStorage.setItem('theme', mode);
    }, loaded);
    // Colours change immediately.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize({width, height: 900});
    const judged = new Judged();
    for (const path of pagePaths) {
      await visit(path);
      await expect(page.getByRole('heading', {level: 1}), path).toHaveCount(1);
      await expect(page.getByRole('navigation', {name: 'Main'}), path).toHaveCount(1);
      await expect(page.getByRole('contentinfo'), path).toHaveCount(1);
      expect(await smallTargets(page), path).toEqual([]);
      if (width === 390) expect(await reflowFaults(page), path).toEqual([]);
      for (const mode of [loaded, changed]) {
        const name = `${path} ${mode}`;
        if (mode === changed) await chooseElsewhere(page, mode);
        await expect(page.locator('html'), name).toHaveAttribute('data-theme', mode);
        expect(await accessibilityFaults(page, 'html', judged), name).toEqual([]);
        expect(silence.faults(), name).toEqual([]);
      }
    }
    expect(await context.cookies()).toEqual([]);
  });
}

import {accessibilityFaults} from './accessibility';
import {expect, test} from './fixtures';
import {areaOf, otherThanRecord, writeRecord} from './pixels';
import {reflowFaults} from './reflow';
import {inCurrent} from './versions';

const path = inCurrent('/kitchen-sink');

/** Sections whose pixels are compared, by the ids of their headings. */
const PARTS = ['callouts', 'tables', 'code', 'diagram', 'cards'];

test.describe('the kitchen sink, in development and in tests', () => {
  test.use({site: 'altered'});

  for (const mode of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      test(`every form is accessible: ${mode}, ${width} px wide`, async ({
        page,
        visit,
      }, testInfo) => {
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        await page.setViewportSize({width, height: 900});
        await visit(path);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        await page.getByText('Folded', {exact: true}).click();
        expect(await accessibilityFaults(page)).toEqual([]);
        // For reviewers, the whole page. Its parts are compared where the browser and the fonts are those of the record.
        const body = await page.screenshot({fullPage: true});
        await testInfo.attach(`kitchen sink, ${mode}, ${width} px`, {
          body,
          contentType: 'image/png',
        });
      });

      test(`looks as recorded: ${mode}, ${width} px wide`, async ({page, visit, browser}, info) => {
        const isRecording = ['all', 'changed'].includes(info.config.updateSnapshots);
        const reason = isRecording
          ? writeRecord(browser.version())
          : otherThanRecord(browser.version());
        if (reason !== undefined) console.warn(`No pixels are compared: ${reason}`);
        test.skip(reason !== undefined, reason);
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        await page.setViewportSize({width, height: 900});
        await visit(path);
        await page.evaluate(() => document.fonts.ready);
        for (const part of PARTS)
          await expect.soft(page).toHaveScreenshot(`${part}-${mode}-${width}.png`, {
            fullPage: true,
            clip: await areaOf(page, part),
            maxDiffPixels: 20,
          });
      });
    }
  }

  test('no form is wider than a narrow screen', async ({page, visit}) => {
    await visit(path);
    expect(await reflowFaults(page)).toEqual([]);
  });

  test('every form is there', async ({page, visit}) => {
    await visit(path);
    const main = page.getByRole('main');
    await expect(main.locator('.theme-admonition')).toHaveCount(6);
    await expect(main.getByRole('figure')).toHaveCount(1);
    for (const name of ['Symptom', 'Empty corner', 'Network name', 'StakeHub']) {
      await expect(main.getByText(name).first()).toBeVisible();
    }
  });
});

test('the kitchen sink is not published', async ({request}) => {
  for (const published of [path, '/kitchen-sink']) {
    expect((await request.get(published)).status(), published).toBe(404);
  }
});

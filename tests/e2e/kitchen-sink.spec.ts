import {accessibilityFaults} from './accessibility';
import {expect, test} from './fixtures';
import {reflowFaults} from './reflow';
import {inCurrent} from './versions';

const path = inCurrent('/kitchen-sink');

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
        // For reviewers: fonts differ between machines, so pixels are not compared.
        const body = await page.screenshot({fullPage: true});
        await testInfo.attach(`kitchen sink, ${mode}, ${width} px`, {
          body,
          contentType: 'image/png',
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

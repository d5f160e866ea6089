import {accessibilityFaults} from './accessibility';
import {expect, test} from './fixtures';
import {ASKED_AGAIN, dialog, openDialog, row, saveVersion, startSite} from './offline';
import {summaryOf, toolOf} from './tools';
import {LATEST} from './versions';

test.describe.configure({timeout: 120_000});

const {go, disconnect} = startSite();

/** A tool of each kind of page, with a field that changes its result. */
const TOOLS = [
  ['/staking/overview', 'What do I earn?', 'Your stake', '2345'],
  ['/validator/run-val', 'My next turn', 'Newest block', '1605'],
  ['/validator/run-val', 'Downtime clock', 'Misses so far', '49'],
] as const;

test('tools of a saved version calculate without a network, and ask nobody', async ({
  page,
  silence,
}) => {
  silence.allow(ASKED_AGAIN);
  await go(page, '/endpoint');
  await saveVersion(page);
  await disconnect(page);
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    // Not what is prefetched for links to the version that is not saved.
    if (request.resourceType() !== 'other') failed.push(request.url());
  });
  for (const [address, title, label, value] of TOOLS) {
    await go(page, address);
    const tool = toolOf(page, title);
    const before = await summaryOf(tool).textContent();
    await tool.getByLabel(label, {exact: true}).first().fill(value);
    // Its code comes from the copy.
    await expect(summaryOf(tool)).not.toHaveText(before ?? '', {timeout: 20_000});
    await expect(summaryOf(tool)).toHaveText(/\d/u);
  }

  // The builder's code is loaded when a plan is changed.
  await go(page, '/validator/overview#tool=configuration');
  const builder = toolOf(page, 'Configuration of your machines');
  await builder.getByLabel('Sentry 1, private').fill('10.7.0.11');
  await expect(summaryOf(builder)).toContainText('not as in the default plan');
  expect(failed.filter((url) => !url.endsWith('/offline/versions.json'))).toEqual([]);
});

test('the dialog is accessible, with and without a saved version, in every rendering', async ({
  page,
}) => {
  // While the dialog fades in, its contrast is lower.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await go(page, '/endpoint');
  for (const isSaved of [false, true]) {
    if (isSaved) await saveVersion(page);
    for (const width of [1440, 390])
      for (const theme of ['light', 'dark']) {
        await page.setViewportSize({width, height: 844});
        await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
        await openDialog(page);
        await expect(row(page, LATEST).getByText(isSaved ? /^Saved/u : /MB/u)).toBeVisible();
        const faults = await accessibilityFaults(page, 'dialog[open]');
        expect(faults, `${theme}, ${width} px`).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toBeHidden();
      }
  }
});

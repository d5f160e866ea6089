import type {Page} from '@playwright/test';
import {accessibilityFaults, Judged} from './accessibility';
import {chooseElsewhere} from './colourMode';
import {expect, test} from './fixtures';
import {open as openThemeColours} from './themeColoursPage';
import {LATEST, unlessVersions} from './versions';

interface State {
  readonly path: string;
  readonly reach: (page: Page) => Promise<void>;
  /** Width of the window in which the state exists, if not in all. */
  readonly only?: number;
}

/** Elements that a reader can open, and how. */
const states: Readonly<Record<string, State>> = {
  'the version menu': {
    path: '/endpoint',
    only: 1440,
    reach: (page) => {
      test.skip(...unlessVersions);
      return page.getByRole('button', {name: `Version: ${LATEST}`}).click();
    },
  },
  'the language menu': {
    path: '/endpoint',
    only: 1440,
    reach: (page) => page.getByRole('button', {name: 'Language: English'}).click(),
  },
  'the sidebar of a phone': {
    path: '/staking/overview',
    only: 390,
    reach: async (page) => {
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(page.locator('.navbar-sidebar').getByText('User guide')).toBeInViewport();
    },
  },
  'the contents list of a phone': {
    path: '/staking/overview',
    only: 390,
    reach: (page) => page.locator('.theme-doc-toc-mobile summary').click(),
  },
  'the theme colours': {path: '/', reach: (page) => openThemeColours(page)},
  'all details of a page': {
    path: '/rpc/net',
    reach: async (page) => {
      for (const summary of await page.locator('article details > summary:visible').all()) {
        await summary.click();
      }
    },
  },
};

for (const [name, {path, reach, only}] of Object.entries(states)) {
  for (const width of only === undefined ? [390, 1440] : [only]) {
    test(`${name}, open, has no accessibility violation in either mode: ${width} px wide`, async ({
      page,
      visit,
    }) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'light'));
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.setViewportSize({width, height: 900});
      await visit(path);
      await reach(page);
      const checked = new Judged();
      expect(await accessibilityFaults(page, 'html', checked), 'light').toEqual([]);
      await chooseElsewhere(page, 'dark');
      expect(await accessibilityFaults(page, 'html', checked), 'dark').toEqual([]);
    });
  }
}

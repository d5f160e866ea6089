import {defineConfig, devices} from '@playwright/test';
import {launchOptions, shellLaunchOptions} from './tests/e2e/chromium';
import type {SiteOptions} from './tests/e2e/fixtures';
import {unpatchedSite} from './tests/sites/paths';

/** Behaviour that the specification asks for. */
const SPECIFIED = /\/[1-9]-\w+\.spec\.ts$/u;

export default defineConfig<SiteOptions>({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/setup.ts',
  outputDir: 'test-results/browser',
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A browser on a busy machine can time out. Tests that pass only when retried are listed at the end of the test
  // command.
  retries: process.env.CI ? 2 : 0,
  timeout: 30_000,
  expect: {timeout: 7_000},
  reporter: [['list'], ['json', {outputFile: 'test-results/browser.json'}]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: {width: 1440, height: 900},
    // Differs from the site's default, so that a test shows which one applies.
    colorScheme: 'dark',
    launchOptions: launchOptions(),
  },
  projects: [
    {name: 'specification', testMatch: SPECIFIED},
    {name: 'site', testIgnore: SPECIFIED, use: {launchOptions: shellLaunchOptions()}},
    {
      // Specified behaviour must not depend on performance patches.
      name: 'unpatched',
      testMatch: SPECIFIED,
      grepInvert: /@patch/u,
      use: {site: unpatchedSite},
    },
  ],
});

import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

/**
 * The browser of the tests: `CHROMIUM_PATH`, else Debian's, else the one that Playwright downloaded. `undefined` when
 * there is none.
 */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen !== undefined && chosen !== '') {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
  }
  return ['/usr/bin/chromium', chromium.executablePath()].find((file) => existsSync(file));
}

/** Debian's package of Chromium without windows, and its command. */
export const SHELL = 'chromium-headless-shell';

/**
 * Chromium without windows: the same engine, pages and protocol, and a third less CPU per test. Full Chromium where it is
 * not installed, or when `CHROMIUM_PATH` chooses one.
 */
export function findShell(): string | undefined {
  const shell = `/usr/bin/${SHELL}`;
  const chosen = process.env.CHROMIUM_PATH;
  return (chosen === undefined || chosen === '') && existsSync(shell) ? shell : findChromium();
}

/** Features that Playwright disables in Chromium. Chromium only uses the last list, so ours repeats it. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Internal pages that each window would load for its address bar: half a second of CPU per test. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A process in advance for the next site, which no test has: an eighth of the CPU of opening and closing a window. */
const SPARE_PROCESS = ['SpareRendererForSitePerProcess'];

/**
 * No traffic may leave this machine: background services are off, and every host name but the test server's fails to
 * resolve. The sandbox needs privileges that a container does not have.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR, ...SPARE_PROCESS].join()}`,
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** Launch options of a browser, for tests and benchmarks. */
export function launchOptions() {
  return {args: chromiumFlags, executablePath: findChromium()};
}

/** Launch options of a browser without windows, for tests that need none. */
export function shellLaunchOptions() {
  return {args: chromiumFlags, executablePath: findShell()};
}

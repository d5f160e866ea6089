import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

/**
 * The browser that the tests drive: `CHROMIUM_PATH`, else Debian's own, else the one that Playwright downloaded.
 * `undefined` when there is none.
 */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen !== undefined && chosen !== '') {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
  }
  return ['/usr/bin/chromium', chromium.executablePath()].find((file) => existsSync(file));
}

/** What Playwright turns off in Chromium. Of several lists Chromium heeds the last only, so ours repeats it. */
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

/** Pages of the browser's own that each window would load for its address bar, which nobody sees: half a second of a processor a test. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * Nothing may leave this machine: background services are off, and every name but the test server's address
 * fails to resolve. The sandbox needs rights that a container does not give.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR].join()}`,
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** How a browser is started, in tests and measurements. */
export function launchOptions() {
  return {args: chromiumFlags, executablePath: findChromium()};
}

import {findChromium, findShell, SHELL} from '../../tests/e2e/chromium';
import {findProgram} from '../../tests/tools';
import {run} from './run';

const canInstall = () => process.getuid?.() === 0 && findProgram('apt-get') !== undefined;

const install = (name: string) =>
  run('apt-get', ['install', '--yes', '--no-install-recommends', name]);

/**
 * Ensures that a browser is installed: installs Debian's where this is possible without asking, otherwise prints how to
 * install one.
 */
export async function ensureChromium(): Promise<boolean> {
  if (findChromium() === undefined && canInstall()) {
    await run('apt-get', ['update']);
    await install('chromium');
  }
  if (findChromium() !== undefined) {
    const lacksShell = !process.env.CHROMIUM_PATH && findShell() === findChromium();
    // Not every distribution has it; the tests then use Chromium.
    if (process.env.CI && lacksShell && canInstall()) await install(SHELL);
    return true;
  }
  console.error(
    'No Chromium: set CHROMIUM_PATH, or run "sudo apt-get install chromium" or "npx playwright install chromium".',
  );
  return false;
}

import {findChromium} from '../../tests/e2e/chromium';
import {findProgram} from '../../tests/tools';
import {run} from './run';

/**
 * Ensures that a browser is installed: installs Debian's where this is possible without asking, otherwise prints how to
 * install one.
 */
export async function ensureChromium(): Promise<boolean> {
  if (findChromium() !== undefined) return true;
  if (process.getuid?.() === 0 && findProgram('apt-get') !== undefined) {
    await run('apt-get', ['update']);
    await run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']);
  }
  if (findChromium() !== undefined) return true;
  console.error(
    'No Chromium: set CHROMIUM_PATH, or run "sudo apt-get install chromium" or "npx playwright install chromium".',
  );
  return false;
}

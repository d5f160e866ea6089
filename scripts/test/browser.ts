import {findChromium} from '../../tests/e2e/chromium';
import {findProgram} from '../../tests/tools';
import {run} from './run';

/**
 * Makes sure that there is a browser, installing Debian's where this may be done without asking, and says in one
 * line how to get it where not.
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

import fs from 'node:fs';
import path from 'node:path';
import {cachedFile} from './cached';

/** Passed checks of so many inputs are remembered. */
const REMEMBERED = 200;

/**
 * Runs checks that have not passed before with the same inputs and code.
 *
 * @param folder remembers what passed
 * @param digest of the code of the checks
 */
export function checkOnce(folder: string, digest: () => string) {
  let code: string | undefined;
  return <Fault>(inputs: readonly unknown[], check: () => Fault[]): Fault[] => {
    code ??= digest();
    const passed = cachedFile(folder, [code, JSON.stringify(inputs)]);
    if (fs.existsSync(passed)) return [];
    const faults = check();
    if (faults.length > 0) return faults;
    fs.mkdirSync(folder, {recursive: true});
    const others = fs.readdirSync(folder);
    if (others.length >= REMEMBERED)
      for (const name of others) fs.rmSync(path.join(folder, name), {force: true});
    fs.writeFileSync(passed, '');
    return faults;
  };
}

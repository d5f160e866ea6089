/*
 * `npm run adopt`: makes the site that of another network. Asks for each placeholder of the network profile, or takes a
 * profile from a file (`npm run adopt -- other.json`), writes docs/_data/network.json only when it is valid, lists what
 * is still a placeholder, and builds the site. `--list` only lists; `--no-build` does not build.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {parseArgs} from 'node:util';
import {ProfileError} from '../src/profile/fault';
import {PROFILE_FILE, placeholderSummary} from '../src/profile/placeholders';
import {readJson} from '../src/profile/readJson';
import {profileFaults} from '../src/profile/validate';
import {interview} from './adopt/interview';
import {profileFrom} from './adopt/profileFrom';

const {values, positionals} = parseArgs({
  options: {list: {type: 'boolean'}, 'no-build': {type: 'boolean'}},
  allowPositionals: true,
});
const [given] = positionals;
const siteDir = process.cwd();
const schema = readJson(siteDir, 'docs/_data/network.schema.json') as Record<string, unknown>;

/** Replaces the profile in one step, so that an interruption leaves the one before. */
function save(text: string): void {
  const partial = path.join(siteDir, `${PROFILE_FILE}.partial`);
  writeFileSync(partial, text);
  renameSync(partial, path.join(siteDir, PROFILE_FILE));
}

async function askForAll(): Promise<void> {
  const faults = profileFaults(readJson(siteDir, PROFILE_FILE), schema);
  if (faults.length > 0) throw new ProfileError(PROFILE_FILE, faults);
  const lines = createInterface({input: process.stdin});
  const answers = lines[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string | undefined> => {
    process.stdout.write(question);
    const line: IteratorResult<string, undefined> = await answers.next();
    return line.value;
  };
  console.log('Each answer is checked and written at once; Ctrl+D ends, and a later run goes on.');
  await interview(readFileSync(path.join(siteDir, PROFILE_FILE), 'utf8'), schema, {
    ask,
    say: console.log,
    save,
  });
  lines.close();
}

/** @returns the exit code */
async function adopt(): Promise<number> {
  if (values.list !== true) {
    if (given === undefined) await askForAll();
    else save(profileFrom(given, readFileSync(given, 'utf8'), schema));
    console.log(`\n${PROFILE_FILE} is written; "git diff ${PROFILE_FILE}" shows the changes.`);
  }
  const left = placeholderSummary(readJson(siteDir, PROFILE_FILE));
  console.log(left === '' ? 'No placeholder is left.' : left);
  if (values.list === true || values['no-build'] === true) return 0;
  const tsx = ['--import', 'tsx', 'scripts/build.mts'];
  return spawnSync(process.execPath, tsx, {stdio: ['ignore', 'inherit', 'inherit']}).status ?? 1;
}

try {
  process.exitCode = await adopt();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (values.list !== true) console.error(`${PROFILE_FILE} is unchanged.`);
  process.exitCode = 1;
}

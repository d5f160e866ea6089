/*
 * The test command: checks, unit, build and browser tests, examples on real nodes, and the table of requirements. All of them run even when one
 * fails; the last line adds them up.
 */
import {rmSync} from 'node:fs';
import {
  browserResults,
  reportFiles,
  unitAndBuildResults,
  type TestResult,
} from '../tests/requirements/reports';
import {findProgram, missingTools} from '../tests/tools';
import {ensureChromium} from './test/browser';
import {run} from './test/run';
import {formatTally, sum, tallyOf, tallyOfOutput, tallyOfResults, type Tally} from './test/tally';

const inCi = Boolean(process.env.CI);

function reportMissingTools(): Tally[] {
  // A browser may lie elsewhere than on the search path; it is looked for when its turn comes.
  const missing = missingTools().filter(({command}) => command !== 'chromium');
  return missing.map((tool) => {
    const reason = `${tool.name} is missing (sudo apt-get install ${tool.debian}): ${tool.neededFor} cannot run`;
    if (inCi) console.error(reason);
    return inCi ? tallyOf(false) : {passed: 0, failed: 0, skipped: [reason]};
  });
}

async function check(): Promise<Tally> {
  const {code, output} = await run('npm', ['run', '--silent', 'check']);
  return tallyOfOutput(output, code);
}

/** Every example of the RPC reference, on real nodes. Only the lineage's node needs tools that a machine may lack. */
async function executeExamples(): Promise<Tally> {
  const {code, output} = await run('npm', ['run', '--silent', 'test:rpc']);
  return tallyOfOutput(output, code);
}

async function checkShellScripts(): Promise<Tally[]> {
  if (findProgram('shellcheck') === undefined) return [];
  return [tallyOf((await run('shellcheck', ['.ci/run'])).code === 0)];
}

async function runTests(command: string, args: string[], read: () => TestResult[]): Promise<Tally> {
  const {code} = await run('npx', ['--no-install', command, ...args]);
  try {
    return tallyOfResults(read(), code);
  } catch (error) {
    console.error(error);
    return tallyOf(false);
  }
}

async function main(): Promise<void> {
  // What an earlier run left must not count for this one.
  for (const file of Object.values(reportFiles)) rmSync(file, {force: true});
  const tallies = [...reportMissingTools(), await check(), ...(await checkShellScripts())];
  tallies.push(
    await runTests('vitest', ['run'], unitAndBuildResults),
    (await ensureChromium())
      ? await runTests('playwright', ['test'], browserResults)
      : tallyOf(false),
    await executeExamples(),
    tallyOf((await run('npm', ['run', '--silent', 'test:requirements'])).code === 0),
  );
  const total = sum(tallies);
  console.log(
    ['', ...total.skipped.map((reason) => `skipped: ${reason}`), formatTally(total)].join('\n'),
  );
  process.exitCode = total.failed === 0 ? 0 : 1;
}

void main();

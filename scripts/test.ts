/*
 * The test command: checks, unit and build tests beside examples on real nodes, browser tests, and the table of requirements.
 * All of them run even when one fails; the last line adds them up.
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
    return inCi ? tallyOf(reason, false) : {...sum([]), skipped: [reason]};
  });
}

async function check(): Promise<Tally> {
  const {code, output} = await run('npm', ['run', '--silent', 'check']);
  return tallyOfOutput('npm run check', output, code);
}

/** Every example of the RPC reference, on real nodes. Only the lineage's node needs tools that a machine may lack. */
async function executeExamples(): Promise<Tally> {
  const {code, output} = await run('npm', ['run', '--silent', 'test:rpc'], {beside: true});
  return tallyOfOutput('npm run test:rpc', output, code);
}

async function checkShellScripts(): Promise<Tally[]> {
  if (findProgram('shellcheck') === undefined) return [];
  return [tallyOf('shellcheck .ci/run', (await run('shellcheck', ['.ci/run'])).code === 0)];
}

async function runTests(command: string, args: string[], read: () => TestResult[]): Promise<Tally> {
  const {code} = await run('npx', ['--no-install', command, ...args]);
  try {
    return tallyOfResults(command, read(), code);
  } catch (error) {
    console.error(error);
    return tallyOf(command, false);
  }
}

async function main(): Promise<void> {
  // What an earlier run left must not count for this one.
  for (const file of Object.values(reportFiles)) rmSync(file, {force: true});
  const tallies = [...reportMissingTools(), await check(), ...(await checkShellScripts())];
  // The nodes wait for their blocks half of the time.
  const [examples, unitAndBuild] = await Promise.all([
    executeExamples(),
    runTests('vitest', ['run'], unitAndBuildResults),
  ]);
  tallies.push(
    unitAndBuild,
    examples,
    (await ensureChromium())
      ? await runTests('playwright', ['test'], browserResults)
      : tallyOf('playwright: no Chromium', false),
    tallyOf(
      'npm run test:requirements',
      (await run('npm', ['run', '--silent', 'test:requirements'])).code === 0,
    ),
  );
  const total = sum(tallies);
  console.log(`\n${formatTally(total)}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

void main();

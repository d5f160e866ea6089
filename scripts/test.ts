/*
 * The test command: checks, unit and build tests next to RPC examples on real nodes, browser tests, and the table of
 * requirements. All of them run even when one fails; the last line has the totals. Run some by name: `npm test -- unit
 * browser`.
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
import {partsOf, type Part} from './test/parts';
import {run} from './test/run';
import {formatTally, sum, tallyOf, tallyOfOutput, tallyOfResults, type Tally} from './test/tally';

const inCi = Boolean(process.env.CI);

function reportMissingTools(wanted: ReadonlySet<Part>): Tally[] {
  // The browser may be outside the PATH; it is located when it is needed.
  const missing = missingTools().filter(
    ({command, parts}) => command !== 'chromium' && parts.some((part) => wanted.has(part as Part)),
  );
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
  const {code, output} = await run('npm', ['run', '--silent', 'test:rpc'], {parallel: true});
  return tallyOfOutput('npm run test:rpc', output, code);
}

async function checkShellScripts(): Promise<Tally[]> {
  if (findProgram('shellcheck') === undefined) return [];
  return [
    tallyOf(
      'shellcheck of shell scripts',
      (await run('shellcheck', ['.ci/run', '.github/build-base.sh'])).code === 0,
    ),
  ];
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

async function checks(): Promise<Tally> {
  return sum([await check(), ...(await checkShellScripts())]);
}

async function browserTests(): Promise<Tally> {
  if (!(await ensureChromium())) return tallyOf('playwright: no Chromium', false);
  return runTests('playwright', ['test'], browserResults);
}

async function requirements(): Promise<Tally> {
  const {code} = await run('npm', ['run', '--silent', 'test:requirements']);
  return tallyOf('npm run test:requirements', code === 0);
}

async function main(wanted: ReadonlySet<Part>): Promise<void> {
  // Removes results of earlier runs, which must not count for this one.
  if (wanted.has('unit')) rmSync(reportFiles.unitAndBuild, {force: true});
  if (wanted.has('browser')) rmSync(reportFiles.browser, {force: true});
  const only = async (part: Part, work: () => Promise<Tally>): Promise<Tally> =>
    wanted.has(part) ? work() : sum([]);
  const tallies = [...reportMissingTools(wanted), await only('checks', checks)];
  // The nodes wait for blocks half of the time.
  const [examples, unitAndBuild] = await Promise.all([
    only('examples', executeExamples),
    only('unit', () => runTests('vitest', ['run'], unitAndBuildResults)),
  ]);
  tallies.push(
    unitAndBuild,
    examples,
    await only('browser', browserTests),
    await only('requirements', requirements),
  );
  const total = sum(tallies);
  console.log(`\n${formatTally(total)}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

try {
  void main(partsOf(process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}

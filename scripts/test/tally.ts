import type {TestResult} from '../../tests/requirements/reports';

/** Test and check results, and the reasons for skips. */
export interface Tally {
  passed: number;
  failed: number;
  /** One reason per skipped test. */
  skipped: readonly string[];
  /** Names of failures. */
  failures: readonly string[];
  /** Names of tests that passed only when retried. */
  flaky: readonly string[];
}

/** The tally of one check that passes or fails. */
export function tallyOf(name: string, passed: boolean): Tally {
  return {
    passed: passed ? 1 : 0,
    failed: passed ? 0 : 1,
    skipped: [],
    failures: passed ? [] : [name],
    flaky: [],
  };
}

/**
 * The tally of a command whose last line is `N passed, N failed`, which marks failures with ✗ and skips with `skipped:
 * …`; a command without such a last line counts as one. A command that exits with an error never counts as passed.
 */
export function tallyOfOutput(name: string, output: string, code: number): Tally {
  const line = /^(\d+) passed, (\d+) failed/m.exec(output);
  if (line === null) return tallyOf(name, code === 0);
  const linesThatBegin = (start: string) =>
    output
      .split('\n')
      .filter((text) => text.startsWith(start))
      .map((text) => text.slice(start.length).trim());
  const failed = code === 0 ? Number(line[2]) : Math.max(Number(line[2]), 1);
  const failures = linesThatBegin('✗ ');
  return {
    passed: Number(line[1]),
    failed,
    skipped: linesThatBegin('skipped: '),
    failures: failed > 0 && failures.length === 0 ? [name] : failures,
    flaky: [],
  };
}

/** The tally of test results. A runner that fails although all its tests passed counts as one more failure. */
export function tallyOfResults(name: string, results: readonly TestResult[], code: number): Tally {
  const titles = (outcome: TestResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).map(({title}) => title);
  const failures = titles('failed');
  if (code !== 0 && failures.length === 0) failures.push(`${name} ended with exit code ${code}`);
  const flaky = titles('flaky');
  return {
    passed: titles('passed').length + flaky.length,
    failed: failures.length,
    skipped: results
      .filter((result) => result.outcome === 'skipped')
      .map(({title, reason}) => `${title}: ${reason ?? 'no reason given'}`),
    failures,
    flaky,
  };
}

/** Adds tallies up. */
export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, {passed}) => total + passed, 0),
    failed: tallies.reduce((total, {failed}) => total + failed, 0),
    skipped: tallies.flatMap(({skipped}) => skipped),
    failures: tallies.flatMap(({failures}) => failures),
    flaky: tallies.flatMap(({flaky}) => flaky),
  };
}

/** The last lines of the test command: failures, then totals. */
export function formatTally({passed, failed, skipped, failures, flaky}: Tally): string {
  const left = skipped.length === 0 ? '' : `, ${skipped.length} skipped`;
  return [
    ...skipped.map((reason) => `skipped: ${reason}`),
    ...flaky.map((name) => `passed when tried again: ${name}`),
    ...failures.map((name) => `✗ ${name}`),
    `${passed} passed, ${failed} failed${left}`,
  ].join('\n');
}

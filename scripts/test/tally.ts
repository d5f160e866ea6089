import type {TestResult} from '../../tests/requirements/reports';

/** How many tests and checks ended how, and why some were left out. */
export interface Tally {
  passed: number;
  failed: number;
  /** One reason for each that was skipped. */
  skipped: readonly string[];
}

/** The tally of one thing that either holds or does not. */
export function tallyOf(passed: boolean): Tally {
  return {passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: []};
}

/**
 * The tally of a command that ends with a line `N passed, N failed`, and says `skipped: …` of what it left out; a command
 * without such a line counts as one.
 * A command that fails is never counted as passed, whatever it printed.
 */
export function tallyOfOutput(output: string, code: number): Tally {
  const line = /^(\d+) passed, (\d+) failed/m.exec(output);
  if (line === null) return tallyOf(code === 0);
  const failed = Number(line[2]);
  const skipped = [...output.matchAll(/^skipped: (.+)$/gm)].map(([, reason = '']) => reason);
  return {passed: Number(line[1]), failed: code === 0 ? failed : Math.max(failed, 1), skipped};
}

/** The tally of test results. A runner that fails although all its tests passed counts as one failure more. */
export function tallyOfResults(results: readonly TestResult[], code: number): Tally {
  const count = (outcome: TestResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  const failed = count('failed');
  return {
    passed: count('passed'),
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: results
      .filter((result) => result.outcome === 'skipped')
      .map(({title, reason}) => `${title}: ${reason ?? 'no reason given'}`),
  };
}

/** Adds tallies up. */
export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, {passed}) => total + passed, 0),
    failed: tallies.reduce((total, {failed}) => total + failed, 0),
    skipped: tallies.flatMap(({skipped}) => skipped),
  };
}

/** The last line of the test command. */
export function formatTally({passed, failed, skipped}: Tally): string {
  const left = skipped.length === 0 ? '' : `, ${skipped.length} skipped`;
  return `${passed} passed, ${failed} failed${left}`;
}

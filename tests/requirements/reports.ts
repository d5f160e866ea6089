import {existsSync, readFileSync} from 'node:fs';

/** Locations of the runners' JSON reports. */
export const reportFiles = {
  unitAndBuild: 'test-results/unit-and-build.json',
  browser: 'test-results/browser.json',
} as const;

/** Result of one test, of any runner. */
export interface TestResult {
  /** Titles of its groups and its own. */
  title: string;
  /** Flaky: it passed, but only when retried. */
  outcome: 'passed' | 'failed' | 'skipped' | 'flaky';
  /** Reason for skipping, if it was skipped. */
  reason?: string;
}

interface BrowserTest {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  annotations: {type: string; description?: string}[];
}

interface BrowserSuite {
  title: string;
  suites?: BrowserSuite[];
  specs?: {title: string; tests: BrowserTest[]}[];
}

/** The part of Playwright's JSON report that is used here. `errors` are those outside tests. */
interface BrowserReport {
  suites: BrowserSuite[];
  errors: {message?: string}[];
}

/** The part of Vitest's JSON report that is used here. */
interface UnitReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {fullName: string; status: string; meta?: {skipped?: string}}[];
  }[];
}

const browserOutcomes = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
} as const;

function readSuite(suite: BrowserSuite, above: string): TestResult[] {
  const path = `${above}${suite.title} › `;
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => {
      const reason = test.annotations.find((annotation) => annotation.type === 'skip')?.description;
      return {
        title: path + spec.title,
        outcome: browserOutcomes[test.status],
        ...(reason && {reason}),
      };
    }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((child) => readSuite(child, path))];
}

/** Results of the browser tests. An error outside tests, such as a failed build, counts as a failed test. */
export function readBrowserReport(report: BrowserReport): TestResult[] {
  const errors = report.errors.map(({message}) => ({
    title: `outside tests: ${message ?? 'unknown error'}`,
    outcome: 'failed' as const,
  }));
  return [...errors, ...report.suites.flatMap((suite) => readSuite(suite, ''))];
}

/** Results of the unit and build tests. A file that could not be loaded counts as a failed test. */
export function readUnitReport(report: UnitReport): TestResult[] {
  return report.testResults.flatMap((file) => {
    if (file.assertionResults.length === 0 && file.status === 'failed') {
      return [{title: `${file.name}: ${file.message}`, outcome: 'failed' as const}];
    }
    return file.assertionResults.map(({fullName, status, meta}) => ({
      title: fullName,
      outcome: status === 'passed' || status === 'failed' ? status : ('skipped' as const),
      ...(meta?.skipped !== undefined && {reason: meta.skipped}),
    }));
  });
}

function readJson(file: string): unknown {
  if (!existsSync(file)) {
    throw new Error(`${file} is missing: the tests it reports on did not run to their end.`);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Results of the last run of the unit and build tests. Throws if the run did not complete. */
export function unitAndBuildResults(): TestResult[] {
  return readUnitReport(readJson(reportFiles.unitAndBuild) as UnitReport);
}

/** Results of the last run of the browser tests. Throws if the run did not complete. */
export function browserResults(): TestResult[] {
  return readBrowserReport(readJson(reportFiles.browser) as BrowserReport);
}

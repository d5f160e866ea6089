import {isAbsence} from '../absent';
import type {TestResult} from './reports';
import type {Requirement} from './requirement';

/** A requirement with its tests. */
export interface Row {
  requirement: Requirement;
  tests: readonly TestResult[];
}

/** Requirement ids in a test's title, in brackets, such as `[2.14]`. */
function namedIds(title: string): string[] {
  return [...title.matchAll(/\[(\d+\.\d+)\]/g)].map(([, id]) => id ?? '');
}

/** Assigns tests to requirements. */
export function matchTests(
  requirements: readonly Requirement[],
  results: readonly TestResult[],
): Row[] {
  return requirements.map((requirement) => ({
    requirement,
    tests: results.filter((result) => namedIds(result.title).includes(requirement.id)),
  }));
}

function faultOf({requirement: {id, text}, tests}: Row): string | undefined {
  if (tests.some((test) => test.outcome === 'passed' || test.outcome === 'flaky')) return undefined;
  // A copy of the project says what it has not; the test command prints these tests as skipped.
  if (
    tests.some(({reason}) => isAbsence(reason)) &&
    tests.every(({outcome}) => outcome === 'skipped')
  )
    return undefined;
  return tests.length === 0
    ? `${id} has no test: ${text}. Name it in a test's title as [${id}].`
    : `${id} has no test that passes: ${text}.`;
}

/** Coverage errors: requirements without a test, unknown ids. */
export function findFaults(rows: readonly Row[], results: readonly TestResult[]): string[] {
  const known = new Set(rows.map((row) => row.requirement.id));
  const unknown = results.flatMap(({title}) =>
    namedIds(title)
      .filter((id) => !known.has(id))
      .map((id) => `${id} is no requirement, but the test "${title}" names it.`),
  );
  return [...rows.map(faultOf).filter((fault) => fault !== undefined), ...unknown];
}

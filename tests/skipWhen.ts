import {describe, test, TestRunner} from 'vitest';

/** Ends the running Vitest test as skipped if there is a reason, which the test command prints. */
export function skipWhen(reason: string | undefined): void {
  const test = TestRunner.getCurrentTest();
  if (reason === undefined || test === undefined) return;
  // The report has no reasons of its own (vitest 4.1).
  Object.assign(test.meta, {skipped: reason});
  test.context.skip(reason);
}

interface Options {
  readonly timeout?: number;
}

/** A group of tests, or, if there is a reason, one skipped test of that title. */
export function describeUnless(
  reason: string | undefined,
  title: string,
  options: Options,
  body: () => void,
): void {
  if (reason === undefined) describe(title, options, body);
  else test(title, () => skipWhen(reason));
}

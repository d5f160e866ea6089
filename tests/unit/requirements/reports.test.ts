import {expect, test} from 'vitest';
import {readBrowserReport, readUnitReport} from '../../requirements/reports';

test('browser results have the titles of their groups, and the reason of a skipped test', () => {
  const results = readBrowserReport({
    errors: [],
    suites: [
      {
        title: 'a.spec.ts',
        specs: [{title: 'one', tests: [{status: 'expected', annotations: []}]}],
        suites: [
          {
            title: 'group',
            specs: [
              {title: 'two', tests: [{status: 'flaky', annotations: []}]},
              {
                title: 'three',
                tests: [{status: 'skipped', annotations: [{type: 'skip', description: 'no tool'}]}],
              },
            ],
          },
        ],
      },
    ],
  });
  expect(results).toEqual([
    {title: 'a.spec.ts › one', outcome: 'passed'},
    {title: 'a.spec.ts › group › two', outcome: 'flaky'},
    {title: 'a.spec.ts › group › three', outcome: 'skipped', reason: 'no tool'},
  ]);
});

test('errors outside browser tests are failures', () => {
  expect(readBrowserReport({errors: [{message: 'the build failed'}], suites: []})).toEqual([
    {title: 'outside tests: the build failed', outcome: 'failed'},
  ]);
});

test('a file of unit tests that cannot be loaded is a failure', () => {
  const file = {name: 'a.test.ts', status: 'failed', message: 'syntax', assertionResults: []};
  expect(readUnitReport({testResults: [file]})).toEqual([
    {title: 'a.test.ts: syntax', outcome: 'failed'},
  ]);
});

test('a unit test that did not run is skipped', () => {
  const assertionResults = [
    {fullName: 'one', status: 'passed'},
    {fullName: 'two', status: 'pending'},
    {fullName: 'three', status: 'pending', meta: {skipped: 'no page'}},
  ];
  expect(
    readUnitReport({testResults: [{name: 'a', status: 'passed', message: '', assertionResults}]}),
  ).toEqual([
    {title: 'one', outcome: 'passed'},
    {title: 'two', outcome: 'skipped'},
    {title: 'three', outcome: 'skipped', reason: 'no page'},
  ]);
});

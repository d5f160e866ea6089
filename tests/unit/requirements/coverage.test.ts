import {describe, expect, test} from 'vitest';
import {findFaults, matchTests} from '../../requirements/coverage';
import {requirements} from '../../requirements/list';
import {sections} from '../../requirements/requirement';
import type {TestResult} from '../../requirements/reports';

const list = [{id: '1.1', text: 'It stands'}];

function faults(...results: TestResult[]): string[] {
  return findFaults(matchTests(list, results), results);
}

function result(id: string, outcome: TestResult['outcome']): TestResult {
  return {title: `a test [${id}]`, outcome};
}

describe('coverage of requirements', () => {
  test('a passing test covers a requirement', () => {
    expect(faults(result('1.1', 'passed'))).toEqual([]);
  });

  test('a requirement without a test is an error', () => {
    expect(faults()).toEqual([expect.stringContaining('1.1 has no test:')]);
  });

  test.each(['failed', 'skipped'] as const)('a %s test covers nothing', (outcome) => {
    expect(faults(result('1.1', outcome))).toEqual([
      expect.stringContaining('no test that passes'),
    ]);
  });

  test('a requirement of what the copy lists as absent needs no test that passes', () => {
    const reason = 'tests/absent.json lists the page /one';
    const absent = {...result('1.1', 'skipped'), reason};
    expect(faults(absent)).toEqual([]);
    expect(faults(absent, result('1.1', 'failed'))).toHaveLength(1);
    expect(faults({...absent, reason: 'nginx is missing'})).toHaveLength(1);
  });

  test('an unknown id is an error', () => {
    expect(faults(result('1.1', 'passed'), result('1.12', 'passed'))).toEqual([
      expect.stringContaining('1.12 is no requirement'),
    ]);
  });
});

describe('the list', () => {
  const ids = requirements.map(({id}) => id);

  test('names each id once', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('is in order, and every id belongs to a section', () => {
    const order = (id: string): number =>
      Number(id.split('.')[0]) * 1000 + Number(id.split('.')[1]);
    expect(ids).toEqual([...ids].sort((a, b) => order(a) - order(b)));
    expect(new Set(ids.map((id) => id.split('.')[0]))).toEqual(new Set(Object.keys(sections)));
  });
});

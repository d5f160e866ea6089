import {describe, expect, test} from 'vitest';
import {stringify} from 'yaml';
import {lacks} from '../run';
import {cases} from './cases';
import {falseAlarms} from './falseAlarms';
import type {Case} from './incident';
import {all, check, rulesOf, type Files} from './files';
import {healthy} from './healthy';

/** The healthy series with the changes of a case, limited to the required metrics. */
function seriesOf(
  changes: Case['changes'],
  isWanted: (metric: string) => boolean,
): {series: string; values: string}[] {
  const series = new Map<string, string>(Object.entries(healthy));
  for (const [start, values] of Object.entries(changes)) {
    const names = Object.keys(healthy).filter((name) => name.startsWith(start));
    if (names.length === 0 && values === undefined) throw new Error(`No series begins ${start}`);
    for (const name of names.length > 0 ? names : [start]) {
      if (values === undefined) series.delete(name);
      else series.set(name, values);
    }
  }
  return [...series]
    .filter(([name]) => isWanted(name.slice(0, name.indexOf('{'))))
    .map(([name, values]) => ({series: name, values}));
}

interface Expected {
  readonly name: string;
  /** The only alert that is checked; only its metrics are needed then. */
  readonly alert?: string;
  readonly changes: Case['changes'];
  readonly expr: string;
  readonly samples: readonly string[];
  /** Evaluation time: two hours by default, which is the end. */
  readonly at?: string;
}

/**
 * Runs `promtool test rules` on expectations: each with its own alert and the recording rules that it needs, or with
 * all rules. A single suite would evaluate every rule for every case.
 */
function testRules(version: string, expectations: readonly Expected[], interval = '1m') {
  const rules = rulesOf(version);
  const files = expectations.map(({name, alert, changes, expr, samples, at = '2h'}, index) => {
    const own = rules.filter((rule) => alert === undefined || rule.alert === alert || rule.record);
    const used = own.map((rule) => rule.expr).join('\n');
    const isUsed = (metric: string): boolean => new RegExp(`\\b${metric}\\b`).test(used);
    const samplesOf = samples.map((labels) => ({labels, value: 1}));
    const suite = {
      rule_files: [`rules-${index}.yml`],
      evaluation_interval: interval,
      tests: [
        {
          name,
          interval: '15s',
          input_series: seriesOf(changes, isUsed),
          promql_expr_test: [{expr, eval_time: at, exp_samples: samplesOf}],
        },
      ],
    };
    return {
      [`suite-${index}.yml`]: stringify(suite),
      [`rules-${index}.yml`]: stringify({groups: [{name: 'rules', rules: own}]}),
    };
  });
  const suites = expectations.map((_, index) => `suite-${index}.yml`);
  return check('promtool', ['test', 'rules', ...suites], Object.assign({}, ...files) as Files);
}

const firing = (alert: string): string =>
  `group by (alertname, severity) (ALERTS{alertname="${alert}",alertstate="firing"})`;

test.each(all)('every alert of version %s has a case', (version) => {
  const alerts = rulesOf(version).flatMap(({alert}) => alert ?? []);
  expect([...new Set(cases.map(({alert}) => alert))].sort()).toEqual([...alerts].sort());
});

describe.skipIf(lacks('promtool')).each(all)('the rules of version %s', (version) => {
  test('do not fire in healthy operation, except the watchdog', () => {
    const {code, output} = testRules(version, [
      {
        name: 'healthy',
        changes: {},
        expr: 'group by (alertname) (ALERTS{alertstate="firing"})',
        samples: ['{alertname="Watchdog"}'],
      },
    ]);
    expect(code, output).toBe(0);
  });

  test('fire, each for its own incident, with its severity', () => {
    const {code, output} = testRules(
      version,
      cases.map(({alert, severity, what, changes}) => ({
        name: `${alert}: ${what}`,
        alert,
        changes,
        expr: firing(alert),
        samples: [`{alertname="${alert}",severity="${severity}"}`],
      })),
    );
    expect(code, output).toBe(0);
  });

  test('do not fire in situations that only resemble an incident', () => {
    const {code, output} = testRules(
      version,
      falseAlarms.map(({alert, what, changes}) => ({
        name: `${alert}: ${what}`,
        alert,
        changes,
        expr: firing(alert),
        samples: [],
      })),
    );
    expect(code, output).toBe(0);
  });

  test('report a stopped validator within a minute, as described on the page', () => {
    const validator = 'chain_head_block{instance="v:6060",job="geth",role="validator"}';
    const {code, output} = testRules(
      version,
      [
        {
          name: 'an hour, and a minute',
          changes: {[validator]: '1000+33x240 8920x239'},
          expr: firing('HeadStalled'),
          samples: ['{alertname="HeadStalled",severity="critical"}'],
          at: '1h1m',
        },
      ],
      '15s',
    );
    expect(code, output).toBe(0);
  });

  // Blocks of the first, or only of the second, in line behind a validator that misses its turn: 2 or 3 seconds late.
  test.each([2.45, 3.45])('do not fire for a missed turn with %f seconds a block', (interval) => {
    const blocksAfter = (seconds: number): number =>
      Math.floor(Math.min(seconds / interval, 16) + Math.max(seconds - 16 * interval, 0) / 0.45);
    const heads = Array.from({length: 60}, (_, index) => 8920 + blocksAfter(index * 15));
    const nodes = Object.keys(healthy).filter((name) => name.startsWith('chain_head_block{'));
    const {code, output} = testRules(
      version,
      [
        {
          name: 'an hour, and a turn',
          alert: 'HeadStalled',
          changes: Object.fromEntries(
            nodes.map((name) => [name, `1000+33x239 ${heads.join(' ')}`]),
          ),
          expr: 'max_over_time(ALERTS{alertname="HeadStalled",alertstate="firing"}[1h])',
          samples: [],
          at: '1h10m',
        },
      ],
      '15s',
    );
    expect(code, output).toBe(0);
  });

  test('report a restart at the same time as the day before', () => {
    const ingress = 'p2p_ingress{instance="v:6060",job="geth",role="validator"}';
    const {code, output} = testRules(
      version,
      [
        {
          name: 'a day apart',
          alert: 'NodeRestarted',
          changes: {[ingress]: '0+1000x240 0+1000x5759 0+1000x60'},
          expr: `count(${firing('NodeRestarted')})`,
          samples: ['{}'],
          at: '25h5m',
        },
      ],
      '5m',
    );
    expect(code, output).toBe(0);
  });

  test('of an outage of the only sentry are silenced with its instance', () => {
    const {code, output} = testRules(version, [
      {
        name: 'one sentry',
        changes: {
          'up{instance="s1:6060",job="geth",role="sentry"}': '1x460 0x20',
          'up{instance="s2:6060",job="geth",role="sentry"}': undefined,
        },
        expr: 'group by (alertname, instance) (ALERTS{alertstate="firing"})',
        samples: [
          '{alertname="AllSentriesDown",instance="s1:6060"}',
          '{alertname="NodeDown",instance="s1:6060"}',
          '{alertname="Watchdog"}',
        ],
      },
    ]);
    expect(code, output).toBe(0);
  });

  /** Runs one rule of the version; `exp_annotations` are those that it then has. */
  function expectAnnotations(
    name: string,
    series: Readonly<Record<string, string>>,
    annotations: Readonly<Record<string, string>>,
  ): void {
    const rule = rulesOf(version).find(({alert}) => alert === name);
    if (rule === undefined) throw new Error(`There is no rule ${name}`);
    const {alert, labels} = rule;
    const suite = {
      rule_files: ['rules.yml'],
      tests: [
        {
          interval: '15s',
          input_series: Object.entries(series).map(([one, values]) => ({series: one, values})),
          alert_rule_test: [
            {
              eval_time: '10m',
              alertname: alert,
              exp_alerts: [
                {exp_labels: labels, exp_annotations: {...rule.annotations, ...annotations}},
              ],
            },
          ],
        },
      ],
    };
    const {code, output} = check('promtool', ['test', 'rules', 'suite.yml'], {
      'suite.yml': stringify(suite),
      'rules.yml': stringify({groups: [{name: 'rules', rules: [rule]}]}),
    });
    expect(code, output).toBe(0);
  }

  test('name the nodes whose logs have the double sign', () => {
    expectAnnotations(
      'DoubleSignSeen',
      {
        'parlia_doublesign{instance="s1:6060",job="geth"}': '0x20 1x20',
        'parlia_doublesign{instance="v:6060",job="geth"}': '0x40',
      },
      {summary: 's1:6060 saw two blocks of one height by one key'},
    );
  });

  test.each([
    [149, 'Leave now: at 50 the income of the day is lost, at 150 it is a felony.'],
    [150, 'This would be a felony: do not leave, undelegate below the minimum.'],
  ])('after %d misses in maintenance say what costs less', (misses, description) => {
    expectAnnotations(
      'MaintenanceTooLong',
      {validator_maintenance_misses: `${misses}x40`},
      {summary: `Leaving maintenance now counts as ${misses} misses`, description},
    );
  });

  test('a missing alert is detected: a case without its incident', () => {
    const [{alert, severity}] = cases.filter((each) => each.alert === 'NodeDown') as [Case];
    const samples = [`{alertname="${alert}",severity="${severity}"}`];
    const expectation = {name: 'no trouble', changes: {}, expr: firing(alert), samples};
    expect(testRules(version, [expectation]).code).not.toBe(0);
  });
});

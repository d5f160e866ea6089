import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse, stringify} from 'yaml';
import versions from '../../versions.json';
import {downloadsOf} from '../../src/plugins/downloads';
import {loadVersion} from '../../src/profile/load';
import metrics from './metrics.json';
import {blocksIn, pages, siteDir} from './pages';
import {inFolder, lacks, run} from './run';

const all = ['current', ...versions];

/** The three files of a version by name. */
function filesOf(version: string): Record<string, string> {
  const files = [...downloadsOf(siteDir, version)].filter(([name]) =>
    name.includes('/evn-monitor/'),
  );
  return Object.fromEntries(files.map(([name, content]) => [path.basename(name), content]));
}

interface Rule {
  alert?: string;
  record?: string;
  expr: string;
}

function rulesOf(version: string): Rule[] {
  const {groups} = parse(filesOf(version)['alerts.yml'] ?? '') as {groups: {rules: Rule[]}[]};
  return groups.flatMap(({rules}) => rules);
}

/** Writes files and runs promtool on the first. */
function promtool(args: readonly string[], files: Readonly<Record<string, string>>) {
  return inFolder((folder) => {
    for (const [name, content] of Object.entries(files))
      fs.writeFileSync(path.join(folder, name), content);
    return run('promtool', [...args, Object.keys(files)[0] ?? ''], {cwd: folder});
  });
}

describe('queries of the page', () => {
  test.skipIf(lacks('promtool')).each(blocksIn('promql'))('$at is PromQL', ({value}) => {
    const groups = [{name: 'page', rules: [{record: 'query', expr: value}]}];
    const {code, output} = promtool(['check', 'rules'], {'rules.yml': stringify({groups})});
    expect(output).toContain('1 rules found');
    expect(code).toBe(0);
  });
});

describe.each(all)('files of version %s', (version) => {
  test.skipIf(lacks('promtool'))('pass promtool, which says what the page says it says', () => {
    const {'prometheus.yml': config = '', 'alerts.yml': rules = ''} = filesOf(version);
    const files = {'prometheus.yml': config, 'alerts.yml': rules};
    const {code, output} = promtool(['check', 'config'], files);
    expect(code, output).toBe(0);
    const said = /SUCCESS: \d+ rules found/.exec(output)?.[0] ?? output;
    const page = pages.find(
      (candidate) => candidate.version === version && candidate.id.endsWith('network-monitor'),
    );
    expect(page?.text).toContain(said);
  });

  test('know the block interval and the port of the profile', () => {
    const {network} = loadVersion(siteDir, version);
    const interval = rulesOf(version).find(({record}) => record === 'network:block_interval:ms');
    expect(interval?.expr).toBe(`vector(${String(network.timing.blockInterval.value)})`);
    expect(filesOf(version)['prometheus.yml']).toContain("'10.0.0.10:6060'");
  });

  test('are all linked from the page, which lists every alert', () => {
    const page = pages.find(
      (candidate) => candidate.version === version && candidate.id.endsWith('network-monitor'),
    );
    for (const [name] of downloadsOf(siteDir, version)) {
      expect(page?.text).toContain(`](pathname:///${name})`);
    }
    for (const {alert} of rulesOf(version)) {
      if (alert !== undefined) expect(page?.text).toContain(`\`${alert}\``);
    }
  });

  test.skipIf(lacks('promtool'))(
    'ring: the interval of the profile decides which import is late',
    () => {
      const late = {
        alertname: 'BlocksImportedLate',
        exp_labels: {severity: 'warning', instance: 'a', job: 'geth', quantile: '0.95'},
      };
      const series = (value: number) => ({
        interval: '1m',
        input_series: [
          {
            series: 'chain_delay_block_insert{job="geth",quantile="0.95",instance="a"}',
            values: `${value}x30`,
          },
        ],
      });
      const {network} = loadVersion(siteDir, version);
      const limit = 0.4 * Number(network.timing.blockInterval.value);
      const cases = [
        {
          ...series(limit - 1),
          alert_rule_test: [{eval_time: '20m', alertname: late.alertname, exp_alerts: []}],
        },
        {
          ...series(limit + 1),
          alert_rule_test: [
            {
              eval_time: '20m',
              alertname: late.alertname,
              exp_alerts: [
                {
                  exp_labels: late.exp_labels,
                  exp_annotations: {
                    summary: `a starts to import blocks ${limit + 1} ms after their time (95th percentile)`,
                    description:
                      'More than 40 % of the interval. Blocks travel too far, or the clock is wrong.',
                  },
                },
              ],
            },
          ],
        },
      ];
      const suite = stringify({
        rule_files: ['alerts.yml'],
        evaluation_interval: '1m',
        tests: cases,
      });
      const {code, output} = promtool(['test', 'rules'], {
        'suite.yml': suite,
        'alerts.yml': filesOf(version)['alerts.yml'] ?? '',
      });
      expect(code, output).toBe(0);
    },
  );
});

/** Words of an expression that can only be names of metrics. */
function metricsIn(expression: string): string[] {
  const words = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, '');
  return [...words.matchAll(/[a-zA-Z_:][\w:]*(?!\w*\s*\()/g)]
    .map(([word]) => word)
    .filter((word) => !['and', 'or', 'unless', 'vector', 'scalar', 'up'].includes(word))
    .filter((word) => word !== 'network:block_interval:ms');
}

function expressionsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    key === 'expr' && typeof value === 'string' ? [value] : expressionsIn(value),
  );
}

describe('metrics', () => {
  const known = new Set(metrics.names.flatMap((name) => [name, `${name}_count`]));
  const strangers = (expressions: string[]) =>
    expressions.flatMap(metricsIn).filter((name) => !known.has(name));

  test.each(all)('the dashboard of version %s names only those that the node has', (version) => {
    const dashboard = JSON.parse(filesOf(version)['grafana-dashboard.json'] ?? '') as {
      panels: unknown[];
    };
    const expressions = expressionsIn(dashboard.panels);
    expect(expressions.length).toBeGreaterThan(10);
    expect(strangers(expressions)).toEqual([]);
  });

  test.each(all)('the rules of version %s name only those that the node has', (version) => {
    expect(strangers(rulesOf(version).map(({expr}) => expr))).toEqual([]);
  });

  test('the queries of the page name only those that the node has', () => {
    expect(strangers(blocksIn('promql').map(({value}) => value))).toEqual([]);
  });

  test('the pages name only those that the node has, and say so of one that is gone', () => {
    const FAMILY =
      /`((?:chain|p2p|evn|votesManager|votesSigner|voteJournal|parlia|curVotes|receivedVotes|futureVotes|eth_fetcher|worker|bid)_\w*[a-z]\w*)`/g;
    const rpc = /^(parlia_(get|verify$)|parlia_VerifyVote_$)/;
    const named = pages
      .filter(({id}) => !id.startsWith('rpc/'))
      .flatMap(({text}) => [...text.matchAll(FAMILY)].map(([, name = '']) => name))
      .filter((name) => !rpc.test(name) && !known.has(name));
    expect([...new Set(named)]).toEqual(['p2p_peers_latency']);
  });
});

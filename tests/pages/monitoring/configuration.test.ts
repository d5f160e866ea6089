import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {downloadsOf} from '../../../src/plugins/downloads';
import {loadVersion} from '../../../src/profile/load';
import {pages, siteDir, type Page} from '../pages';
import {lacks, run} from '../run';
import {all, check, filesOf, ruleFilesOf, rulesOf} from './files';

function pageOf(version: string, id: string): Page | undefined {
  return pages.find((page) => page.version === version && page.id === id);
}

/** A route of Alertmanager, with its times. */
interface Route {
  readonly receiver: string;
  readonly group_interval?: string;
  readonly repeat_interval?: string;
  readonly routes?: readonly Route[];
}

/** Seconds of a duration such as `14m30s`. */
function secondsIn(duration = ''): number {
  const units: Readonly<Record<string, number>> = {h: 3600, m: 60, s: 1};
  return [...duration.matchAll(/(\d+)([hms])/g)].reduce(
    (sum, [, count, unit = '']) => sum + Number(count) * (units[unit] ?? NaN),
    0,
  );
}

const monitorOf = (version: string): Page | undefined =>
  pageOf(version, 'validator/evn/network-monitor');

describe.each(all)('files of version %s', (version) => {
  const files = filesOf(version);

  test.skipIf(lacks('promtool'))('pass promtool, with the output that the page shows', () => {
    const {code, output} = check('promtool', ['check', 'config', 'prometheus.yml'], files);
    expect(code, output).toBe(0);
    const messages = output.match(/SUCCESS: \d+ rules found/g) ?? [];
    expect(messages).toHaveLength(Object.keys(ruleFilesOf(version)).length);
    for (const line of messages) expect(monitorOf(version)?.text).toContain(line);
  });

  test.skipIf(lacks('amtool'))('pass amtool', () => {
    const {code, output} = check('amtool', ['check-config', 'alertmanager.yml'], files);
    expect(code, output).toBe(0);
  });

  test.skipIf(lacks('amtool')).each([
    ['severity=critical', 'page,mail'],
    ['severity=warning', 'mail'],
    ['severity=info', 'mail'],
    ['alertname=Watchdog', 'dead-mans-switch'],
  ])('an alert with %s goes to %s', (label, receiver) => {
    const args = ['config', 'routes', 'test', '--config.file', 'alertmanager.yml', label];
    expect(check('amtool', args, files).output.split('\n')[0]).toBe(receiver);
    if (label === 'severity=critical')
      expect(monitorOf(version)?.text).toContain(`\n${receiver}\n`);
  });

  test('repeat the heartbeat every minute and pages every quarter of an hour, as the page says', () => {
    const {route} = parse(files['alertmanager.yml'] ?? '') as {route: Route};
    const periodOf = (receiver: string): number => {
      const own = route.routes?.find((each) => each.receiver === receiver);
      const group = secondsIn(own?.group_interval ?? route.group_interval);
      const repeat = secondsIn(own?.repeat_interval ?? route.repeat_interval);
      // Sent again when a group is looked at and more than the interval has passed: the delivery takes time, too.
      return group * (Math.floor(repeat / group) + 1);
    };
    expect({heartbeat: periodOf('dead-mans-switch'), page: periodOf('page')}).toEqual({
      heartbeat: 60,
      page: 15 * 60,
    });
  });

  test.skipIf(lacks('systemd-analyze'))('have units that systemd accepts', () => {
    const units = Object.keys(files).filter((name) => /\.(service|timer)$/.test(name));
    const here = Object.fromEntries(
      units.map((name) => [
        name,
        files[name]?.replace(/^ExecStart=.*/m, 'ExecStart=/bin/true') ?? '',
      ]),
    );
    const {output} = check(
      'systemd-analyze',
      ['verify', '--man=no', ...units.map((name) => `./${name}`)],
      here,
    );
    expect(output).toBe('');
    expect(units).toHaveLength(4);
  });

  test.skipIf(lacks('shellcheck'))('have a shell script that passes ShellCheck', () => {
    const script = files['clock-state.sh'] ?? '';
    expect(run('shellcheck', ['-'], {input: script}).output).toBe('');
  });

  test('use the block interval of the profile, and the machines of the plan', () => {
    const {network, topology} = loadVersion(siteDir, version);
    const interval = rulesOf(version).find(({record}) => record === 'network:block_interval:ms');
    expect(interval?.expr).toBe(`vector(${String(network.timing.blockInterval.value)})`);
    const port = String((network.node as {metricsPort: {value: number}}).metricsPort.value);
    for (const name of ['validator', 'standby', 'sentry1', 'sentry2', 'fullNode', 'mevSentry']) {
      const address = topology.hosts[name]?.address ?? '';
      expect(files['prometheus.yml']).toContain(`'${address}:${port}'`);
      expect(files['prometheus.yml']).toContain(`'${address}:${topology.ports.nodeExporter}'`);
    }
  });

  test('are all linked from the page, which lists every alert', () => {
    const text = monitorOf(version)?.text;
    for (const [name] of downloadsOf(siteDir, version)) {
      if (name.includes('/evn-monitor/')) expect(text).toContain(`](pathname:///${name})`);
    }
    for (const {alert} of rulesOf(version)) {
      if (alert !== undefined) expect(text).toContain(`\`${alert}\``);
    }
  });

  test('link every alert to an existing section', () => {
    const {version: paths} = loadVersion(siteDir, version);
    const faults = rulesOf(version).flatMap(({alert, annotations}) => {
      if (alert === undefined) return [];
      const url = annotations?.runbook_url ?? '';
      const [, id = '', heading = ''] =
        new RegExp(`^${paths.url}/([^#]+)#([\\w-]+)$`).exec(url) ?? [];
      const isThere = pageOf(version, id)?.text.includes(` {#${heading}}`) ?? false;
      return isThere ? [] : [`${alert}: no section at ${url || 'all'}`];
    });
    expect(faults).toEqual([]);
  });

  test('have a summary and a description for every alert', () => {
    const bare = rulesOf(version).filter(
      ({alert, annotations}) => alert && !(annotations?.summary && annotations.description),
    );
    expect(bare).toEqual([]);
  });
});

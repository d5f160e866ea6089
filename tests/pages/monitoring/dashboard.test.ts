/** The dashboard as Grafana imports it, and its queries on a real Prometheus with series of a real node. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {CHAIN_FILES} from '../../rpc/chain/files';
import {initialise, startLineage} from '../../rpc/nodes/lineage';
import {builtProgram, lineageOf, whyNotBuilt} from '../../rpc/nodes/program';
import {httpClient, resultOf} from '../../rpc/run/http';
import {waitFor} from '../../rpc/run/waitFor';
import {skipWhen} from '../../skipWhen';
import {findProgram} from '../../tools';
import {lacks} from '../run';
import {dashboardOf, queriesOf} from './dashboard';
import {all, filesOf} from './files';
import {hurry, localConfig, startProgram, type Running} from './live';
import {freePort} from '../../server/freePort';

describe.each(all)('the dashboard of version %s', (version) => {
  const dashboard = dashboardOf(version);
  const charts = dashboard.panels.filter(({type}) => type !== 'row');
  const targets = charts.flatMap(({targets: own = []}) => own);

  test('says which form it has, and has panels that Grafana has', () => {
    expect(dashboard.schemaVersion).toBeGreaterThanOrEqual(36);
    expect(dashboard).toMatchObject({
      uid: expect.stringMatching(/^[\w-]{1,40}$/) as string,
      title: expect.stringMatching(/\S/) as string,
    });
    expect(new Set(dashboard.panels.map(({type}) => type))).toEqual(
      new Set(['row', 'stat', 'timeseries']),
    );
    for (const {title, gridPos, type} of dashboard.panels) {
      const {h, w, x, y} = gridPos;
      expect(
        [h, w, x, y].every((each) => Number.isInteger(each) && each >= 0),
        title,
      ).toBe(true);
      if (type === 'row') expect(gridPos, title).toMatchObject({h: 1, w: 24, x: 0});
    }
  });

  test('asks the source that the reader chose, in every panel', () => {
    const source = {type: 'prometheus', uid: '${datasource}'};
    expect(dashboard.templating.list[0]).toMatchObject({
      name: 'datasource',
      type: 'datasource',
      query: 'prometheus',
    });
    for (const {name, type, datasource} of dashboard.templating.list)
      if (type === 'query') expect(datasource, name).toEqual(source);
    for (const {title, datasource, targets: own = []} of charts) {
      expect(datasource, title).toEqual(source);
      expect(own.length, title).toBeGreaterThan(0);
      for (const target of own) expect(target.datasource, title).toEqual(source);
      expect(new Set(own.map(({refId}) => refId)).size, title).toBe(own.length);
      expect(new Set(own.map(({legendFormat}) => legendFormat)).size, title).toBe(own.length);
    }
  });

  test('uses variables that it has, each of them', () => {
    const used = targets.flatMap(({expr}) =>
      [...expr.matchAll(/\$(\w+)/g)].map(([, name]) => name),
    );
    const queried = dashboard.templating.list.filter(({type}) => type === 'query');
    expect(new Set(used)).toEqual(new Set(queried.map(({name}) => name)));
  });

  test('shows the machines of every role, as Grafana writes the values that a variable finds for "All"', () => {
    const {scrape_configs: jobs} = parse(filesOf(version)['prometheus.yml'] ?? '') as {
      scrape_configs: {job_name: string; static_configs: {labels?: {role: string}}[]}[];
    };
    /** Roles of the jobs that a selector admits. */
    const rolesIn = (selector: string): string[] => {
      const [, job = ''] = /job=~?"([^"]+)"/.exec(selector) ?? [];
      return jobs
        .filter(({job_name: name}) => new RegExp(`^(?:${job})$`).test(name))
        .flatMap((each) => each.static_configs.flatMap(({labels}) => labels?.role ?? []));
    };
    const variable = dashboard.templating.list.find(({name}) => name === 'role');
    const offered = rolesIn((variable?.query as {query: string}).query);
    const wanted = targets
      .filter(({expr}) => expr.includes('$role'))
      .flatMap(({expr}) => rolesIn(expr));
    expect(offered).toContain('monitor');
    expect(new Set(offered)).toEqual(new Set(wanted));
  });
});

/** Series that one validator does not have, with the reason. */
const ABSENT: readonly (readonly [RegExp, why: string])[] = [
  [/^(?:max\()?validator_|- validator_state/, 'from a script, which state.test.ts runs'],
  [/^chrony_/, 'from the file of another script'],
  [/^rate\(bsc_mev_sentry_/, 'of the sentry for bids, which is another program'],
];

describe.skipIf(['prometheus', 'prometheus-node-exporter'].some(lacks)).each(all)(
  'the queries of version %s',
  (version) => {
    const program = builtProgram(lineageOf(version));
    const running: Running[] = [];
    let folder: string;
    let prometheus: string;

    async function seriesOf(query: string): Promise<unknown[]> {
      const asked = query.replaceAll(/\$(?:instance|role)\b/g, '.*');
      const address = `http://${prometheus}/api/v1/query?query=${encodeURIComponent(asked)}`;
      const answer = (await (await fetch(address)).json()) as {
        error?: string;
        data?: {result: unknown[]};
      };
      if (!answer.data) throw new Error(`${asked}: ${answer.error}`);
      return answer.data.result;
    }

    beforeAll(async () => {
      if (program === undefined) return;
      folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dashboard-'));
      const [ours, exporter, metrics] = await Promise.all([freePort(), freePort(), freePort()]);
      prometheus = `127.0.0.1:${ours}`;
      const datadir = path.join(folder, 'node');
      initialise(program, datadir);
      const flags = `--metrics --metrics.addr 127.0.0.1 --metrics.port ${metrics}`.split(' ');
      const node = await startLineage(program, datadir, {seals: true, flags});
      running.unshift(node);
      for (const file of [CHAIN_FILES.main, CHAIN_FILES.newest])
        await resultOf(httpClient(node.http), 'admin_importChain', file);
      await resultOf(httpClient(node.http), 'miner_start');
      const config = localConfig(filesOf(version)['prometheus.yml'] ?? '', {
        prometheus,
        alertmanager: '127.0.0.1:1',
        exporter: `127.0.0.1:${exporter}`,
        validator: `127.0.0.1:${metrics}`,
        others: `127.0.0.1:${metrics}`,
      });
      for (const [name, text] of Object.entries(filesOf(version)))
        fs.writeFileSync(path.join(folder, name), hurry(text));
      fs.writeFileSync(path.join(folder, 'prometheus.yml'), hurry(config));
      running.unshift(
        await startProgram(
          folder,
          findProgram('prometheus-node-exporter') ?? '',
          [`--web.listen-address=127.0.0.1:${exporter}`],
          /Listening on/,
        ),
        await startProgram(
          folder,
          findProgram('prometheus') ?? '',
          ['--config.file=prometheus.yml', `--web.listen-address=${prometheus}`],
          /Server is ready/,
        ),
      );
      await waitFor('blocks in Prometheus', async () =>
        (await seriesOf('deriv(chain_head_block[1m]) > 0')).length > 0 ? true : undefined,
      );
    }, 280_000);

    afterAll(async () => {
      for (const each of running) await each.stop();
      if (program !== undefined) fs.rmSync(folder, {recursive: true, force: true});
    });

    test('find the series of the node and its machine', {timeout: 60_000}, async () => {
      skipWhen(whyNotBuilt(lineageOf(version)));
      const empty = async () => {
        const found: string[] = [];
        for (const query of queriesOf(version)) {
          const isAbsent = ABSENT.some(([form]) => form.test(query));
          if (!isAbsent && (await seriesOf(query)).length === 0) found.push(query);
        }
        return found;
      };
      // A rate needs two samples of each target.
      await expect.poll(empty, {timeout: 50_000, interval: 1000}).toEqual([]);
    });

    test('of the variables find roles and instances', async () => {
      skipWhen(whyNotBuilt(lineageOf(version)));
      for (const {query} of dashboardOf(version).templating.list) {
        if (typeof query === 'string') continue;
        const [, selector = ''] = /^label_values\((.*), \w+\)$/.exec(query.query) ?? [];
        expect(await seriesOf(selector), query.query).not.toEqual([]);
      }
    });
  },
);

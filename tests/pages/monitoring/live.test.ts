import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {findProgram} from '../../tools';
import {lacks} from '../run';
import {filesOf} from './files';
import {hurry, Inbox, localConfig, serve, startProgram, type Running, type Served} from './live';
import {freePort} from '../../server/freePort';
import metrics from './metrics.json';

/** Payload that Alertmanager posts to a receiver. */
interface Notification {
  readonly receiver: string;
  readonly status: 'firing' | 'resolved';
  readonly commonLabels: Readonly<Record<string, string>>;
  readonly commonAnnotations: Readonly<Record<string, string>>;
}

const NEEDED = ['prometheus', 'prometheus-alertmanager', 'prometheus-node-exporter'];

/** Metrics of a stalled node. */
const NODE = 'chain_head_block 1000\nchain_head_finalized 998\np2p_peers 40\np2p_ingress 5\n';

describe.skipIf(NEEDED.some(lacks))('the files, with a real Prometheus and Alertmanager', () => {
  const files = filesOf('current');
  const inbox = new Inbox<Notification>();
  const running: Running[] = [];
  let folder: string;
  let validator: Served;
  let prometheus: string;

  const metricsServer = (port?: number): Promise<Served> =>
    serve((_, response) => response.end(NODE), port);

  async function start(command: string, args: readonly string[], ready: RegExp): Promise<void> {
    running.unshift(await startProgram(folder, findProgram(command) ?? command, args, ready));
  }

  async function api(query: string): Promise<unknown> {
    const response = await fetch(`http://${prometheus}/api/v1/${query}`);
    return ((await response.json()) as {data: unknown}).data;
  }

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'monitoring-'));
    const [ours, alertmanager, exporter] = await Promise.all([freePort(), freePort(), freePort()]);
    prometheus = `127.0.0.1:${ours}`;
    validator = await metricsServer();
    const others = await metricsServer();
    const receivers = await serve((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        inbox.add(JSON.parse(body) as Notification);
        response.end();
      });
    });
    running.push(others, receivers);

    const config = localConfig(files['prometheus.yml'] ?? '', {
      prometheus,
      alertmanager: `127.0.0.1:${alertmanager}`,
      exporter: `127.0.0.1:${exporter}`,
      validator: validator.address,
      others: others.address,
    });
    const routes = (files['alertmanager.yml'] ?? '').replaceAll(
      /https:\/\/(pager|heartbeat)\.example/g,
      `http://${receivers.address}`,
    );
    const written = {...files, 'prometheus.yml': config, 'alertmanager.yml': routes};
    for (const [name, text] of Object.entries(written))
      fs.writeFileSync(path.join(folder, name), name.endsWith('.yml') ? hurry(text) : text);
    fs.mkdirSync(path.join(folder, 'textfile'));
    fs.writeFileSync(
      path.join(folder, 'textfile/clock.prom'),
      'chrony_offset_seconds 0.02\nchrony_reference_time_seconds 1\n',
    );

    await start(
      'prometheus-node-exporter',
      [`--web.listen-address=127.0.0.1:${exporter}`, '--collector.textfile.directory=textfile'],
      /Listening on/,
    );
    await start(
      'prometheus-alertmanager',
      [
        '--config.file=alertmanager.yml',
        '--storage.path=alertmanager',
        `--web.listen-address=127.0.0.1:${alertmanager}`,
        '--cluster.listen-address=',
      ],
      /Listening/,
    );
    await start(
      'prometheus',
      [
        '--config.file=prometheus.yml',
        '--storage.tsdb.path=prometheus',
        `--web.listen-address=${prometheus}`,
        // It discovers Alertmanager some seconds after its start, and repeats alerts that were lost before.
        '--rules.alert.resend-delay=1s',
      ],
      /Server is ready/,
    );
  });

  afterAll(async () => {
    for (const each of running) await each.stop();
    await validator.stop();
    fs.rmSync(folder, {recursive: true});
  });

  test('the dead-man’s switch receives the watchdog', async () => {
    const heard = await inbox.first(({commonLabels}) => commonLabels.alertname === 'Watchdog');
    expect(heard.receiver).toBe('dead-mans-switch');
  });

  test('a validator that does not answer pages, with its runbook, and reports when it is back', async () => {
    const isPage =
      (status: string) =>
      ({commonLabels, ...each}: Notification): boolean =>
        commonLabels.alertname === 'NodeDown' && each.status === status;
    await validator.stop();
    const paged = await inbox.first(isPage('firing'));
    expect(paged.receiver).toBe('page');
    expect(paged.commonLabels).toMatchObject({role: 'validator', severity: 'critical'});
    expect(paged.commonAnnotations).toMatchObject({
      summary: `validator ${validator.address} does not answer`,
      runbook_url: expect.stringMatching(/\/validator\/security#runbook-misses$/) as string,
    });
    validator = await metricsServer(Number(validator.address.split(':')[1]));
    expect((await inbox.first(isPage('resolved'))).receiver).toBe('page');
  });

  test('a clock offset from the script’s file pages for the validator', async () => {
    const paged = await inbox.first(
      ({commonLabels}) =>
        commonLabels.alertname === 'ClockOff' && commonLabels.role === 'validator',
    );
    expect(paged.receiver).toBe('page');
    expect(paged.commonAnnotations.summary).toMatch(/the clock is 20ms off$/);
  });

  test('all templates of alerts can be rendered', async () => {
    const {alerts} = (await api('alerts')) as {alerts: {annotations: Record<string, string>}[]};
    expect(alerts.length).toBeGreaterThan(5);
    expect(JSON.stringify(alerts)).not.toContain('<error');
  });

  test('node_exporter has every metric that the rules use', async () => {
    const names = (await api('label/__name__/values')) as string[];
    expect([...metrics.host, ...metrics.monitor].filter((name) => !names.includes(name))).toEqual(
      [],
    );
  });
});

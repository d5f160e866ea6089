/** Every file of generated plans is read by the program that it is for. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parse as parseToml} from 'smol-toml';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {parse as parseYaml} from 'yaml';
import {filesOf} from '../../../src/tools/configuration/files';
import {defaultPlan, type Plan} from '../../../src/tools/configuration/plan';
import {findProgram} from '../../tools';
import {BSC, builtProgram} from '../../rpc/nodes/program';
import {ruleFilesOf} from '../monitoring/files';
import {blocksOf, pages} from '../pages';
import {lacks, run} from '../run';
import {facts, generatedPlans, pagePlans} from './generate';
import {filesOfAll, flagsIn, runEach, type Numbered} from './read';

const plans = [...pagePlans, ...generatedPlans(64)];
const files = filesOfAll(plans);
const named = (name: string) => files.filter((file) => file.name === name);
const nameOf = ({plan, host, name}: Numbered) => `${plan}-${host}-${name}`;

let folder: string;
const at = (file: Numbered) => path.join(folder, nameOf(file));

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plans-'));
  for (const file of files) fs.writeFileSync(at(file), file.text);
});
afterAll(() => fs.rmSync(folder, {recursive: true}));

test('there are plans of every kind', () => {
  const kinds = plans.map(({layout, hasEvn, hasStandby, hasMonitor, hasMev}) =>
    [layout, hasEvn, hasStandby, hasMonitor, hasMev].join(),
  );
  expect(new Set(kinds).size).toBeGreaterThan(20);
  expect(files.some(({text}) => text.includes('@[fd00:'))).toBe(true);
});

// Built once by `npm run test:rpc`, if Go is installed.
const program = builtProgram(BSC) ?? '';

describe.skipIf(program === '')('the node of the lineage', () => {
  /** Machines of a kind have the same files, except for their addresses: one of each. */
  const configurations = named('config.changes.toml').filter(
    ({host}) => host !== 'standby' && !/^sentry[2-9]$/.test(host),
  );
  const flagsOf = ({plan, host}: Numbered) =>
    flagsIn(
      files.find((file) => file.plan === plan && file.host === host && file.name === 'node.env')
        ?.text ?? '',
    );

  // It stops at the library for blobs that it was not built with, long after it has read the file and most flags. Setting
  // up the other library takes seconds.
  const STOP = 'Failed to set KZG library implementation to ckzg';
  const quickly = (file: Numbered, flags: readonly string[]) => [
    ...['--config', at(file), '--datadir', `${at(file)}.data`, '--metrics', ...flags],
    ...['--crypto.kzg', 'ckzg', 'dumpconfig'],
  ];

  test('reads the configuration and the flags of every node', {timeout: 180_000}, async () => {
    expect(configurations.length).toBeGreaterThan(100);
    const results = await runEach(
      program,
      configurations.map((file) => quickly(file, flagsOf(file))),
    );
    const refused = results.flatMap(({code, output}, index) => {
      const isRead = code === 0 || /Fatal: (.*)/.exec(output)?.[1]?.startsWith(STOP);
      const file = configurations[index];
      return isRead || !file ? [] : [`${nameOf(file)}: ${output}`];
    });
    expect(refused).toEqual([]);
  });

  test('refuses what is misspelt, and placeholders', async () => {
    const [good] = configurations as [Numbered];
    const faulty = ['Static', 'enode://', '--nat'].map((_, index) => ({
      ...good,
      name: `faulty-${index}`,
    }));
    const texts = [
      good.text.replace('StaticNodes', 'StaticNode'),
      good.text.replace(/enode:\/\/[\da-f]{128}/, 'enode://PUBLIC_KEY_OF_SENTRY_1'),
      good.text,
    ];
    faulty.forEach((file, index) => fs.writeFileSync(at(file), texts[index] ?? ''));
    const results = await runEach(
      program,
      faulty.map((file, index) => quickly(file, index === 2 ? ['--history.block', '1'] : [])),
    );
    expect(results.map(({output}) => output.includes(STOP))).toEqual([false, false, false]);
  });

  test('has the values of the plan of the pages', {timeout: 60_000}, () => {
    const [file] = configurations as [Numbered];
    const {output, code} = run(program, [
      ...['--config', at(file), '--datadir', `${at(file)}.full`, ...flagsOf(file), 'dumpconfig'],
    ]);
    expect(code, output).toBe(0);
    for (const line of [
      'NoDiscovery = true',
      'MaxPeers = 30',
      'EnableEVNFeatures = true',
      'BlockHistory = 600000',
      'HTTPHost = ""',
    ])
      expect(output).toContain(line);
    expect(/^StaticNodes = (.*)$/m.exec(output)?.[1]?.match(/enode:/g)).toHaveLength(3);
  });
});

test.skipIf(lacks('systemd-analyze'))('systemd accepts every unit', () => {
  const units = files.filter(({name}) => name.endsWith('.service'));
  const texts = new Map(units.map(({text, name}) => [text, name]));
  const program = path.join(folder, 'program');
  fs.writeFileSync(program, '#!/bin/sh\n', {mode: 0o755});
  const paths = [...texts].map(([text, name], index) => {
    const file = path.join(folder, name.replace('.', `-${index}.`));
    fs.writeFileSync(file, text.replace(/^(ExecStart=)\S+/m, `$1${program}`));
    return file;
  });
  expect(paths.length).toBeGreaterThan(50);
  const {output} = run('systemd-analyze', ['verify', '--man=no', ...paths], {
    env: {SYSTEMD_UNIT_PATH: `${folder}:`},
  });
  expect(output).toBe('');
});

/** nft needs rights over a network: those of a new one are enough. */
function nft(script: string, ...args: string[]) {
  const name = findProgram('nft') ?? '';
  return run('unshare', ['--map-root-user', '--net', 'sh', '-c', script, name, ...args]);
}

/** Why nft cannot be used, although it is installed. */
const refusal = lacks('nft') ? '' : nft('"$0" list ruleset').output;
if (refusal !== '') console.warn(`The rules for nftables are not checked: ${refusal}`);

describe.skipIf(lacks('nft') || refusal !== '')('nft', () => {
  test('accepts every set of rules', () => {
    const rulesets = named('nftables.conf').map(at);
    expect(rulesets.length).toBeGreaterThan(200);
    const all = 'for file; do "$0" --check --file "$file" || exit 1; done';
    const {code, output} = nft(all, ...rulesets);
    expect(output).toBe('');
    expect(code).toBe(0);
  });

  test('finds a fault', () => {
    const file = path.join(folder, 'faulty.nft');
    fs.writeFileSync(
      file,
      (named('nftables.conf')[0]?.text ?? '').replace('dport 22', 'dport x y'),
    );
    expect(nft('"$0" --check --file "$1"', file).code).not.toBe(0);
  });
});

test.skipIf(lacks('shellcheck'))(
  'the commands for ufw are clean, and open what nftables opens',
  () => {
    const scripts = named('firewall-ufw.sh');
    const {output} = run('shellcheck', scripts.map(at));
    expect(output).toBe('');
    for (const script of scripts) {
      const opened = (text: string, pattern: RegExp) =>
        [...text.matchAll(pattern)]
          .map(({groups}) => ({from: groups?.from ?? '', port: groups?.port}))
          .sort();
      const rules = files.find(
        ({plan, host, name}) =>
          plan === script.plan && host === script.host && name === 'nftables.conf',
      );
      expect(opened(script.text, /allow (?:from (?<from>\S+) to any port )?(?<port>\d+)/g)).toEqual(
        opened(
          rules?.text ?? '',
          /^ {4}(?:ip6? saddr (?<from>\S+) )?(?:tcp|udp) dport (?<port>\d+)/gm,
        ),
      );
    }
  },
);

/** One folder for each monitor, as on its disk. */
function monitorFolders(): string[] {
  const monitors = [...new Set(named('prometheus.yml').map(({plan}) => plan))];
  return monitors.map((plan) => {
    const own = path.join(folder, `monitor-${plan}`);
    fs.mkdirSync(own, {recursive: true});
    for (const file of files)
      if (file.plan === plan && file.host === 'monitor')
        fs.writeFileSync(path.join(own, file.name), file.text);
    return own;
  });
}

describe('the monitor', () => {
  test.skipIf(lacks('promtool'))('has what Prometheus accepts, with the rules', async () => {
    const folders = monitorFolders();
    expect(folders.length).toBeGreaterThan(20);
    const results = await runEach(
      'promtool',
      folders.map((own) => ['check', 'config', path.join(own, 'prometheus.yml')]),
    );
    expect(results.filter(({code}) => code !== 0)).toEqual([]);
    for (const {output} of results)
      expect(output.match(/SUCCESS: \d+ rules found/g)).toHaveLength(
        Object.keys(ruleFilesOf('current')).length,
      );
  });

  test.skipIf(lacks('amtool'))('has what Alertmanager accepts', () => {
    const texts = new Set(named('alertmanager.yml').map(({text}) => text));
    for (const text of texts) {
      const file = path.join(folder, 'alertmanager.yml');
      fs.writeFileSync(file, text);
      const {code, output} = run('amtool', ['check-config', file]);
      expect(code, output).toBe(0);
    }
    expect(texts.size).toBe(1);
  });

  test('scrapes every machine of its plan, and no other', () => {
    for (const file of named('prometheus.yml')) {
      const own = files.filter(({plan}) => plan === file.plan);
      const {scrape_configs: jobs} = parseYaml(file.text) as {
        scrape_configs: {job_name: string; static_configs: {targets: string[]}[]}[];
      };
      const targets = (name: string) =>
        jobs.find((job) => job.job_name === name)?.static_configs.flatMap((each) => each.targets) ??
        [];
      expect(targets('geth')).toHaveLength(own.filter(({name}) => name === 'node.env').length);
      expect(targets('host')).toHaveLength(new Set(own.map(({host}) => host)).size - 1);
      const roles = [...file.text.matchAll(/role: (\S+)/g)].map(([, role]) => role);
      const variables = own.find(({name}) => name === 'dashboard-variables.json');
      const {role} = JSON.parse(variables?.text ?? '') as {role: string[]};
      expect([...role].sort()).toEqual([...new Set(roles)].sort());
    }
  });

  test('has data for Grafana', () => {
    for (const {text} of named('grafana-datasource.yml'))
      expect(parseYaml(text)).toHaveProperty('datasources');
    for (const {text} of named('dashboard-variables.json'))
      expect(JSON.parse(text)).toHaveProperty('instance');
  });
});

test('the MEV sentry has its own TOML', () => {
  const texts = named('config.toml').map(({text}) => text);
  expect(texts.length).toBeGreaterThan(10);
  for (const text of texts)
    expect(Object.keys(parseToml(text))).toEqual([
      'Service',
      'Debug',
      'Log',
      'Validators',
      'Builders',
    ]);
});

test('pages print the files of the default plan', () => {
  const ofPages = pages
    .filter(({id}) => id.startsWith('validator/'))
    .flatMap(blocksOf)
    .map(({value}) => value);
  const [first] = pagePlans;
  const own = filesOf({...first, consensus: '', hosts: defaultPlan(facts).hosts} as Plan, facts);
  const printed = (host: string, name: string) => {
    const text =
      own.find((file) => file.host === host && file.name === name)?.text.trimEnd() ?? '?';
    return ofPages.some((value) => value.includes(text));
  };
  for (const name of [
    'geth.service',
    'hardening.conf',
    'node.env',
    'mining.env',
    'journald.conf',
    'journal-upload.conf',
    'journal-upload-restart.conf',
  ])
    expect(printed('validator', name), name).toBe(true);
  for (const host of ['sentry1', 'fullNode']) expect(printed(host, 'node.env'), host).toBe(true);
});

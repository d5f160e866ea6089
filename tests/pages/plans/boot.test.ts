/** A plan runs: a validator behind two sentries and a full node, with their firewalls, on networks of the kernel. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {keccak256} from 'viem';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {filesOf} from '../../../src/tools/configuration/files';
import {defaultPlan} from '../../../src/tools/configuration/plan';
import {validator} from '../../rpc/chain/accounts';
import {genesis} from '../../rpc/chain/genesis';
import {BSC, builtProgram} from '../../rpc/nodes/program';
import {resultOf} from '../../rpc/run/http';
import {pipeClient} from '../../rpc/run/pipe';
import {waitFor} from '../../rpc/run/waitFor';
import {findProgram} from '../../tools';
import {filesOf as downloadsOf} from '../monitoring/files';
import {lacks} from '../run';
import {commandOf, dataOf, setUp, type Booted} from './bootedPlan';
import {complete, facts, privateKey} from './generate';
import {Namespaces, refusalOfNamespaces} from './namespaces';

const program = builtProgram(BSC) ?? '';
const reason =
  ['ip', 'nft', 'prometheus', 'promtool'].filter(lacks).join(', ') ||
  (program === '' ? 'the node of the lineage' : '');
const refusal = reason === '' ? refusalOfNamespaces() : `without ${reason}`;
if (refusal !== '') console.warn(`No plan is booted: ${refusal}`);

const NODES = ['validator', 'sentry1', 'sentry2', 'fullNode'];
// Nodes do not pass on addresses that are reserved for documentation.
const OUTSIDER = '11.22.9.99';
const INTERNET = '11.0.0.0/8';
const outsideOf = (index: number) => `11.22.${index}.10`;

const base = defaultPlan(facts);
const plan = complete({
  ...base,
  hosts: Object.fromEntries(
    Object.entries(base.hosts).map(([name, host], index) => [
      name,
      {...host, publicAddress: outsideOf(index)},
    ]),
  ),
  hasStandby: false,
  memory: {validator: 8, others: 8},
});
const files = filesOf({...plan, consensus: validator.address}, facts, {
  'alerts-node.yml': downloadsOf('current')['alerts-node.yml'] ?? '',
});
const {p2p, metrics, prometheus} = plan.ports;
const addressOf = (host: string) => plan.hosts[host]?.address ?? '';
const keyOf = (host: string) => plan.hosts[host]?.publicKey ?? '';
const indexOf = (host: string) => Object.keys(plan.hosts).indexOf(host);
const idOf = (host: string) => keccak256(`0x${keyOf(host)}`).slice(2);

describe.skipIf(refusal !== '')('a plan in network namespaces', () => {
  let folder: string;
  let network: Namespaces;
  let booted: Booted[];
  const boot = `enode://${keyOf('sentry1')}@${plan.hosts.sentry1?.publicAddress ?? ''}:${p2p}`;
  const ofHost = (host: string): Booted => ({host, root: path.join(folder, host), files});
  const ask = (host: string, method: string, ...params: unknown[]) =>
    resultOf(pipeClient(path.join(dataOf(ofHost(host)), 'geth.ipc')), method, ...params);
  const heightOf = async (host: string) => Number(await ask(host, 'eth_blockNumber'));
  const peersOf = async (host: string) =>
    ((await ask(host, 'admin_peers')) as {id: string}[]).map(({id}) => id);

  function startNode(one: Booted, more: readonly string[] = []) {
    // The chain is new and has no system contracts: nothing to download a state from, and no end of a day.
    const flags = ['--syncmode', 'full', '--override.breatheblockinterval', '100000000000'];
    const log = path.join(folder, `${one.host}.log`);
    return network.start(one.host, program, [...commandOf(one), ...flags, ...more], log);
  }

  let running: Record<string, ReturnType<typeof startNode>>;

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'boot-'));
    const first = path.join(folder, 'genesis.json');
    fs.writeFileSync(first, JSON.stringify(genesis(Math.floor(Date.now() / 1000))));
    network = new Namespaces([`${addressOf('monitor')}/24`]);
    booted = NODES.map(ofHost);
    for (const one of booted) {
      const own = plan.hosts[one.host];
      const outside = one.host === 'validator' ? [] : [`${own?.publicAddress ?? ''}/8`];
      network.connect(
        one.host,
        [`${own?.address ?? ''}/24`, ...outside],
        outside.length > 0 ? [] : [INTERNET],
      );
      const rules = path.join(folder, `${one.host}.nft`);
      fs.writeFileSync(
        rules,
        files.find(({host, name}) => host === one.host && name === 'nftables.conf')?.text ?? '',
      );
      const {output, code} = network.run(one.host, findProgram('nft') ?? '', ['--file', rules]);
      expect(code, output).toBe(0);
      setUp(one, {
        program,
        genesis: first,
        bootNodes: [boot],
        nodeKey: privateKey(indexOf(one.host)).slice(2),
        hasKeys: one.host === 'validator',
      });
    }
    running = Object.fromEntries(booted.map((one) => [one.host, startNode(one)]));

    // Somebody on the internet, who knows the public boot node and could send packets into the private network.
    network.connect('outsider', [`${OUTSIDER}/8`], ['10.0.0.0/24']);
    const outsider = {
      ...ofHost('outsider'),
      files: files.map((file) =>
        file.host === 'sentry2' && file.name !== 'config.changes.toml'
          ? {...file, host: 'outsider'}
          : file,
      ),
    };
    setUp(outsider, {
      program,
      genesis: first,
      bootNodes: [boot],
      nodeKey: privateKey(40).slice(2),
      hasKeys: false,
    });
    const own = [
      '--nat',
      `extip:${OUTSIDER}`,
      '--metrics.addr',
      '127.0.0.1',
      '--port',
      String(p2p),
    ];
    startNode(outsider, [...own, '--vmodule', 'p2p/discover/*=5']);
    await waitFor('the sockets of all nodes', () =>
      Promise.all([...NODES, 'outsider'].map((host) => ask(host, 'net_version'))).catch(
        () => undefined,
      ),
    );
  }, 300_000);

  afterAll(() => {
    network.remove();
    fs.rmSync(folder, {recursive: true});
  });

  test('the validator makes blocks, and everybody has them', {timeout: 240_000}, async () => {
    await ask('validator', 'miner_start');
    const height = await waitFor('blocks', async () => {
      const found = await heightOf('validator');
      return found > 5 ? found : undefined;
    });
    for (const host of ['sentry1', 'sentry2', 'fullNode', 'outsider'])
      await waitFor(`block ${height} on ${host}`, async () =>
        (await heightOf(host)) >= height ? true : undefined,
      );
    const block = (await ask('outsider', 'eth_getBlockByNumber', '0x2', false)) as {miner: string};
    expect(block.miner).toBe(validator.address.toLowerCase());
  });

  test('the validator has only its own nodes as peers', {timeout: 240_000}, async () => {
    const own = ['sentry1', 'sentry2', 'fullNode'].map(idOf).sort();
    await waitFor('the three peers', async () =>
      (await peersOf('validator')).length >= 3 ? true : undefined,
    );
    expect((await peersOf('validator')).sort()).toEqual(own);
    for (const host of ['sentry1', 'sentry2', 'fullNode'])
      expect(await peersOf(host), host).toContain(idOf('validator'));
  });

  test('sentries hide it from the internet', {timeout: 240_000}, async () => {
    await waitFor('a second peer found by discovery', async () =>
      (await peersOf('outsider')).length >= 2 ? true : undefined,
    );
    expect(await peersOf('outsider')).not.toContain(idOf('validator'));
    expect(JSON.stringify(await ask('outsider', 'admin_peers'))).not.toContain(
      addressOf('validator'),
    );
    const heard = fs.readFileSync(path.join(folder, 'outsider.log'), 'utf8');
    for (const host of ['sentry1', 'sentry2', 'fullNode'])
      expect(heard, host).toContain(idOf(host).slice(0, 16));
    expect(heard).not.toContain(idOf('validator').slice(0, 16));
    expect(heard).not.toContain(addressOf('validator'));
  });

  test('its firewall lets nobody in but its own nodes and the monitor', () => {
    expect(network.reaches('outsider', addressOf('sentry1'), p2p)).toBe(true);
    expect(network.reaches('sentry1', addressOf('validator'), p2p)).toBe(true);
    expect(network.reaches('hub', addressOf('validator'), metrics)).toBe(true);
    expect(network.reaches('outsider', addressOf('validator'), p2p)).toBe(false);
    expect(network.reaches('outsider', addressOf('validator'), metrics)).toBe(false);
    expect(network.reaches('outsider', addressOf('sentry1'), metrics)).toBe(false);
    expect(network.reaches('hub', addressOf('validator'), p2p)).toBe(false);
  });

  test('when it stops, the alert fires', {timeout: 240_000}, async () => {
    const own = path.join(folder, 'monitor');
    fs.mkdirSync(own);
    for (const {host, name, text} of files)
      if (host === 'monitor' && name.endsWith('.yml')) fs.writeFileSync(path.join(own, name), text);
    network.start(
      'hub',
      'prometheus',
      [
        `--config.file=${own}/prometheus.yml`,
        `--storage.tsdb.path=${own}/data`,
        `--web.listen-address=127.0.0.1:${prometheus}`,
      ],
      path.join(folder, 'prometheus.log'),
    );
    const query = (text: string) =>
      network.run('hub', 'promtool', ['query', 'instant', `http://127.0.0.1:${prometheus}`, text])
        .output;
    const target = `${addressOf('validator')}:${metrics}`;
    await waitFor('metrics of all nodes', () =>
      Promise.resolve(query('sum(up{job="geth"})').includes('=> 4 @') ? true : undefined),
    );
    expect(query('ALERTS{alertname="NodeDown"}').trim()).toBe('');
    running.validator?.kill('SIGKILL');
    const fired = await waitFor('the alert', () => {
      const found = query('ALERTS{alertname="NodeDown",alertstate="firing"}');
      return Promise.resolve(found.trim() === '' ? undefined : found);
    });
    expect(fired).toContain(`instance="${target}"`);
    expect(fired).toContain('severity="critical"');
  });
});

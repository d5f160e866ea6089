import {describe, expect, test} from 'vitest';
import {filesOf, type PlanFile} from '../../../../src/tools/configuration/files';
import type {Plan} from '../../../../src/tools/configuration/plan';
import {rulesFor} from '../../../../src/tools/configuration/templates/rules';
import {facts, planAt, planWith} from './examplePlan';

const all = (plan: Plan) => filesOf(plan, facts);
const textOf = (files: readonly PlanFile[], host: string, name: string) =>
  files.find((file) => file.host === host && file.name === name)?.text ?? '';
const namesOf = (files: readonly PlanFile[], host: string) =>
  files.filter((file) => file.host === host).map(({name}) => name);

describe('machines', () => {
  test('behind sentries: a standby, sentries, a full node and a monitor', () => {
    expect([...new Set(all(planWith({})).map(({host}) => host))]).toEqual([
      '',
      'validator',
      'standby',
      'sentry1',
      'sentry2',
      'fullNode',
      'monitor',
    ]);
  });

  test('directly: one machine', () => {
    const files = all(planWith({layout: 'direct', hasStandby: false, hasMonitor: false}));
    expect([...new Set(files.map(({host}) => host))]).toEqual(['', 'validator']);
    expect(textOf(files, 'validator', 'node.env')).toContain(
      '--nat extip:192.0.2.10 --metrics.addr 127.0.0.1',
    );
    expect(textOf(files, 'validator', 'nftables.conf')).toContain('udp dport 30311 accept');
    expect(namesOf(files, 'validator')).not.toContain('journal-upload.conf');
  });

  test('a third sentry is in every list', () => {
    const files = all(planWith({sentries: 3}));
    const address = planWith({}).hosts.sentry3?.address ?? '';
    expect(textOf(files, 'validator', 'config.changes.toml')).toContain(`_3@${address}:30311`);
    expect(textOf(files, 'validator', 'config.changes.toml')).toContain('# Its sentries and');
    expect(textOf(files, 'validator', 'nftables.conf')).toContain(`${address} tcp`);
    expect(textOf(files, 'monitor', 'prometheus.yml')).toContain(`'${address}:6060'`);
    expect(textOf(files, 'sentry3', 'config.changes.toml')).toContain('ProxyedNodeIds');
  });

  test('no node keeps transactions that the validator would refuse', () => {
    const files = all(planWith({}));
    const price = /GasPrice = (\d+)/.exec(textOf(files, 'validator', 'config.changes.toml'))?.[1];
    for (const host of ['sentry1', 'sentry2', 'fullNode'])
      expect(textOf(files, host, 'node.env')).toContain(`--txpool.pricelimit ${price}`);
  });

  test('nodes of other operators are dialled and, where all places are taken, admitted', () => {
    const partner = `enode://${'ab'.repeat(64)}@192.0.2.99:30311`;
    const behind = all(planWith({partners: [partner]}));
    const single = {layout: 'direct', hasStandby: false, hasMonitor: false} as const;
    const direct = all(planWith({...single, partners: [partner]}));
    const timesIn = (files: readonly PlanFile[], host: string) =>
      textOf(files, host, 'config.changes.toml').split(partner).length - 1;
    const both =
      /StaticNodes = \[[^\]]*@192\.0\.2\.99[^\]]*\][^]*TrustedNodes = \[[^\]]*@192\.0\.2\.99/;
    expect(textOf(behind, 'sentry1', 'config.changes.toml')).toMatch(both);
    expect(textOf(direct, 'validator', 'config.changes.toml')).toMatch(both);
    for (const host of ['validator', 'standby', 'fullNode']) expect(timesIn(behind, host)).toBe(0);
  });

  // Otherwise it counts each connection of a sentry that it has marked, and refuses the sentry after MaxPeers of them.
  test('the hidden validator trusts all nodes that it dials', () => {
    const files = all(planWith({sentries: 3}));
    for (const host of ['validator', 'standby']) {
      const text = textOf(files, host, 'config.changes.toml');
      const listOf = (key: string) =>
        new RegExp(`^${key} = (\\[[^\\]]*@[^]*?^\\])`, 'm').exec(text)?.[1];
      expect(listOf('StaticNodes')).toMatch(/_3@/);
      expect(listOf('TrustedNodes')).toBe(listOf('StaticNodes'));
    }
  });

  // A node dials a third of MaxPeers: with fewer places it never dials a static node again that was lost.
  test('the hidden validator dials each lost node again', () => {
    for (const sentries of [1, 2, 3, 4] as const) {
      const files = all(planWith({sentries}));
      for (const host of ['validator', 'standby']) {
        const text = textOf(files, host, 'config.changes.toml');
        const nodes = /^StaticNodes = (\[[^\]]*@[^]*?^\])/m.exec(text)?.[1]?.match(/enode:/g) ?? [];
        expect(nodes).toHaveLength(sentries + 1);
        expect(Number(/^MaxPeers = (\d+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(
          3 * nodes.length,
        );
      }
    }
  });

  // A node with discovery asks strangers for a static node that it cannot reach, by its public key.
  test('no node with discovery dials a hidden one', () => {
    const files = all(planWith({sentries: 3}));
    for (const host of ['sentry1', 'sentry2', 'fullNode']) {
      const text = textOf(files, host, 'config.changes.toml');
      expect(text).toContain('NoDiscovery = false');
      expect(/^StaticNodes = (\[[^\]]*\])/m.exec(text)?.[1]).toBe('[]');
      expect(/^TrustedNodes = (\[[^\]]*\])/m.exec(text)?.[1]).toMatch(/VALIDATOR@.*STANDBY@/s);
    }
  });

  test('only machines with keys unlock them, and none starts mining', () => {
    for (const {host, name, text} of all(planWith({hasMev: true}))) {
      expect(text, `${host} ${name}`).not.toMatch(/(?:^|\s)--mine(?:\s|$)/);
      if (text.includes('--unlock')) expect(['validator', 'standby']).toContain(host);
      if (text.includes('--allow-insecure-unlock')) expect(text).toContain('--http.addr 127.0.0.1');
    }
  });

  test('systemd does not kill a node that waits for its turn', () => {
    const timeoutWith = (stopWait: number) =>
      /TimeoutStopSec=(\d+)/.exec(
        textOf(filesOf(planWith({}), {...facts, stopWait}), 'validator', 'geth.service'),
      )?.[1];
    expect(timeoutWith(152)).toBe('300');
    expect(timeoutWith(900)).toBe('1020');
  });

  test('a node does not start without the disk of its data', () => {
    const {paths} = planWith({});
    const unit = textOf(
      all(planWith({paths: {...paths, data: '/data/geth'}})),
      'sentry1',
      'geth.service',
    );
    expect(unit).toMatch(/^\[Unit\]\n(?:\w.*\n)*RequiresMountsFor=\/data\/geth\n/u);
  });

  test('nodes go on sending their journals when the monitor was away for long', () => {
    const drop = all(planWith({})).find(
      ({host, name}) => host === 'validator' && name === 'journal-upload-restart.conf',
    );
    expect(drop?.path).toBe('/etc/systemd/system/systemd-journal-upload.service.d/restart.conf');
    expect(drop?.text).toMatch(/^\[Unit\]\nStartLimitIntervalSec=0$[^]*^Restart=always$/mu);
  });

  test('the hidden validator neither announces nor searches', () => {
    const files = all(planWith({}));
    for (const host of ['validator', 'standby']) {
      expect(textOf(files, host, 'config.changes.toml')).toContain('NoDiscovery = true');
      expect(textOf(files, host, 'node.env')).toContain('--nat none');
      expect(textOf(files, host, 'nftables.conf')).not.toMatch(/^ {4}(tcp|udp) dport/m);
    }
  });

  test('without EVN, sentries still push blocks to their validators', () => {
    const text = textOf(all(planWith({hasEvn: false})), 'sentry1', 'config.changes.toml');
    expect(text).not.toMatch(/EVN|ProxyedValidatorAddresses/);
    expect(text).toContain('ProxyedNodeIds');
  });

  test('the full node has no EVN', () => {
    expect(textOf(all(planWith({})), 'fullNode', 'config.changes.toml')).not.toContain('EVN');
  });
});

test('SSH is open on each machine, in both firewalls', () => {
  for (const {name, text} of all(planWith({hasMev: true}))) {
    if (name === 'firewall-ufw.sh') {
      expect(text).toContain("allow from 10.0.0.5 to any port 22 proto tcp comment 'ssh: admin'");
      expect(/^sudo .*/m.exec(text)?.[0]).toBe('sudo apt-get install --yes ufw');
      expect(text.trimEnd().endsWith('sudo ufw enable')).toBe(true);
    }
    if (name === 'nftables.conf') expect(text).toContain('ip saddr 10.0.0.5 tcp dport 22 accept');
  }
});

test('the MEV sentry knows its name as nginx passes it on: in lower case', () => {
  const plan = planAt('mev.hostName', 'Sentry.Validator.Example');
  const written = JSON.stringify(all({...plan, hasMev: true}));
  expect(written).toContain('PublicHostName = \\"sentry.validator.example\\"');
  expect(written).not.toContain('Sentry.Validator');
});

// It logs that it cannot listen, and ends with status 0: systemd takes that for success.
test('systemd starts the MEV sentry again whatever its status', () => {
  const text = textOf(all(planWith({hasMev: true})), 'mevSentry', 'mev-sentry.service');
  expect(text).toContain('Restart=always');
});

test('IPv6 addresses are in brackets before ports, and bare elsewhere', () => {
  const files = all(planAt('hosts.sentry1.address', 'fd00::11'));
  expect(textOf(files, 'validator', 'config.changes.toml')).toContain('@[fd00::11]:30311"');
  expect(textOf(files, 'monitor', 'prometheus.yml')).toContain("'[fd00::11]:6060'");
  expect(textOf(files, 'sentry1', 'node.env')).toContain('--metrics.addr fd00::11 ');
  expect(textOf(files, 'validator', 'nftables.conf')).toContain('ip6 saddr fd00::11 tcp');
});

test.each([
  [
    'the default plan',
    {blocks: 600_000, fullNodeBlocks: 0, transactions: 192_000},
    192_000,
    192_000,
  ],
  [
    'all that is kept',
    {blocks: 600_000, fullNodeBlocks: 700_000, transactions: 0},
    600_000,
    700_000,
  ],
  ['more than is kept', {blocks: 600_000, fullNodeBlocks: 0, transactions: 1e6}, 600_000, 1e6],
])('nodes index no transactions of blocks that they lack: %s', (_name, history, kept, full) => {
  const files = all(planWith({history}));
  const indexed = (host: string) =>
    /--history\.transactions (\d+)/.exec(textOf(files, host, 'node.env'))?.[1];
  for (const host of ['validator', 'standby', 'sentry1']) expect(indexed(host)).toBe(`${kept}`);
  expect(indexed('fullNode')).toBe(`${full}`);
});

test('the checklist names what is still missing, and machines with keys last', () => {
  const text = textOf(all(planWith({})), '', 'CHECKLIST.md');
  expect(text).toContain('Public key of Sentry 1');
  expect(text.indexOf('## Sentry 2')).toBeLessThan(text.indexOf('## Validator (10.0.0.10)'));
});

test('the checklist unlocks no key before it is made, reads node keys from started nodes, and loads the firewall at each boot', () => {
  const text = textOf(all(planWith({})), '', 'CHECKLIST.md');
  expect(text.match(/but not yet `mining\.env`/g)).toHaveLength(2);
  expect(text.lastIndexOf('not yet `mining.env`')).toBeLessThan(text.indexOf('Make the keys'));
  expect(text).toContain(
    '`sudo systemctl enable --now nftables && sudo nft --file /etc/nftables.conf`',
  );
  expect(text).toContain(
    '`sudo -u geth geth attach --exec admin.nodeInfo.enode /var/lib/geth/geth.ipc` there',
  );
  expect(text).toContain('there, started with empty lists');
});

test('the checklist installs what the monitor reads on every machine', () => {
  const install = /Install node_exporter .*network-monitor#hosts/;
  expect(textOf(all(planWith({})), '', 'CHECKLIST.md')).toMatch(install);
  expect(textOf(all(planWith({hasMonitor: false})), '', 'CHECKLIST.md')).not.toMatch(install);
});

describe('rules', () => {
  const text = [
    '# Head.\ngroups:\n  - name: node\n    rules:\n      - alert: NodeDown\n        expr: up == 0',
    '      - alert: AllSentriesDown\n        expr: up == 0',
    '  - name: auction\n    rules:\n      - alert: NoBids\n        expr: a',
    '      - alert: Slow\n        expr: b\n',
  ].join('\n\n');

  test('of sentries and of the auction stay only where these are', () => {
    const alerts = (plan: Partial<Plan>) =>
      [...rulesFor(text, planWith(plan)).matchAll(/alert: (\w+)/g)].map(([, name]) => name);
    expect(alerts({})).toEqual(['NodeDown', 'AllSentriesDown']);
    expect(alerts({hasMev: true})).toEqual(['NodeDown', 'AllSentriesDown', 'NoBids', 'Slow']);
    expect(alerts({layout: 'direct'})).toEqual(['NodeDown']);
    expect(rulesFor(text, planWith({}))).not.toContain('auction');
  });

  test('a group whose first rule is left out keeps its name', () => {
    const first = text.replace('NodeDown', 'PoolThin').replace('AllSentriesDown', 'HeadStalled');
    expect(rulesFor(first, planWith({layout: 'direct'}))).toContain(
      '  - name: node\n    rules:\n      - alert: HeadStalled',
    );
  });
});

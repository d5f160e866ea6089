import {describe, expect, test} from 'vitest';
import {replaceTokens} from '../../../src/tokens/interpolate';
import {topologyFaults} from '../../../src/profile/topology/faults';
import type {Host, Topology} from '../../../src/profile/types';
import {shipped, topologySchema} from './shipped';

const data = shipped();
const page = (text: string) => replaceTokens(text, data, 'docs/page.mdx');

/** The shipped topology with some hosts changed. */
function withHosts(changes: Readonly<Record<string, Partial<Host>>>): Topology {
  const {topology} = shipped();
  const changed = Object.entries(changes).map(([name, change]): [string, unknown] => [
    name,
    {...topology.hosts[name], ...change},
  ]);
  return {
    ...topology,
    hosts: {...topology.hosts, ...Object.fromEntries(changed)} as Topology['hosts'],
  };
}

const faultsOf = (topology: Topology) =>
  topologyFaults(topology, topologySchema).map(({at, expected}) => `${at}: ${expected}`);

describe('tokens', () => {
  test.each([
    ['{plan.sentry1.address}', '10.0.0.11'],
    ['{plan.sentry1.publicAddress}', '192.0.2.11'],
    ['{plan.fullNode.nodeId}', 'NODE_ID_OF_FULL_NODE'],
    ['{plan.sentry2.enode}', 'enode://PUBLIC_KEY_OF_SENTRY_2@10.0.0.12:30311'],
    ['{plan.ports.mevSentry}', '8555'],
    ['{plan.ports.p2p}', '30311'],
  ])('%s', (token, printed) => {
    expect(page(token)).toBe(printed);
  });

  test('a node list has one entry per line, in the file’s syntax', () => {
    expect(page('TrustedNodes = [\n  {plan.sentry1.trustedNodes}\n]')).toBe(
      [
        'TrustedNodes = [',
        '  "enode://PUBLIC_KEY_OF_VALIDATOR@10.0.0.10:30311",',
        '  "enode://PUBLIC_KEY_OF_STANDBY@10.0.0.20:30311",',
        ']',
      ].join('\n'),
    );
  });

  test('firewall rules have port and sender; discovery is open where peers are', () => {
    const rules = page('{plan.sentry1.firewall}').split('\n');
    expect(rules).toContain(
      "sudo ufw allow from 10.0.0.5 to any port 22 proto tcp comment 'ssh: admin'",
    );
    expect(rules).toContain("sudo ufw allow 30311/tcp comment 'p2p'");
    expect(rules).toContain("sudo ufw allow 30311/udp comment 'p2p'");
    expect(page('{plan.validator.firewall}')).not.toMatch(/allow \d|8545/);
    expect(page('{plan.validator.firewallMev}')).toBe(
      "sudo ufw allow from 10.0.0.8 to any port 8545 proto tcp comment 'http: mevSentry'",
    );
  });

  test('an unknown token is reported with similar ones', () => {
    expect(() => page('{plan.sentry1.adress}')).toThrow(
      /\{plan\.sentry1\.adress\} is unknown\. Did you mean .*\{plan\.sentry1\.address\}/,
    );
  });
});

describe('errors', () => {
  test('the shipped topology has none', () => {
    expect(faultsOf(data.topology)).toEqual([]);
  });

  test('an unknown host', () => {
    const node = {static: ['sentry9'], trusted: []};
    expect(faultsOf(withHosts({validator: {node}}))).toEqual([
      'hosts.validator.node.static[0]: the name of a host',
    ]);
  });

  test('an unknown port', () => {
    const admits = [{port: 'p2pp', from: 'everybody'} as const];
    expect(faultsOf(withHosts({monitor: {admits}}))).toEqual([
      'hosts.monitor.admits[0].port: the name of a port',
    ]);
  });

  test('two machines with one address', () => {
    expect(faultsOf(withHosts({standby: {address: '10.0.0.10'}}))).toEqual([
      'hosts.standby.address: another address than hosts.validator.address',
    ]);
  });

  test('a peer whose firewall is closed', () => {
    expect(faultsOf(withHosts({sentry1: {admits: []}}))).toEqual([
      'hosts.validator.node.static: hosts whose firewall lets validator in',
      'hosts.standby.node.static: hosts whose firewall lets standby in',
    ]);
  });

  test('an invalid address', () => {
    expect(faultsOf(withHosts({monitor: {address: '10.0.0'}}))).toEqual([
      'hosts.monitor.address: an IPv4 address',
    ]);
  });
});

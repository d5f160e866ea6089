/*
 * What `{plan.…}` prints, from `_data/topology.json` and the node's ports in the network profile.
 *
 * | Token                          | Prints                                                                     |
 * | ------------------------------ | -------------------------------------------------------------------------- |
 * | `{plan.sentry1.address}`       | 10.0.0.11, on the private network (also `.publicAddress`, `.title`, `.purpose`) |
 * | `{plan.sentry1.nodeId}`        | NODE_ID_OF_SENTRY_1: no node accepts it, so nobody leaves it by mistake     |
 * | `{plan.sentry1.enode}`         | enode://PUBLIC_KEY_OF_SENTRY_1@10.0.0.11:30311                             |
 * | `{plan.sentry1.staticNodes}`   | the entries of `StaticNodes` in quotes, one a line, indented by two spaces  |
 * | `{plan.sentry1.trustedNodes}`  | those of `TrustedNodes`                                                    |
 * | `{plan.sentry1.firewall}`      | `sudo ufw allow …`, one rule a line                                        |
 * | `{plan.validator.firewallMev}` | the rules that selling blocks adds                                         |
 * | `{plan.ports.mevSentry}`       | 8555                                                                       |
 *
 * Those of whole files are in src/tools/configuration/pageBlocks.ts.
 */
import {nodePorts} from './ports';
import type {Admission, Topology} from '../types';
import {capitals, enodeOf, openingsOf, ufwRule} from './write';

/** Values of `{plan.…}`: `ports`, and the machines by name. */
export type Plan = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

/** @throws when the network profile lacks a port of the node */
export function planOf({ports, hosts}: Topology, network: unknown): Plan {
  const all = {...nodePorts(network), ...ports};
  const entries = (names: readonly string[]): string =>
    names
      .flatMap((name) => (hosts[name] ? [`"${enodeOf(name, hosts[name], all.p2p ?? 0)}",`] : []))
      .join('\n  ');
  const firewall = (admissions: readonly Admission[]): string =>
    admissions.flatMap((admission) => openingsOf(admission, hosts, all).map(ufwRule)).join('\n');
  const machines = Object.entries(hosts).map(([name, host]) => [
    name,
    {
      title: host.title,
      address: host.address,
      purpose: host.purpose,
      firewall: firewall(host.admits),
      ...(host.publicAddress !== undefined && {publicAddress: host.publicAddress}),
      ...(host.admitsForMev && {firewallMev: firewall(host.admitsForMev)}),
      ...(host.node && {
        enode: enodeOf(name, host, all.p2p ?? 0),
        nodeId: `NODE_ID_OF_${capitals(name)}`,
        staticNodes: entries(host.node.static),
        trustedNodes: entries(host.node.trusted),
      }),
    },
  ]);
  return {...(Object.fromEntries(machines) as Plan), ports: all};
}

import type {Fault} from '../fault';
import {nearest} from '../keys';
import {at, fault, type Rule} from '../rule';
import {isRecord} from '../parameter';
import {schemaFaults} from '../schema';
import {nodePortNames} from './ports';

/** `hosts.a.admits.0.from.1` and so on: every text below a path. */
function texts(node: unknown, path: string): {path: string; value: string}[] {
  if (typeof node === 'string') return [{path, value: node}];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    texts(value, Array.isArray(node) ? `${path}[${key}]` : `${path}.${key}`),
  );
}

function unknownName(path: string, what: string, found: string, choices: readonly string[]): Fault {
  const near = nearest(found, choices);
  return fault(path, `the name of ${what}`, found, `write ${near.join(' or ')}`);
}

/** Node lists and firewall rules must refer to existing hosts and ports. */
const names: Rule = (topology) => {
  const hosts = at(topology, 'hosts');
  const ports = at(topology, 'ports');
  if (!isRecord(hosts)) return [];
  const hostNames = Object.keys(hosts);
  const portNames = [...nodePortNames, ...(isRecord(ports) ? Object.keys(ports) : [])];
  return hostNames.flatMap((name) =>
    ['node', 'admits', 'admitsForMev'].flatMap((key) =>
      texts(at(topology, `hosts.${name}.${key}`), `hosts.${name}.${key}`).flatMap(
        ({path, value}) => {
          if (path.endsWith('.port')) {
            return portNames.includes(value) ? [] : [unknownName(path, 'a port', value, portNames)];
          }
          const isHost =
            hostNames.includes(value) || (path.endsWith('.from') && value === 'everybody');
          return isHost ? [] : [unknownName(path, 'a host', value, hostNames)];
        },
      ),
    ),
  );
};

/** Two machines cannot share an address. */
const addresses: Rule = (topology) => {
  const hosts = at(topology, 'hosts');
  if (!isRecord(hosts)) return [];
  const all = Object.keys(hosts).flatMap((name) =>
    ['address', 'publicAddress'].flatMap((key) => {
      const value = at(topology, `hosts.${name}.${key}`);
      return typeof value === 'string' ? [{path: `hosts.${name}.${key}`, value}] : [];
    }),
  );
  return all.flatMap(({path, value}, index) => {
    const twin = all.slice(0, index).find((other) => other.value === value);
    return twin
      ? [
          fault(
            path,
            `another address than ${twin.path}`,
            value,
            'give each machine its own address',
          ),
        ]
      : [];
  });
};

/** A host that others stay connected to must admit them, and one that connects must run the node. */
const peers: Rule = (topology) => {
  const hosts = at(topology, 'hosts');
  if (!isRecord(hosts)) return [];
  return Object.keys(hosts).flatMap((name) => {
    const list = at(topology, `hosts.${name}.node.static`);
    if (!Array.isArray(list)) return [];
    return list.flatMap((peer: unknown) => {
      const admits = typeof peer === 'string' ? at(topology, `hosts.${peer}.admits`) : undefined;
      if (!Array.isArray(admits)) return [];
      const isOpen = admits.some((admission) => {
        const from = at(admission, 'from');
        const isAdmitted = from === 'everybody' || (Array.isArray(from) && from.includes(name));
        return at(admission, 'port') === 'p2p' && isAdmitted;
      });
      return isOpen
        ? []
        : [
            fault(
              `hosts.${name}.node.static`,
              `hosts whose firewall lets ${name} in`,
              peer,
              `add ${name} to the p2p rule of hosts.${String(peer)}.admits, or take ${String(peer)} out of the list`,
            ),
          ];
    });
  });
};

/** Every error in a version's topology: first the JSON Schema, then checks in code. */
export function topologyFaults(topology: unknown, schema: Record<string, unknown>): Fault[] {
  return [
    ...schemaFaults(topology, schema),
    ...[names, addresses, peers].flatMap((rule) => rule(topology)),
  ];
}

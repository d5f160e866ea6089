import {child} from '../keys';

/** Ports of the network's own node by the key of the network profile that holds them. */
const NODE_PORTS = {p2p: 'p2pPort', http: 'httpPort', ws: 'wsPort', metrics: 'metricsPort'};

export const nodePortNames: readonly string[] = Object.keys(NODE_PORTS);

/** Ports of the node, from the network profile. @throws when the profile lacks one */
export function nodePorts(network: unknown): Record<string, number> {
  return Object.fromEntries(
    Object.entries(NODE_PORTS).map(([name, key]) => {
      const value = child(child(child(network, 'node'), key), 'value');
      if (typeof value === 'number') return [name, value];
      throw new Error(
        `The firewall rules need node.${key} of the network profile. Expected a port, found ${JSON.stringify(value)}. Add it to _data/network.json.`,
      );
    }),
  );
}

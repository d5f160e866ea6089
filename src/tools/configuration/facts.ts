import {child} from '../../profile/keys';
import {isParameter} from '../../profile/parameter';
import type {NetworkProfile, VersionData} from '../../profile/types';
import {nodePorts} from '../../profile/topology/ports';
import {inputsOf} from '../../worked/values';
import {workedExamples} from '../../worked';
import type {PlanFacts} from './plan';

/** Gigabytes of a profile's text such as `128 GB`; 0 when it does not begin with them. */
function gigabytes(text: unknown): number {
  return Number(/^(\d+) GB\b/.exec(String(text))?.[1] ?? 0);
}

/** A number of the worked examples. */
export function computed(network: NetworkProfile, name: string): number {
  const node = workedExamples(network).consensus?.[name];
  return isParameter(node) ? Number(node.value) : 0;
}

/** What the configuration builder needs of a version's data. @throws when the profile lacks a number of the pages */
export function planFacts({network, topology, version}: VersionData): PlanFacts {
  const {number, whole} = inputsOf(network);
  const memoryOf = (kind: string) => gigabytes(child(child(network.hardware, kind), 'memory'));
  const chains = Object.entries(network.chains).map(([key, chain]) => [
    key,
    {
      name: chain.name,
      chainId: chain.chainId,
      rpc: chain.http[0]?.url ?? '',
      config: chain.config,
    },
  ]);
  return {
    network: network.name,
    pages: version.url,
    downloads: `downloads/${version.path}/evn-monitor`,
    chains: Object.fromEntries(chains) as PlanFacts['chains'],
    memory: {
      validator: memoryOf('validator'),
      fullNode: memoryOf('fullNode'),
    },
    gasLimit: number('gas.limit'),
    gasPrice: whole('gas.minPrice').toString(),
    stopWait: computed(network, 'stopWait'),
    blocksPerDay: computed(network, 'blocksPerDay'),
    mev: {
      commission: number('mev.validatorCommission'),
      bidsPerBuilder: number('mev.maxBidsPerBuilder'),
    },
    ports: {...nodePorts(network), ...topology.ports},
    hosts: Object.fromEntries(
      Object.entries(topology.hosts).map(([name, {purpose: _, ...host}]) => [name, host]),
    ),
  };
}

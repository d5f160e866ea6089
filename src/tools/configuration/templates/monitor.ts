import {bracketed} from '../../../profile/topology/write';
import type {Machine} from '../machines';
import type {Plan, PlanFacts} from '../plan';

/** Settings of the script that reads the state of the validator on chain. */
export function validatorState(
  {chain, operator, ports}: Plan,
  machines: readonly Machine[],
  {chains}: PlanFacts,
): string {
  const full = machines.find(({role}) => role === 'full-node');
  const rpc = full ? `http://${bracketed(full.address)}:${ports.http}` : (chains[chain]?.rpc ?? '');
  return [
    `OPERATOR=${operator || '0xYourOperatorAddress'}`,
    `RPC=${rpc}`,
    ...(chain === 'mainnet' ? [] : [`CHAIN_ID=${chains[chain]?.chainId ?? ''}`]),
  ].join('\n');
}

/** Where Grafana, on the monitor, finds Prometheus. */
export function grafanaSource({ports}: Plan): string {
  return `apiVersion: 1
datasources:
  - name: Prometheus
    type: prometheus
    access: proxy
    url: http://127.0.0.1:${ports.prometheus}
    isDefault: true`;
}

/** What the variables of the dashboard offer with this plan: to compare, and to link to a machine's panels. */
export function dashboardVariables({ports}: Plan, machines: readonly Machine[]): string {
  const nodes = machines.filter(({node}) => node);
  const instance = ({address}: Machine) => `${bracketed(address)}:${ports.metrics}`;
  const variables = {
    datasource: 'Prometheus',
    role: [...new Set(machines.map(({role}) => role))].filter((role) => role !== 'admin'),
    instance: nodes.map(instance),
    links: Object.fromEntries(
      nodes.map((machine) => [
        machine.title,
        `?${new URLSearchParams({'var-role': machine.role, 'var-instance': instance(machine)}).toString()}`,
      ]),
    ),
  };
  return JSON.stringify(variables, null, 2);
}

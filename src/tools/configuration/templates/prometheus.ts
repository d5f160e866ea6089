import {bracketed} from '../../../profile/topology/write';
import type {Machine, Role} from '../machines';
import type {Plan} from '../plan';

type Target = readonly [role: Role, targets: readonly string[]];

function staticConfig([role, targets]: Target): string {
  const [first = ''] = targets;
  const list =
    targets.length === 1
      ? `      - targets: ['${first}']`
      : `      - targets:\n${targets.map((target) => `          - '${target}'`).join('\n')}`;
  return `${list}\n        labels:\n          role: ${role}`;
}

/** One list of targets for each role, in the order of the machines. */
function targetsOf(machines: readonly Machine[], port: number): Target[] {
  const roles = [...new Set(machines.map(({role}) => role))];
  return roles.map((role) => [
    role,
    machines
      .filter((machine) => machine.role === role)
      .map(({address}) => `${bracketed(address)}:${port}`),
  ]);
}

const WORDS = ['no', 'a', 'two', 'three', 'four'];

function headOf(machines: readonly Machine[]): string {
  const count = (role: Role) => machines.filter((machine) => machine.role === role).length;
  const sentries = count('sentry');
  const others = [
    ...(count('standby') > 0 ? ['its standby'] : []),
    ...(sentries > 0 ? [`${WORDS[sentries]} ${sentries === 1 ? 'sentry' : 'sentries'}`] : []),
    ...(count('full-node') > 0 ? ['a private full node'] : []),
    ...(count('mev-sentry') > 0 ? ['a MEV sentry'] : []),
  ];
  const all =
    others.length > 1
      ? `${others.slice(0, -1).join(', ')} and ${others.at(-1) ?? ''}`
      : others.join('');
  return `# Prometheus for one validator${all === '' ? '' : ` with ${all}`}.
# Take out the lines of machines that you do not have.`;
}

/** Targets to scrape, with the roles that the rules use. */
export function prometheus({ports}: Plan, machines: readonly Machine[]): string {
  const nodes = machines.filter(({node}) => node);
  const watched = machines.filter(({role}) => role !== 'monitor' && role !== 'admin');
  const mevSentries = machines.filter(({role}) => role === 'mev-sentry');
  const hosts: Target[] = [
    ...targetsOf(watched, ports.nodeExporter),
    ['monitor', [`127.0.0.1:${ports.nodeExporter}`]],
  ];
  const auction = mevSentries.map(
    ({address}) => `  # Only where blocks are sold.
  - job_name: mev-sentry
    metrics_path: /debug/metrics/prometheus
    static_configs:
      - targets: ['${bracketed(address)}:${ports.metrics}']

`,
  );
  return `${headOf(machines)}
global:
  scrape_interval: 5s
  evaluation_interval: 15s

rule_files:
  - alerts-*.yml

alerting:
  alertmanagers:
    - static_configs:
        - targets: ['127.0.0.1:${ports.alertmanager}']

scrape_configs:
  # The nodes. The rules tell them apart by role.
  - job_name: geth
    metrics_path: /debug/metrics/prometheus
    static_configs:
${targetsOf(nodes, ports.metrics).map(staticConfig).join('\n')}
    metric_relabel_configs:
      # New labels with every block, or after every change of the node's own record: no series for these.
      - source_labels: [__name__]
        regex: report_blocks
        action: drop
      - regex: ENR
        action: labeldrop

${auction.join('')}  # The machines: disk, memory, clock. The monitor's own also has the state of the validator on chain.
  - job_name: host
    static_configs:
${hosts.map(staticConfig).join('\n')}

  # The monitor watches itself.
  - job_name: prometheus
    static_configs:
      - targets: ['127.0.0.1:${ports.prometheus}']
  - job_name: alertmanager
    static_configs:
      - targets: ['127.0.0.1:${ports.alertmanager}']`;
}

import {checkPlan} from './check';
import {hasKeys, machinesOf, type Machine} from './machines';
import type {Plan, PlanFacts} from './plan';
import {filter, mevFront, mevSentry, mevSentryService} from './templates/auction';
import {checklist} from './templates/checklist';
import {nftables, ufw} from './templates/firewall';
import {dashboardVariables, grafanaSource, validatorState} from './templates/monitor';
import {configTables} from './templates/node';
import {prometheus} from './templates/prometheus';
import {rulesFor} from './templates/rules';
import * as service from './templates/service';
import {printToml} from './templates/toml';
import {bracketed} from '../../profile/topology/write';

/** A file of a plan. */
export interface PlanFile {
  /** Name of the machine, or empty for what belongs to none. */
  readonly host: string;
  /** Name in the machine's folder of an archive. */
  readonly name: string;
  /** Where it belongs on the machine; empty when it is not installed as it is. */
  readonly path: string;
  readonly language: 'toml' | 'ini' | 'bash' | 'nginx' | 'yaml' | 'json' | 'markdown' | 'text';
  readonly text: string;
  /** As for `install -m`. */
  readonly mode?: string;
  /** User and group: `geth:geth`; root without it. */
  readonly owner?: string;
}

type File = Omit<PlanFile, 'host'>;

/** Downloads of the monitoring page by name: rule files and Alertmanager's configuration. */
export type Downloads = Readonly<Record<string, string>>;

const ended = (text: string) => (text.endsWith('\n') ? text : `${text}\n`);

const CHANGES = `# Changes to the published configuration. Write these keys into its tables, keep its network id and boot nodes,
# and delete [Node.LogConfig] if there is one.
`;

function nodeFiles(
  plan: Plan,
  machine: Machine,
  machines: readonly Machine[],
  facts: PlanFacts,
): File[] {
  const {config} = plan.paths;
  const tables = configTables({plan, machine, machines}, facts);
  const own = {mode: '0640', owner: 'geth:geth'};
  const drop = '/etc/systemd/system/geth.service.d/hardening.conf';
  const sentry = machines.find(({role}) => role === 'mev-sentry');
  return [
    {
      name: 'config.changes.toml',
      path: '',
      language: 'toml',
      text: `${CHANGES}\n${printToml(tables)}`,
    },
    {
      name: 'geth.service',
      path: '/etc/systemd/system/geth.service',
      language: 'ini',
      text: service.geth(plan, facts),
    },
    {name: 'hardening.conf', path: drop, language: 'ini', text: service.hardening()},
    {
      name: 'node.env',
      path: `${config}/node.env`,
      language: 'text',
      text: service.nodeEnvironment(machine, plan, facts),
      ...own,
    },
    ...(hasKeys(machine)
      ? [
          {
            name: 'mining.env',
            path: `${config}/mining.env`,
            language: 'text' as const,
            text: service.miningEnvironment(plan),
            ...own,
          },
        ]
      : []),
    ...(hasKeys(machine) && sentry
      ? [
          {
            name: 'mev-filter.conf',
            path: '/etc/nginx/conf.d/mev-filter.conf',
            language: 'nginx' as const,
            text: filter(machine, sentry, plan),
          },
        ]
      : []),
  ];
}

function mevSentryFiles(plan: Plan, machine: Machine, validator: Machine): File[] {
  return [
    {
      name: 'config.toml',
      path: '/etc/mev-sentry/config.toml',
      language: 'toml',
      text: mevSentry(machine, validator, plan),
      mode: '0640',
      owner: 'root:mev-sentry',
    },
    {
      name: 'mev-sentry.service',
      path: '/etc/systemd/system/mev-sentry.service',
      language: 'ini',
      text: mevSentryService(),
    },
    {
      name: 'mev-sentry.conf',
      path: '/etc/nginx/conf.d/mev-sentry.conf',
      language: 'nginx',
      text: mevFront(machine, plan),
    },
  ];
}

function monitorFiles(
  plan: Plan,
  machines: readonly Machine[],
  facts: PlanFacts,
  downloads: Downloads,
): File[] {
  const secret = {mode: '0640', owner: 'root:prometheus'};
  return [
    {
      name: 'prometheus.yml',
      path: '/etc/prometheus/prometheus.yml',
      language: 'yaml',
      text: prometheus(plan, machines),
    },
    ...Object.entries(downloads).map(([name, text]): File => ({
      name,
      path: `/etc/prometheus/${name}`,
      language: 'yaml',
      text: name.startsWith('alerts-') ? rulesFor(text, plan) : text,
      ...(name === 'alertmanager.yml' && secret),
    })),
    {
      name: 'validator-state',
      path: '/etc/default/validator-state',
      language: 'text',
      text: validatorState(plan, machines, facts),
    },
    {
      name: 'grafana-datasource.yml',
      path: '/etc/grafana/provisioning/datasources/prometheus.yml',
      language: 'yaml',
      text: grafanaSource(plan),
    },
    {
      name: 'dashboard-variables.json',
      path: '',
      language: 'json',
      text: dashboardVariables(plan, machines),
    },
  ];
}

/** Files of every machine: firewall and journal. */
function hostFiles(plan: Plan, machine: Machine, monitor: Machine | undefined): File[] {
  const journal = '/etc/systemd/journald.conf.d/geth.conf';
  const upload = '/etc/systemd/journal-upload.conf.d/monitor.conf';
  const restart = '/etc/systemd/system/systemd-journal-upload.service.d/restart.conf';
  return [
    {
      name: 'firewall-ufw.sh',
      path: '',
      language: 'bash',
      text: `#!/usr/bin/env bash\n# Adds to the rules that ufw has. Those of an earlier plan stay: sudo ufw status numbered, sudo ufw delete NUMBER\nset -e\n${ufw(machine.openings)}`,
      mode: '0755',
    },
    {
      name: 'nftables.conf',
      path: '/etc/nftables.conf',
      language: 'text',
      text: nftables(machine.openings),
      mode: '0755',
    },
    {name: 'journald.conf', path: journal, language: 'ini', text: service.journald()},
    ...(monitor && machine !== monitor
      ? [
          {
            name: 'journal-upload.conf',
            path: upload,
            language: 'ini' as const,
            text: service.journalUpload(bracketed(monitor.address), plan.ports.journal),
          },
          {
            name: 'journal-upload-restart.conf',
            path: restart,
            language: 'ini' as const,
            text: service.journalUploadRestart(),
          },
        ]
      : []),
  ];
}

/**
 * The files of all machines of a plan, in the order in which they are set up, and a checklist.
 *
 * @param downloads what the monitor gets as it is published, adapted to the plan's machines
 * @throws when the plan has faults: nothing is written that has not been checked
 */
export function filesOf(plan: Plan, facts: PlanFacts, downloads: Downloads = {}): PlanFile[] {
  const [fault] = checkPlan(plan, facts);
  if (fault) throw new Error(`${fault.field}: ${fault.message}`);
  const machines = machinesOf(plan, facts);
  const [validator] = machines;
  const monitor = machines.find(({role}) => role === 'monitor');
  const own = (machine: Machine): File[] => {
    if (machine.node) return nodeFiles(plan, machine, machines, facts);
    if (machine.role === 'mev-sentry' && validator) return mevSentryFiles(plan, machine, validator);
    if (machine.role === 'monitor') return monitorFiles(plan, machines, facts, downloads);
    return [];
  };
  const files = machines
    .filter(({role}) => role !== 'admin')
    .flatMap((machine) =>
      [...own(machine), ...hostFiles(plan, machine, monitor)].map((file) => ({
        host: machine.name,
        ...file,
        text: ended(file.text),
      })),
    );
  const list: PlanFile = {
    host: '',
    name: 'CHECKLIST.md',
    path: '',
    language: 'markdown',
    text: checklist(plan, machines, facts),
  };
  return [list, ...files];
}

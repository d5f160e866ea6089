import {archiveEnding} from '../../../profile/published';
import {hasKeys, type Machine} from '../machines';
import type {Plan, PlanFacts} from '../plan';

/** Steps of one machine, as items of a list. */
function stepsOf(machine: Machine, plan: Plan, {pages, chains}: PlanFacts): string[] {
  const {config} = plan.paths;
  const runs = `${pages}/validator/run-val`;
  if (machine.role === 'monitor') {
    const monitor = `${pages}/validator/evn/network-monitor`;
    return [
      `Install Prometheus and Alertmanager, and copy the files of this folder: ${monitor}#install`,
      `Replace the addresses of pager, mail and heartbeat in \`alertmanager.yml\`: ${monitor}#dead-mans-switch`,
      '`promtool check config /etc/prometheus/prometheus.yml` and `sudo amtool check-config /etc/prometheus/alertmanager.yml`',
      `Install the script that reads the state on chain: ${monitor}#chain-state`,
      `Trigger a test alert: ${monitor}#test`,
    ];
  }
  if (machine.role === 'mev-sentry')
    return [
      `Build the MEV sentry, make its pay account, and copy the files: ${pages}/validator/mev/user-guide#sentry`,
    ];
  const published = chains[plan.chain]?.config;
  return [
    `Install the node: ${runs}#install`,
    `Fill the data folder: ${runs}#data`,
    `Make the changes of \`config.changes.toml\` in the published configuration${published === undefined ? '' : ` (${archiveEnding(published) ? 'in ' : ''}${published})`}, as \`${config}/config.toml\``,
    `Copy the other files${hasKeys(machine) ? ', but not yet `mining.env`,' : ''} to the paths that their first line or the list names, then \`sudo systemctl daemon-reload\``,
    `Validate: \`sudo -u geth geth --config ${config}/config.toml --datadir "$(sudo -u geth mktemp -d)" dumpconfig > /dev/null\``,
    `Start without mining, and synchronise: ${runs}#sync`,
    `Compare the fork times that the node knows: ${runs}#fork-times`,
    ...(hasKeys(machine) && plan.hasMev
      ? [`Install the filter before the restart: ${pages}/validator/mev/user-guide#filter`]
      : []),
  ];
}

const item = (text: string) => `- [ ] ${text}`;

/** The last steps: keys, registration, mining, checks. */
function endOf(plan: Plan, {pages}: PlanFacts): string[] {
  const sentries = plan.layout === 'sentries' ? 'sentries' : 'validator';
  return [
    `Make the keys on the validator, and back them up: ${pages}/validator/create-val#consensus-key`,
    ...(plan.hasStandby
      ? [
          `Restore the keys on the standby; it never mines at the same time: ${pages}/validator/run-val#standby`,
        ]
      : []),
    `Register: ${pages}/validator/create-val#send`,
    ...(plan.hasEvn
      ? [`Register the node ids of the ${sentries}: ${pages}/validator/evn/best-practice#register`]
      : []),
    `Start mining on the validator alone: ${pages}/validator/run-val#start`,
    `From outside, only the plan’s ports are open: ${pages}/validator/security#firewall`,
    ...(plan.layout === 'sentries'
      ? [`The validator has only your own nodes as peers: ${pages}/validator/security#sentries`]
      : []),
    `Print and rehearse the runbooks: ${pages}/validator/security#runbooks`,
  ];
}

/** Placeholders that are left, and where their values come from. */
function openValues(plan: Plan, machines: readonly Machine[]): string[] {
  const nodes = machines.filter(
    ({name, node}) => node && (plan.hosts[name]?.publicKey ?? '') === '',
  );
  return [
    ...nodes.map(
      ({title}) =>
        `Public key of ${title}: \`sudo -u geth geth attach --exec admin.nodeInfo.enode ${plan.paths.data}/geth.ipc\` there, started with empty lists`,
    ),
    ...(plan.consensus === '' ? ['Consensus address: printed when the key is made'] : []),
    ...(plan.operator === '' ? ['Operator address'] : []),
  ];
}

/** What to do with the files, in order, as Markdown. */
export function checklist(plan: Plan, machines: readonly Machine[], facts: PlanFacts): string {
  const own = machines.filter(({role}) => role !== 'admin');
  // Keys come last: first everything that the validator hides behind.
  const inOrder = [...own.filter((machine) => !hasKeys(machine)), ...own.filter(hasKeys)];
  const open = openValues(plan, machines);
  const sections: [string, string[]][] = [
    ...(open.length > 0
      ? [['Values that are still placeholders', open] as [string, string[]]]
      : []),
    [
      'Every machine',
      [
        'Compare the files with what is installed before you replace anything',
        'Set up the firewall with **either** `firewall-ufw.sh` **or** `nftables.conf` (`sudo systemctl enable --now nftables && sudo nft --file /etc/nftables.conf`); keep a second session open',
        ...(plan.hasMonitor
          ? [
              `Install node_exporter and the clock script: ${facts.pages}/validator/evn/network-monitor#hosts`,
            ]
          : []),
      ],
    ],
    ...inOrder.map((machine): [string, string[]] => [
      `${machine.title} (${machine.address})`,
      stepsOf(machine, plan, facts),
    ]),
    ['Keys, registration, start', endOf(plan, facts)],
  ];
  const text = sections.map(([title, items]) => `## ${title}\n\n${items.map(item).join('\n')}`);
  return `# Checklist: validator of ${facts.chains[plan.chain]?.name ?? facts.network}\n\n${text.join('\n\n')}\n`;
}

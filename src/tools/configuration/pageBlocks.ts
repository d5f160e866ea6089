/*
 * What `{plan.…}` prints of the files of the default plan, beside the addresses of src/profile/topology/plan.ts. So the
 * pages show what the builder writes.
 *
 * | Token                                   | Prints                                                                    |
 * | --------------------------------------- | ------------------------------------------------------------------------- |
 * | `{plan.validator.peers}`                | [Node.P2P] of its config.toml (also of standby, sentries, full node)       |
 * | `{plan.validator.evnConfig}`            | the keys of [Node] about the EVN, and [Node.P2P]                           |
 * | `{plan.validator.nodeEnv}`              | node.env                                                                  |
 * | `{plan.validator.ufw}`, `.nftables`     | the firewall of a machine, of all machines                                |
 * | `{plan.validator.auctionConfig}`        | what selling blocks adds to config.toml; `.auctionFilter` for nginx         |
 * | `{plan.direct.config}`, `.evnConfig`    | config.toml of a single machine; with a partner                           |
 * | `{plan.node.service}`                   | geth.service; also `.hardening`, `.miningEnv`, `.journald`                 |
 * | `{plan.node.journalUpload}`             | where to send the journal; also `.journalUploadRestart`                   |
 * | `{plan.monitor.prometheus}`             | prometheus.yml of all machines                                            |
 * | `{plan.mevSentry.config}`               | config.toml of the MEV sentry; also `.service`, `.front` for nginx          |
 */
import type {VersionData} from '../../profile/types';
import {planFacts} from './facts';
import {machinesOf, type Machine} from './machines';
import {defaultPlan, type Plan, type PlanFacts} from './plan';
import {filter, mevFront, mevSentry, mevSentryService} from './templates/auction';
import {nftables, ufw} from './templates/firewall';
import {configTables, evnTable, mevTables, peersTable} from './templates/node';
import {prometheus} from './templates/prometheus';
import * as service from './templates/service';
import {printToml} from './templates/toml';

type Tokens = Readonly<Record<string, Readonly<Record<string, string>>>>;

function ofMachine(
  machine: Machine,
  machines: readonly Machine[],
  plan: Plan,
  facts: PlanFacts,
): Record<string, string> {
  const written = {plan, machine, machines};
  return {
    ufw: ufw(machine.openings),
    nftables: nftables(machine.openings),
    ...(machine.node && {
      peers: printToml([peersTable(written)]),
      evnConfig: printToml([evnTable(written), peersTable(written)]),
      nodeEnv: service.nodeEnvironment(machine, plan, facts),
    }),
  };
}

/** A single machine, open to the internet. */
function direct(plan: Plan, facts: PlanFacts): Record<string, string> {
  const alone: Plan = {
    ...plan,
    layout: 'direct',
    hasStandby: false,
    hasMonitor: false,
    hasMev: false,
  };
  const machines = machinesOf(alone, facts);
  const [machine] = machines;
  if (!machine) return {};
  const withPartner = {
    ...alone,
    partners: [`enode://PUBLIC_KEY_OF_A_PARTNER@192.0.2.21:${plan.ports.p2p}`],
  };
  const written = {plan: withPartner, machine, machines};
  return {
    config: printToml(configTables({...written, plan: alone}, facts)),
    evnConfig: printToml([evnTable(written), peersTable(written)]),
  };
}

/** What is added where blocks are sold. */
function auction(plan: Plan, facts: PlanFacts): Tokens {
  const machines = machinesOf(plan, facts);
  const [validator] = machines;
  const sentry = machines.find(({role}) => role === 'mev-sentry');
  if (!validator || !sentry) return {};
  return {
    validator: {
      auctionConfig: printToml(mevTables(plan, machines, facts)),
      auctionFilter: filter(validator, sentry, plan),
    },
    mevSentry: {
      ufw: ufw(sentry.openings),
      nftables: nftables(sentry.openings),
      config: mevSentry(sentry, validator, plan),
      service: mevSentryService(),
      front: mevFront(sentry, plan),
    },
  };
}

function merged(...all: readonly Tokens[]): Tokens {
  const result: Record<string, Record<string, string>> = {};
  for (const tokens of all)
    for (const [name, group] of Object.entries(tokens)) result[name] = {...result[name], ...group};
  return result;
}

/** The tokens of a version, by machine. @throws when the topology lacks a machine that the others need */
export function pageBlocks(data: VersionData): Tokens {
  const facts = planFacts(data);
  const plan = defaultPlan(facts);
  const selling = {...plan, hasMev: 'mevSentry' in facts.hosts};
  const machines = machinesOf(plan, facts);
  const all = machinesOf(selling, facts);
  const monitor = all.find(({role}) => role === 'monitor');
  return merged(
    Object.fromEntries(
      machines.map((machine) => [machine.name, ofMachine(machine, machines, plan, facts)]),
    ),
    auction(selling, facts),
    {
      direct: direct(plan, facts),
      node: {
        service: service.geth(plan, facts),
        hardening: service.hardening(),
        miningEnv: service.miningEnvironment(plan),
        journald: service.journald(),
        ...(monitor && {journalUpload: service.journalUpload(monitor.address, plan.ports.journal)}),
        journalUploadRestart: service.journalUploadRestart(),
      },
    },
    // The monitor watches all machines, also those of the few who sell blocks.
    monitor
      ? {
          monitor: {
            ...ofMachine(monitor, all, selling, facts),
            prometheus: prometheus(selling, all),
          },
        }
      : {},
  );
}

import {cacheMegabytes} from '../../../worked/machine';
import {hasKeys, type Machine} from '../machines';
import type {Plan, PlanFacts} from '../plan';

/**
 * How long systemd waits before it kills a node that stops, in seconds: the node waits for its turn, and then writes to
 * disk what is only in memory.
 */
const stopTimeout = ({stopWait}: PlanFacts): number => Math.max(300, stopWait + 120);

/**
 * The unit of every node; what differs is in `node.env` and `mining.env`. It needs the disk of its data: in the empty folder
 * below, a node would write another genesis block and make a new node key.
 */
export function geth({paths, ports}: Plan, facts: PlanFacts): string {
  return `[Unit]
Description=${facts.network} node
Wants=network-online.target
After=network-online.target chrony.service
RequiresMountsFor=${paths.data}

[Service]
User=geth
Group=geth
UMask=0077
EnvironmentFile=${paths.config}/node.env
EnvironmentFile=-${paths.config}/mining.env
ExecStart=${paths.program} --config ${paths.config}/config.toml --datadir ${paths.data} \\
  --metrics --metrics.port ${ports.metrics} $NODE $KEYS
KillSignal=SIGTERM
TimeoutStopSec=${stopTimeout(facts)}
Restart=on-failure
RestartSec=5
LimitNOFILE=65536
NoNewPrivileges=true
PrivateTmp=true
ProtectHome=true
ProtectSystem=full

[Install]
WantedBy=multi-user.target`;
}

/** Protection that is not needed for a first start: a drop-in. */
export function hardening(): string {
  return `[Service]
LimitCORE=0
PrivateDevices=true
ProtectKernelTunables=true
ProtectKernelModules=true
ProtectControlGroups=true
RestrictSUIDSGID=true
LockPersonality=true`;
}

/** Flags of a machine, for lines that are not too long. */
function flagsOf(machine: Machine, plan: Plan, {gasPrice}: PlanFacts): string[][] {
  const {memory, history, ports, hasMev, hasMonitor, layout} = plan;
  const isLarge = hasKeys(machine);
  const http = (address: string, modules: string) =>
    `--http --http.addr ${address} --http.port ${ports.http} --http.api ${modules}`;
  const nat = machine.publicAddress === undefined ? 'none' : `extip:${machine.publicAddress}`;
  // Without a private network, metrics are for the machine itself.
  const metrics = layout === 'direct' && !hasMonitor ? '127.0.0.1' : machine.address;
  const cache = cacheMegabytes(`${isLarge ? memory.validator : memory.others} GB`);
  const base = [`--nat ${nat}`, `--metrics.addr ${metrics}`, `--cache ${cache}`];
  const isFull = machine.role === 'full-node';
  const blocks = isFull ? history.fullNodeBlocks : history.blocks;
  // With more blocks than the node has, the index is never finished: the node does not say that it has caught up.
  const found =
    blocks === 0 ? history.transactions : Math.min(history.transactions || blocks, blocks);
  const kept = [
    ...(blocks === 0 ? [] : [`--history.blocks ${blocks}`]),
    `--history.transactions ${found}`,
    ...(isFull ? [] : ['--history.logs.disable']),
  ];
  return [
    ...(isLarge && hasMev ? [[http('127.0.0.1', 'eth,mev'), '--allow-insecure-unlock']] : []),
    base,
    kept,
    // The validator's GasPrice, or transactions that it refuses stay in this pool. A key in the file would reset all of [Eth.TxPool].
    ...(isLarge ? [] : [[`--txpool.pricelimit ${gasPrice}`]]),
    ...(isFull
      ? [
          [http(machine.address, 'eth,net,web3,parlia')],
          // Whole hashes: the usual format of a log shortens them, and a pair of headers must be compared.
          ['--monitor.doublesign', '--monitor.maliciousvote', '--log.format logfmt'],
        ]
      : []),
  ].filter((line) => line.length > 0);
}

/** The flags of a machine's node as an environment file of its service. */
export function nodeEnvironment(machine: Machine, plan: Plan, facts: PlanFacts): string {
  return `NODE=${flagsOf(machine, plan, facts)
    .map((line) => line.join(' '))
    .join(' \\\n  ')}`;
}

/** Keys that the service unlocks. It does not start mining. */
export function miningEnvironment(plan: Plan): string {
  const account = plan.consensus || '0xYourConsensusAddress';
  const {config} = plan.paths;
  return `KEYS=--vote --miner.etherbase ${account} --unlock ${account} \\
  --password ${config}/consensus.pw --blspassword ${config}/bls.pw`;
}

/** How much of the journal a machine keeps. */
export function journald(): string {
  return `[Journal]
Storage=persistent
SystemMaxUse=20G
SystemMaxFileSize=1G
MaxRetentionSec=30day`;
}

/** Where a machine sends its journal. */
export function journalUpload(monitor: string, port: number): string {
  return `[Upload]
URL=http://${monitor}:${port}`;
}

/** Keeps the upload trying: it exits whenever the monitor does not answer, and systemd would soon give up. */
export function journalUploadRestart(): string {
  return `[Unit]
StartLimitIntervalSec=0

[Service]
Restart=always
RestartSec=30`;
}

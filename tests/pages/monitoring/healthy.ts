/*
 * Two hours of a healthy validator with two sentries, a standby, a full node and a MEV sentry, in promtool's notation:
 * `0+33x480` starts at 0 and grows by 33 with each of 480 samples, one every 15 seconds.
 */

/** Number of samples after the first. */
const LENGTH = 480;
/** A constant value, and one that grows by a step with each sample. */
export const constant = (value: number): string => `${value}x${LENGTH}`;
export const growing = (step: number, from = 0): string =>
  `${from}${step < 0 ? '-' : '+'}${Math.abs(step)}x${LENGTH}`;

const ROLES: Readonly<Record<string, string>> = {
  v: 'validator',
  b: 'standby',
  s1: 'sentry',
  s2: 'sentry',
  f: 'full-node',
};

/** Blocks in 15 seconds at 450 ms. */
const BLOCKS = 33;

/** Metrics that every node exports. */
const NODE: Readonly<Record<string, string>> = {
  up: constant(1),
  chain_head_block: growing(BLOCKS, 1000),
  chain_head_finalized: growing(BLOCKS, 998),
  // The node looks at its head once a second; by then two thirds of the blocks have the majority of votes.
  chain_delay_block_insert_count: growing(15),
  chain_delay_vote_majority_count: growing(10),
  'chain_delay_block_insert|quantile="0.95"': constant(60),
  parlia_attestation_voteCount: constant(19),
  p2p_peers: constant(40),
  p2p_ingress: growing(1_000_000),
  parlia_doublesign: constant(0),
  evn_peer_onchainValidator: constant(11),
  evn_peer_whiteList: constant(0),
  'node_stats|NetFeatures="EVN",MiningFeatures=""': constant(1),
  eth_fetcher_block_quick_success: growing(20),
  eth_fetcher_block_quick_fallback: growing(1),
  eth_fetcher_block_quick_err: constant(0),
  txpool_pending: constant(800),
  voteJournal_error: constant(0),
};

const VALIDATOR: Readonly<Record<string, string>> = {
  votesManager_local: growing(BLOCKS),
  parlia_VerifyVote_self: growing(BLOCKS),
  votesManager_notJustified: growing(1),
  votesSigner_error: constant(0),
  worker_inturnBlocks: growing(1),
  worker_bidExist: growing(1),
  // For each bid again.
  bid_sim_simulateSpeed: `500 ${'600 500 '.repeat(240).trim()}`,
};

/** Five minutes before every sample, so that nothing looks outdated: promtool starts at the epoch. */
const NOW = growing(15);
/** Where Debian's node_exporter finds files. */
export const TEXT_FILES = '/var/lib/prometheus/node-exporter';
const DISK = 'device="/dev/nvme0n1",fstype="ext4",mountpoint="/var/lib/geth"';

/** Metrics of node_exporter on every machine, with the files of the two scripts. */
const HOST: Readonly<Record<string, string>> = {
  up: constant(1),
  // A day before the epoch, at which promtool starts.
  node_boot_time_seconds: constant(-86_400),
  [`node_filesystem_avail_bytes|${DISK}`]: growing(-1e6, 4e12),
  [`node_filesystem_size_bytes|${DISK}`]: constant(7e12),
  [`node_filesystem_readonly|${DISK}`]: constant(0),
  'node_disk_write_time_seconds_total|device="nvme0n1"': growing(1),
  'node_disk_writes_completed_total|device="nvme0n1"': growing(6000),
  node_memory_MemAvailable_bytes: constant(60e9),
  node_memory_MemTotal_bytes: constant(128e9),
  node_vmstat_oom_kill: constant(0),
  node_timex_sync_status: constant(1),
  chrony_offset_seconds: constant(0.0003),
  chrony_reference_time_seconds: NOW,
  [`node_textfile_mtime_seconds|file="${TEXT_FILES}/clock.prom"`]: NOW,
};

const CONSENSUS = 'consensus="0xc0",instance="m:9100",job="host",role="monitor"';

/** Metrics that the script validator-state writes on the monitor. */
const STATE: Readonly<Record<string, string>> = {
  [`validator_state_time_seconds{instance="m:9100",job="host",role="monitor"}`]: NOW,
  [`node_textfile_mtime_seconds{file="${TEXT_FILES}/validator.prom",instance="m:9100",job="host",role="monitor"}`]:
    NOW,
  [`validator_jailed{instance="m:9100",job="host",role="monitor"}`]: constant(0),
  [`validator_working{${CONSENSUS}}`]: constant(1),
  [`validator_missed_blocks{${CONSENSUS}}`]: constant(3),
  [`validator_last_miss_block{${CONSENSUS}}`]: constant(900),
  [`validator_maintenance_misses{${CONSENSUS}}`]: constant(0),
  [`validator_consensus_balance{${CONSENSUS}}`]: constant(0.5),
};

const OTHERS: Readonly<Record<string, string>> = {
  'up{instance="mev:6060",job="mev-sentry"}': constant(1),
  'bsc_mev_sentry_account_error{account="0xpay",instance="mev:6060",job="mev-sentry",message="insufficient_balance"}':
    constant(0),
  'bsc_mev_sentry_chainRPC_error{instance="mev:6060",job="mev-sentry"}': growing(0.1),
  'bsc_mev_sentry_api_latency_count{instance="mev:6060",job="mev-sentry",method="mev_sendBid"}':
    growing(2),
  'alertmanager_notifications_failed_total{instance="m:9093",integration="webhook",job="alertmanager"}':
    constant(0),
  'alertmanager_config_last_reload_successful{instance="m:9093",job="alertmanager"}': constant(1),
  'prometheus_config_last_reload_successful{instance="m:9090",job="prometheus"}': constant(1),
  'prometheus_rule_evaluation_failures_total{instance="m:9090",job="prometheus"}': constant(0),
};

function labelled(
  metrics: Readonly<Record<string, string>>,
  job: string,
  port: number,
  machines: Readonly<Record<string, string>>,
): [string, string][] {
  return Object.entries(machines).flatMap(([machine, role]) =>
    Object.entries(metrics).map(([key, values]): [string, string] => {
      const [name = '', labels] = key.split('|');
      const own = `instance="${machine}:${port}",job="${job}",role="${role}"`;
      return [`${name}{${labels === undefined ? '' : `${labels},`}${own}}`, values];
    }),
  );
}

/** The series of the two healthy hours, by name with labels. */
export const healthy: Readonly<Record<string, string>> = {
  ...Object.fromEntries([
    ...labelled(NODE, 'geth', 6060, ROLES),
    ...labelled(VALIDATOR, 'geth', 6060, {v: 'validator'}),
    ...labelled(HOST, 'host', 9100, {...ROLES, m: 'monitor'}),
  ]),
  ...STATE,
  ...OTHERS,
};

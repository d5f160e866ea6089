import {constant, growing, TEXT_FILES} from './healthy';
import {
  DISK,
  HALF,
  HOST_S1,
  HOST_V,
  MAINTENANCE,
  OWN_QUESTIONS,
  S1,
  STATE,
  V,
  mail,
  of,
  page,
  rises,
  stops,
  type Case,
} from './incident';

/** Incidents, each with the alert that must fire. */
export const cases: readonly Case[] = [
  of('none')('Watchdog', 'always', {}),

  page('NodeDown', 'validator', {[`up{${V}`]: constant(0)}),
  mail('NodeDown', 'sentry', {[`up{${S1}`]: constant(0)}),
  page('AllSentriesDown', 'both', {
    [`up{${S1}`]: constant(0),
    'up{instance="s2:6060",job="geth",role="sentry"}': constant(0),
  }),
  page('ValidatorNotScraped', 'node without its role', {[`up{${V}`]: undefined}),
  page('ValidatorNotScraped', 'machine without its role', {[`up{${HOST_V}`]: undefined}),
  mail('SentriesNotScraped', 'no target', {
    [`up{${S1}`]: undefined,
    'up{instance="s2:6060",job="geth",role="sentry"}': undefined,
  }),
  page('HeadStalled', 'validator', {[`chain_head_block{${V}`]: stops(33, 1000)}),
  mail('HeadStalled', 'sentry', {[`chain_head_block{${S1}`]: stops(33, 1000)}),
  page('NodeBehind', 'validator by 40 blocks', {[`chain_head_block{${V}`]: growing(33, 960)}),
  mail('NodeBehind', 'sentry by 40 blocks', {[`chain_head_block{${S1}`]: growing(33, 960)}),
  page('NodeRestarted', 'validator', {[`p2p_ingress{${V}`]: '0+1000x470 0+1000x9'}),
  mail('NodeRestarted', 'sentry', {[`p2p_ingress{${S1}`]: '0+1000x470 0+1000x9'}),
  page('NodeRestarted', 'validator, after a quarter of an hour', {
    [`p2p_ingress{${V}`]: '0+1000x390 _x60 0+1000x29',
  }),
  page('NodeRestarted', 'validator, in the first minutes after a hand-over', {
    [`p2p_ingress{${V}`]: '_x460 0+1000x9 0+1000x9',
  }),
  mail('FinalityLag', 'six blocks', {[`chain_head_finalized{${V}`]: growing(33, 994)}),
  mail('FewPeers', 'one peer of a validator', {[`p2p_peers{${V}`]: constant(1)}),
  mail('FewPeers', 'half of the usual ones of a sentry', {[`p2p_peers{${S1}`]: '40x440 19x39'}),
  mail('OwnTransactionsStuck', 'a validator with its two sentries only', {
    [`p2p_peers{${V}`]: '3x400 2x79',
    [`evn_peer_onchainValidator{${V}`]: constant(2),
  }),
  mail('OwnTransactionsStuck', 'a standby whose sentries are on its list', {
    'p2p_peers{instance="b:6060",job="geth",role="standby"}': '3x400 2x79',
    'evn_peer_onchainValidator{instance="b:6060",job="geth",role="standby"}': constant(0),
    'evn_peer_whiteList{instance="b:6060",job="geth",role="standby"}': constant(2),
  }),

  mail('NotVoting', 'while it works, also if it signs votes that it then drops', {
    [`parlia_VerifyVote_self{${V}`]: stops(33),
  }),
  mail('NotVoting', 'while nobody knows whether it works', {
    [`parlia_VerifyVote_self{${V}`]: stops(33),
    [`validator_working{${STATE}`]: undefined,
  }),
  page('VoteFailed', 'not signed', {[`votesSigner_error{${V}`]: rises(1)}),
  page('VoteFailed', 'not recorded', {[`voteJournal_error{${V}`]: rises(1)}),
  page('VoteFailed', 'a standby that does not record', {
    'voteJournal_error{instance="b:6060",job="geth",role="standby"}': rises(1),
  }),
  mail('DoubleSignSeen', 'by a sentry', {[`parlia_doublesign{${S1}`]: rises(1)}),
  mail('VotesNotJustifying', 'a third', {[`votesManager_notJustified{${V}`]: growing(11)}),

  mail('BlocksImportedLate', 'after 41 % of the interval', {
    [`chain_delay_block_insert{quantile="0.95",${V}`]: constant(185),
  }),
  mail('MajorityLate', 'after the next block, so that there is no sample', {
    [`chain_delay_vote_majority_count{${V}`]: stops(10),
  }),
  mail('MajorityLate', 'before the next block for a fifteenth', {
    [`chain_delay_vote_majority_count{${V}`]: growing(1),
  }),
  mail('DelaySamplesMissing', 'none for minutes', {
    [`chain_delay_block_insert_count{${V}`]: stops(33),
  }),
  mail('EvnPeersGone', 'none at all', {[`evn_peer_onchainValidator{${S1}`]: constant(0)}),
  mail('EvnPeersHalved', 'five of eleven', {[`evn_peer_onchainValidator{${S1}`]: '11x400 5x79'}),
  of('info')('QuickFetchFailing', 'mostly the slow way', {
    [`eth_fetcher_block_quick_fallback{${V}`]: growing(30),
  }),
  mail('PoolEmpty', 'no transaction', {[`txpool_pending{${V}`]: '800x400 0x79'}),
  mail('PoolThin', 'a tenth of the sentries', {[`txpool_pending{${V}`]: constant(80)}),

  mail('MissesRising', 'one', {
    [`validator_last_miss_block{${STATE}`]: '900x470 16800x9',
    [`validator_missed_blocks{${STATE}`]: '3x470 4x9',
  }),
  mail('MissesRising', 'the one after which the counter falls to zero with a felony', {
    [`validator_last_miss_block{${STATE}`]: '900x470 16800x9',
    [`validator_missed_blocks{${STATE}`]: '149x470 0x9',
  }),
  page('MissesRisingFast', 'half a turn', {[`validator_missed_blocks{${STATE}`]: '3x470 11x9'}),
  page('MissesRisingFast', 'six', {[`validator_missed_blocks{${STATE}`]: '3x470 9x9'}),
  page('MissesRisingFast', 'slowly, but half way', {
    [`validator_missed_blocks{${STATE}`]: `${HALF - 1}x430 ${HALF}x49`,
    [`validator_last_miss_block{${STATE}`]: '900x430 16800x49',
  }),
  page('Jailed', 'jailed', {
    'validator_jailed{instance="m:9100",job="host",role="monitor"}': constant(1),
  }),
  page('MaintenanceTooLong', 'half of a misdemeanour', {
    [`validator_maintenance_misses{${STATE}`]: constant(HALF),
  }),
  mail('NotWorking', 'not elected', {[`validator_working{${STATE}`]: constant(0)}),
  mail('ConsensusGasLow', 'four transactions and most of a fifth', {
    [`validator_consensus_balance{${STATE}`]: constant(4.9 * MAINTENANCE),
  }),
  page('StateUnknown', 'script does not run', {
    'validator_state_time_seconds{instance="m:9100",job="host",role="monitor"}': undefined,
  }),
  page('StateUnknown', 'its node stands still', {
    'validator_state_time_seconds{instance="m:9100",job="host",role="monitor"}': stops(15),
  }),

  mail('MevSentryDown', 'down', {'up{instance="mev:6060",job="mev-sentry"}': constant(0)}),
  mail('MevSentryDown', 'up for one of six scrapes: restarted again and again', {
    'up{instance="mev:6060",job="mev-sentry"}': '1 0 0 0 0 0 '.repeat(81).trim(),
  }),
  mail('NoBids', 'for an hour and more', {[`worker_bidExist{${V}`]: constant(0)}),
  mail('BidSimulationSlow', 'a full block takes longer than the time for it, in either version', {
    [`bid_sim_simulateSpeed{${V}`]: `450 ${'400 450 '.repeat(240).trim()}`,
  }),
  mail('BuilderPaymentFailing', 'empty pay account', {
    'bsc_mev_sentry_account_error{': rises(2),
  }),
  mail('BuilderPaymentFailing', 'the first error, with which the counter appears', {
    'bsc_mev_sentry_account_error{': '_x453 1x27',
  }),
  mail('ValidatorRefusesMevSentry', 'every bid, and its own questions', {
    'bsc_mev_sentry_chainRPC_error{': growing(2 + OWN_QUESTIONS),
  }),
  mail('ValidatorRefusesMevSentry', 'its own questions, before the first bid', {
    'bsc_mev_sentry_chainRPC_error{': growing(OWN_QUESTIONS),
    'bsc_mev_sentry_api_latency_count{': undefined,
  }),

  mail('HostDown', 'exporter gone', {[`up{${HOST_S1}`]: constant(0)}),
  mail('HostRestarted', 'booted', {
    [`node_boot_time_seconds{${HOST_V}`]: '-86400x470 7060x9',
  }),
  mail('HostRestarted', 'booted after half an hour', {
    [`node_boot_time_seconds{${HOST_V}`]: '-86400x330 _x120 6700x29',
  }),
  mail('DiskFilling', 'a tenth is left on the validator', {
    [`node_filesystem_avail_bytes{${DISK},${HOST_V}`]: constant(7e11),
  }),
  mail('DiskFilling', 'as before, just after 5 % are passed', {
    [`node_filesystem_avail_bytes{${DISK},${HOST_V}`]: '7e11x470 2.8e11x9',
  }),
  page('DiskAlmostFull', '4 % are left on the validator', {
    [`node_filesystem_avail_bytes{${DISK},${HOST_V}`]: constant(2.8e11),
  }),
  page('DiskAlmostFull', '4 % and 6 % in turn', {
    [`node_filesystem_avail_bytes{${DISK},${HOST_V}`]: '2.8e11x3 4.2e11x11 '.repeat(30).trim(),
  }),
  mail('DiskFilling', '4 % are left on a sentry', {
    [`node_filesystem_avail_bytes{${DISK},${HOST_S1}`]: constant(2.8e11),
  }),
  mail('DiskFullTomorrow', 'a terabyte in two hours', {
    [`node_filesystem_avail_bytes{${DISK},${HOST_V}`]: growing(-2e9, 4e12),
  }),
  page('DiskReadOnly', 'validator', {
    [`node_filesystem_readonly{${DISK},${HOST_V}`]: constant(1),
  }),
  mail('DiskReadOnly', 'sentry', {[`node_filesystem_readonly{${DISK},${HOST_S1}`]: constant(1)}),
  mail('DiskSlow', '10 ms a write', {
    [`node_disk_write_time_seconds_total{device="nvme0n1",${HOST_V}`]: growing(60),
  }),
  mail('MemoryLow', 'a twentieth', {
    [`node_memory_MemAvailable_bytes{${HOST_V}`]: constant(6.4e9),
  }),
  page('ProcessKilled', 'on the validator', {[`node_vmstat_oom_kill{${HOST_V}`]: rises(1)}),
  mail('ProcessKilled', 'on a sentry', {[`node_vmstat_oom_kill{${HOST_S1}`]: rises(1)}),
  page('ClockOff', 'validator, slow', {[`chrony_offset_seconds{${HOST_V}`]: constant(-0.012)}),
  mail('ClockOff', 'sentry, fast', {[`chrony_offset_seconds{${HOST_S1}`]: constant(0.012)}),
  mail('ClockUnsynchronised', 'no source', {
    [`node_timex_sync_status{${HOST_V}`]: constant(0),
  }),
  mail('ClockUnsynchronised', 'no source that it can reach', {
    [`chrony_reference_time_seconds{${HOST_V}`]: stops(15, -4800),
  }),
  mail('ClockUnknown', 'script missing', {[`chrony_offset_seconds{${HOST_V}`]: undefined}),
  mail('ClockUnknown', 'script without the time of the last source', {
    [`chrony_reference_time_seconds{${HOST_V}`]: undefined,
  }),
  mail('TextFileStale', 'script stopped', {
    [`node_textfile_mtime_seconds{file="${TEXT_FILES}/clock.prom",${HOST_V}`]: stops(15),
  }),
  mail('TextFileStale', 'state on chain is no longer written', {
    [`node_textfile_mtime_seconds{file="${TEXT_FILES}/validator.prom",`]: stops(15),
  }),
  mail('TextFileStale', 'an exporter that names files without their folder', {
    [`node_textfile_mtime_seconds{file="clock.prom",${HOST_V}`]: stops(15),
  }),
  page('NotificationsFailing', 'pager unreachable', {
    'alertmanager_notifications_failed_total{': rises(1),
  }),
  mail('MonitorMisconfigured', 'Prometheus refuses its file', {
    'prometheus_config_last_reload_successful{': constant(0),
  }),
  mail('MonitorMisconfigured', 'Alertmanager refuses its file', {
    'alertmanager_config_last_reload_successful{': constant(0),
  }),
  mail('MonitorMisconfigured', 'a rule fails', {
    'prometheus_rule_evaluation_failures_total{': rises(1),
  }),
];

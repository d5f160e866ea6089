import {constant, growing, TEXT_FILES} from './healthy';
import {
  DISK,
  HALF,
  HOST_S1,
  HOST_V,
  MAINTENANCE,
  S1,
  STATE,
  V,
  mail,
  of,
  page,
  stops,
  type Case,
} from './incident';

/** Situations in which an alert must not fire, although they resemble an incident. */
export const falseAlarms: readonly Case[] = [
  mail('MissesRising', 'the counter falls at the end of the day', {
    [`validator_missed_blocks{${STATE}`]: '60x470 23x9',
  }),
  mail('MissesRising', 'the record is cleared at the end of the day', {
    [`validator_missed_blocks{${STATE}`]: '3x470 0x9',
    [`validator_last_miss_block{${STATE}`]: '900x470 0x9',
  }),
  page('MissesRisingFast', 'the counter falls at the end of the day', {
    [`validator_missed_blocks{${STATE}`]: '24x470 0x9',
  }),
  page('MissesRisingFast', 'half way, but the last miss was two hours ago', {
    [`validator_missed_blocks{${STATE}`]: constant(HALF),
  }),
  page('MissesRisingFast', 'five', {[`validator_missed_blocks{${STATE}`]: '3x470 8x9'}),
  page('MissesRisingFast', 'half way, but in maintenance for twenty minutes', {
    [`validator_missed_blocks{${STATE}`]: `${HALF - 1}x400 ${HALF}x79`,
    [`validator_last_miss_block{${STATE}`]: '900x400 16800x79',
  }),
  page('NodeRestarted', 'the restart of an hour ago', {
    [`p2p_ingress{${V}`]: '0+1000x240 0+1000x239',
  }),
  page('NodeRestarted', 'a hand-over', {[`p2p_ingress{${V}`]: '_x460 5000+1000x19'}),
  mail('OwnTransactionsStuck', 'two sentries, on chain and on the list, and the full node', {
    [`p2p_peers{${V}`]: constant(3),
    [`evn_peer_onchainValidator{${V}`]: constant(2),
    [`evn_peer_whiteList{${V}`]: constant(2),
  }),
  mail('OwnTransactionsStuck', 'a sentry without other peers', {
    [`p2p_peers{${S1}`]: constant(11),
  }),
  mail('ConsensusGasLow', 'just enough for five transactions', {
    [`validator_consensus_balance{${STATE}`]: constant(5.01 * MAINTENANCE),
  }),
  mail('HostRestarted', 'a boot eleven minutes ago', {
    [`node_boot_time_seconds{${HOST_V}`]: '-86400x330 _x106 6540x43',
  }),
  mail('HostRestarted', 'a step of the clock, which moves the time of the boot', {
    [`node_boot_time_seconds{${HOST_V}`]: '-86400x470 -86399x9',
  }),
  mail('BlocksImportedLate', 'one late minute, which stays in the percentile for 17', {
    [`chain_delay_block_insert{quantile="0.95",${V}`]: '60x411 185x68',
  }),
  mail('MajorityLate', 'a network of nine validators', {
    chain_delay_vote_majority_count: constant(0),
    parlia_attestation_voteCount: constant(9),
  }),
  mail('ClockUnsynchronised', 'a source that was silent for an hour', {
    [`chrony_reference_time_seconds{${HOST_V}`]: stops(15),
  }),
  mail('BuilderPaymentFailing', 'errors of long ago', {
    'bsc_mev_sentry_account_error{': constant(3),
  }),
  mail('NotVoting', 'a validator that is not elected', {
    [`parlia_VerifyVote_self{${V}`]: stops(33),
    [`validator_working{${STATE}`]: constant(0),
  }),
  mail('EvnPeersGone', 'EVN is off', {
    [`evn_peer_onchainValidator{${S1}`]: constant(0),
    [`node_stats{NetFeatures="EVN",MiningFeatures="",${S1}`]: undefined,
  }),
  mail('NoBids', 'there is no MEV sentry', {
    [`worker_bidExist{${V}`]: constant(0),
    'up{instance="mev:6060",job="mev-sentry"}': undefined,
  }),
  mail('MevSentryDown', 'a restart of half a minute', {
    'up{instance="mev:6060",job="mev-sentry"}': '1x476 0x2',
  }),
  page('DiskAlmostFull', 'a sentry', {
    [`node_filesystem_avail_bytes{${DISK},${HOST_S1}`]: constant(2.8e11),
  }),
  mail('BidSimulationSlow', 'the first bids after a start', {
    [`bid_sim_simulateSpeed{${V}`]: `0x300 ${'400 450 '.repeat(90).trim()}`,
  }),
  mail('BidSimulationSlow', 'a slow bid of two hours ago, and no other', {
    [`bid_sim_simulateSpeed{${V}`]: constant(100),
  }),
  of('info')(
    'QuickFetchFailing',
    'quick fetches that fail, half of them at once, of blocks that arrive',
    {
      [`eth_fetcher_block_quick_err{${V}`]: growing(10),
      [`eth_fetcher_block_quick_fallback{${V}`]: growing(15),
    },
  ),
  mail('PoolEmpty', 'the first minutes after an outage of a quarter of an hour', {
    [`txpool_pending{${V}`]: '800x400 stale _x59 0x19',
  }),
  mail('ValidatorRefusesMevSentry', 'every bid is refused, or pending', {
    'bsc_mev_sentry_chainRPC_error{': growing(2),
  }),
  mail('ValidatorRefusesMevSentry', 'the first bids ever are refused, 100 at once', {
    'bsc_mev_sentry_chainRPC_error{': '0x452 100x27',
    'bsc_mev_sentry_api_latency_count{': '_x453 100x27',
  }),
  mail('NotWorking', 'the old key of a rotation still works', {
    'validator_working{consensus="0xnew",instance="m:9100",job="host",role="monitor"}': constant(0),
  }),
  mail('DiskSlow', 'a few writes on an idle disk', {
    [`node_disk_write_time_seconds_total{device="nvme0n1",${HOST_V}`]: growing(1),
    [`node_disk_writes_completed_total{device="nvme0n1",${HOST_V}`]: growing(5),
  }),
  mail('TextFileStale', 'a file of the system, written every quarter of an hour', {
    [`node_textfile_mtime_seconds{file="${TEXT_FILES}/apt.prom",${HOST_V}`]: constant(6300),
  }),
  mail('HostDown', 'only the node is down', {[`up{${V}`]: constant(0)}),
];

// cspell:ignore chrony unstake hardfork
import {indexForm} from './tokens';

/** Words that readers use for the same thing, one group a line; single words only. */
const GROUPS = `
  unstake undelegate unbond unlock withdraw redeem
  stake delegate bond
  delegator staker
  switch redelegate change
  reorg reorganisation reorganization rollback revert
  backup standby failover spare
  server machine host computer
  stolen theft hacked compromised leaked thief
  rotate replace renew
  token coin fund
  cost price fee pay expensive cheap
  earn income reward return yield apr profit paid
  commission cut
  penalty slash fine punish burn
  risk lose lost danger dangerous destroy destructive
  attack flood ddos dos
  quit leave exit stop
  move migrate
  upgrade update
  jail jailed unjail
  offline downtime down unavailable
  metamask wallet
  sync syncing synchronise synchronize
  listen subscribe subscription stream
  websocket ws
  poll polling
  firewall port
  restore recover repair
  alert alarm
  dashboard grafana
  metric prometheus monitoring watch
  speed latency fast slow
  final finality finalized irreversible confirmed confirmation
  receipt result
  searcher builder mev
  bls vote
  error problem fault fail failure wrong trouble
  limit maximum max cap
  minimum min
  different difference differ
  governance proposal vote
  parameter setting configuration config
  faucet testnet test
  address account
  fork hardfork
  interval time clock period duration
  pending stuck wait waiting unconfirmed
  mempool txpool pool
  safe safety secure security protect
  expose exposure public everyone open
  hide hidden invisible private
  join enter participate become
  create register registration
  set list
  day daily
  choose pick select
  arrive arrival deadline timing late early
  history archive prune pruning
  simulate dry rehearse
  install setup
  ram memory
  disk storage ssd
  cpu processor hardware
  clock ntp chrony
  password passphrase
  disconnect connection
  equivocation double
  payment transfer transaction
  dex swap
  explorer scan
  example sample
  socket websocket
  bytecode code
  nonce count
  invalid bad malformed
  reject refuse deny drop
  enable activate
  evidence proof
  memory mem
  send submit broadcast publish
  remove delete unregister
  verify check confirm
`;

const synonyms = new Map<string, Set<string>>();
for (const line of GROUPS.trim().split('\n')) {
  const group = line.trim().split(/\s+/u).map(indexForm);
  for (const form of group) {
    const known = synonyms.get(form) ?? new Set();
    for (const other of group) if (other !== form) known.add(other);
    synonyms.set(form, known);
  }
}

/** Forms of the index that mean nearly the same. */
export function synonymsOf(form: string): ReadonlySet<string> {
  return synonyms.get(form) ?? new Set();
}

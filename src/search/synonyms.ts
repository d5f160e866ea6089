// cspell:ignore unstake hardfork
import {indexForm} from './tokens';

/** Words that readers use for the same thing, one group a line; single words only. */
const GROUPS = `
  unstake undelegate unbond unlock withdraw
  stake delegate bond
  delegator staker
  switch redelegate change
  reorg reorganisation reorganization rollback revert
  backup standby failover spare
  server machine host
  stolen theft hacked compromised leaked
  rotate replace renew
  token coin fund
  cost price fee pay
  earn income reward return yield apr profit
  commission cut
  penalty slash fine punish
  risk lose lost danger dangerous
  quit leave exit stop
  move migrate
  upgrade update
  jail jailed unjail
  offline downtime down
  metamask wallet
  sync syncing synchronise synchronize
  listen subscribe subscription stream
  websocket ws
  poll polling
  firewall port
  restore recover
  alert alarm
  dashboard grafana
  metric prometheus monitoring
  speed latency fast
  final finality finalized irreversible confirmed confirmation
  receipt result
  searcher builder mev
  bls vote
  error problem fault fail failure
  limit maximum max
  minimum min
  different difference differ
  governance proposal
  parameter setting configuration config
  faucet testnet
  address account
  fork hardfork
  interval time
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

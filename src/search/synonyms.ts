// cspell:ignore unstake hardfork
import {indexForm} from './tokens';

/** Synonyms that readers use, one group per line; single words only. */
const GROUPS = `
unstake undelegate unbond unlock withdraw redeem
stake delegate bond
delegator staker
switch redelegate change
reorg reorganisation reorganization rollback revert
backup standby failover spare
server machine host computer
stolen theft hacked compromised leaked thief attacker
rotate replace renew
token coin fund money
cost price fee pay expensive cheap
earn income reward yield apr profit
penalty slash fine punish burn
risk lose lost danger dangerous destroy destructive
attack flood ddos dos
quit leave exit stop
move migrate
upgrade update
jail unjail
offline downtime down unavailable dead
sync synchronise synchronize
listen subscribe subscription stream
websocket ws socket
restore recover repair
alert alarm
speed latency fast slow
final irreversible confirmed
bls vote
error problem fault fail failure wrong trouble
limit maximum max cap
different difference differ
governance proposal vote
parameter setting configuration config
address account
fork hardfork
interval time clock period duration
pending stuck wait unconfirmed
mempool txpool pool
safe secure security protect
expose exposure public everyone open
hide hidden invisible private
join enter participate become
create register registration
choose pick select
history archive prune
simulate dry rehearse
ram memory
disk storage ssd
cpu processor hardware
password passphrase
disconnect connection
payment transfer transaction
example sample
invalid bad malformed
reject refuse deny drop
enable activate
evidence proof
send submit broadcast publish
remove delete unregister
bid offer
operator owner
peer neighbour
verify check confirm
`;

const groups = GROUPS.trim()
  .split('\n')
  .map((line) => line.split(' ').map(indexForm));

/** Index terms with nearly the same meaning, including the given one. */
export function synonymsOf(form: string): string[] {
  return groups.flatMap((group) => (group.includes(form) ? group : []));
}

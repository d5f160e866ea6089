import {hexOf, readFinal} from '../reading/block';
import {callsAt, type Caller} from '../reading/calls';
import {callOf} from '../reading/contracts';
import type {Known} from '../reading/functions';
import {validatorsAt} from '../reading/validators';
import {addressIn} from '../reading/words';
import {Fault} from '../types';
import type {RewardFacts} from './facts';
import {DAYS, ranking, type Standing} from './ranking';

/** What was read of a chain. */
export interface Reading {
  readonly block: number;
  /** Time of that block, in milliseconds since 1970. */
  readonly at: number;
  /** Validators that are registered. */
  readonly registered: number;
  /** Those with the most stake that are not in jail, best first. */
  readonly standings: readonly Standing[];
}

const DAY_SECONDS = 86_400;

/** Wei in a unit of the power that ValidatorSet keeps of the last election. */
const POWER_UNIT = 10n ** 10n;

/**
 * Reads the validators with the most stake: pool, commission and the records of the last days.
 *
 * @throws Fault when the chain has no such contract
 */
export async function readValidators(
  asked: Caller,
  {hub, set, elected, cabinets}: Pick<RewardFacts, 'hub' | 'set' | 'elected' | 'cabinets'>,
  say: (progress: string) => void,
): Promise<Reading> {
  say('Reading the list of validators …');
  const {number: block, at} = await readFinal(asked);
  const callAll = await callsAt(asked, hexOf(block));
  const registered = await validatorsAt(callAll, hub);
  if (registered.length === 0) throw new Fault('No validator is registered on this chain.');
  const [election, living] = await callAll([
    callOf(hub, 'StakeHub.getValidatorElectionInfo(uint256,uint256)', 0, 0),
    callOf(set, 'ValidatorSet.getLivingValidators()'),
  ]);
  // Only places that exist, and a jailed validator leaves its own: for another, the contract burns the gas of the whole bundle.
  const places = living && living.count > 0 ? living.list(0) : [];
  const members = await callAll(
    places.map((_, index) => callOf(set, 'ValidatorSet.currentValidatorSet(uint256)', index)),
  );
  const powers = election?.list(1).map((power) => BigInt(`0x${power}`)) ?? [];
  const consensus = election?.list(0).map(addressIn) ?? [];
  const atElection = new Map(
    members.flatMap((member) =>
      member && member.count > 3 ? [[member.address(0), member.number(3) * POWER_UNIT]] : [],
    ),
  );

  // A power of zero is that of a validator in jail. Stake that has left since the election may be back before it is paid.
  const candidates = registered
    .map((validator, index) => ({...validator, power: powers[index] ?? 0n, index}))
    .filter(({power}) => power > 0n)
    .map(({index, power, ...validator}) => {
      const before = atElection.get(consensus[index] ?? '') ?? 0n;
      return {...validator, pool: before > power ? before : power};
    })
    .sort((one, other) => (one.pool > other.pool ? -1 : 1))
    .slice(0, elected);
  const today = Math.floor(at / 1000 / DAY_SECONDS);
  const ofEach = (known: Known) => candidates.map(({operator}) => callOf(hub, known, operator));
  say(`Reading ${DAYS} days of ${candidates.length} validators …`);
  const parts = [
    candidates.flatMap(({operator}) =>
      Array.from({length: DAYS}, (_, back) =>
        callOf(hub, 'StakeHub.getValidatorRewardRecord(address,uint256)', operator, today - back),
      ),
    ),
    ofEach('StakeHub.getValidatorDescription(address)'),
    ofEach('StakeHub.getValidatorCommission(address)'),
    ofEach('StakeHub.getValidatorUpdateTime(address)'),
  ];
  const answers = await callAll(parts.flat());
  const [rewards = [], names = [], commissions = [], edits = []] = parts.map(({length}) =>
    answers.splice(0, length),
  );
  const validators = candidates.map(({operator, pool}, index) => ({
    operator,
    name: names[index]?.text(0, 1) ?? '',
    commission: commissions[index]?.number(0) ?? 0n,
    pool,
    editedAgo: today - Math.floor(Number(edits[index]?.number(0) ?? 0n) / DAY_SECONDS),
    rewards: Array.from({length: DAYS}, (_, day) => rewards[index * DAYS + day]?.number(0) ?? 0n),
  }));
  return {
    block,
    at,
    registered: registered.length,
    standings: ranking(validators, cabinets),
  };
}

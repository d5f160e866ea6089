import {hexOf, readHeader} from '../reading/block';
import {callsAt, type Caller} from '../reading/calls';
import {callOf} from '../reading/contracts';
import type {Known} from '../reading/functions';
import {validatorsAt} from '../reading/validators';
import {Fault} from '../types';
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

/**
 * Reads the validators with the most stake: pool, commission and the records of the last days.
 *
 * @param hub address of StakeHub
 * @param most number of validators
 * @throws Fault when the chain has no such contract
 */
export async function readValidators(
  asked: Caller,
  hub: string,
  most: number,
  say: (progress: string) => void,
): Promise<Reading> {
  say('Reading the list of validators …');
  const {number: block, at} = await readHeader(asked, 'latest');
  const callAll = await callsAt(asked, hexOf(block));
  const registered = await validatorsAt(callAll, hub);
  if (registered.length === 0) throw new Fault('No validator is registered on this chain.');
  const [election] = await callAll([
    callOf(hub, 'StakeHub.getValidatorElectionInfo(uint256,uint256)', 0, 0),
  ]);
  const powers = election?.list(1).map((power) => BigInt(`0x${power}`)) ?? [];

  // A power of zero is that of a validator in jail.
  const candidates = registered
    .map((validator, index) => ({...validator, power: powers[index] ?? 0n}))
    .filter(({power}) => power > 0n)
    .sort((one, other) => (one.power > other.power ? -1 : 1))
    .slice(0, most);
  const today = Math.floor(at / 1000 / DAY_SECONDS);
  const days = Array.from({length: DAYS}, (_, back) => today - back);
  const ofDays = (known: Known) =>
    candidates.flatMap(({operator}) => days.map((day) => callOf(hub, known, operator, day)));
  const ofEach = (known: Known) => candidates.map(({operator}) => callOf(hub, known, operator));
  say(`Reading ${DAYS} days of ${candidates.length} validators …`);
  const parts = [
    ofDays('StakeHub.getValidatorRewardRecord(address,uint256)'),
    ofDays('StakeHub.getValidatorTotalPooledBNBRecord(address,uint256)'),
    ofEach('StakeHub.getValidatorDescription(address)'),
    ofEach('StakeHub.getValidatorCommission(address)'),
    candidates.map(({credit}) => callOf(credit, 'StakeCredit.totalPooledBNB()')),
  ];
  const answers = await callAll(parts.flat());
  const [rewards = [], pools = [], names = [], commissions = [], pooled = []] = parts.map(
    ({length}) => answers.splice(0, length),
  );
  const validators = candidates.map(({operator, power}, index) => ({
    operator,
    name: names[index]?.text(0, 1) ?? '',
    commission: commissions[index]?.number(0) ?? 0n,
    pool: pooled[index]?.number(0) ?? power,
    days: days.map((_, day) => ({
      reward: rewards[index * DAYS + day]?.number(0) ?? 0n,
      pool: pools[index * DAYS + day]?.number(0) ?? 0n,
    })),
  }));
  return {block, at, registered: registered.length, standings: ranking(validators)};
}

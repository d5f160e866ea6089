import {manyCalls, view, type Caller} from '../chain/manyCalls';
import {SELECTORS} from '../chain/stakeHub';
import {addressOf, arrayAt, callData, shortText, wordsOf} from '../chain/words';
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

function headOf(block: unknown): {block: number; seconds: number} {
  const {number, timestamp} = (block ?? {}) as Record<string, unknown>;
  if (typeof number !== 'string' || typeof timestamp !== 'string')
    throw new Fault('The node gave no newest block.');
  return {block: Number(number), seconds: Number(timestamp)};
}

/** Calls of one function for each of some operators. */
const ofEach = (to: string, selector: string, operators: readonly bigint[]) =>
  operators.map((operator) => ({to, data: callData(selector, operator)}));

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
  const [head, list, election] = await Promise.all([
    asked.call('eth_getBlockByNumber', 'latest', false).then(headOf),
    view(asked, hub, callData(SELECTORS['getValidators(uint256,uint256)'], 0n, 0n)).then(wordsOf),
    view(asked, hub, callData(SELECTORS['getValidatorElectionInfo(uint256,uint256)'], 0n, 0n)).then(
      wordsOf,
    ),
  ]);
  const [operators, credits, powers] = [arrayAt(list, 0), arrayAt(list, 1), arrayAt(election, 1)];
  if (list.length < 3)
    throw new Fault(`The chain of ${asked.name} has no staking contract: it is another network.`);
  if (operators.length === 0) throw new Fault('No validator is registered on this chain.');

  // A power of zero is that of a validator in jail.
  const candidates = operators
    .map((operator, at) => ({operator, credit: credits[at] ?? 0n, power: powers[at] ?? 0n}))
    .filter(({power}) => power > 0n)
    .sort((one, other) => (one.power > other.power ? -1 : 1))
    .slice(0, most);
  const chosen = candidates.map(({operator}) => operator);
  const today = Math.floor(head.seconds / DAY_SECONDS);
  const days = Array.from({length: DAYS}, (_, back) => BigInt(today - back));
  const records = (selector: string) =>
    chosen.flatMap((operator) =>
      days.map((day) => ({to: hub, data: callData(selector, operator, day)})),
    );
  say(`Reading ${DAYS} days of ${chosen.length} validators …`);
  const [rewards, pools, names, commissions, pooled] = await Promise.all([
    manyCalls(asked, records(SELECTORS['getValidatorRewardRecord(address,uint256)'])),
    manyCalls(asked, records(SELECTORS['getValidatorTotalPooledBNBRecord(address,uint256)'])),
    // The name is the first text of a structure: its length and its bytes are the sixth and the seventh word.
    manyCalls(asked, ofEach(hub, SELECTORS['getValidatorDescription(address)'], chosen), 7),
    manyCalls(asked, ofEach(hub, SELECTORS['getValidatorCommission(address)'], chosen)),
    manyCalls(
      asked,
      candidates.map(({credit}) => ({to: addressOf(credit), data: SELECTORS['totalPooledBNB()']})),
    ),
  ]);
  const validators = candidates.map(({operator, power}, at) => {
    const [, , , , , length = 0n, content = 0n] = names[at] ?? [];
    return {
      operator: addressOf(operator),
      name: shortText(length, content),
      commission: commissions[at]?.[0] ?? 0n,
      pool: pooled[at]?.[0] ?? power,
      days: days.map((_, day) => ({
        reward: rewards[at * DAYS + day]?.[0] ?? 0n,
        pool: pools[at * DAYS + day]?.[0] ?? 0n,
      })),
    };
  });
  return {
    block: head.block,
    at: head.seconds * 1000,
    registered: operators.length,
    standings: ranking(validators),
  };
}

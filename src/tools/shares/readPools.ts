import {decimal} from '../fields';
import {exactAmount} from '../money';
import {hexOf, quantity, readFinal} from '../reading/block';
import {callsAt, type Caller} from '../reading/calls';
import {callOf} from '../reading/contracts';
import {validatorsAt} from '../reading/validators';
import {Fault} from '../types';

/** What was read that is in no field. */
export interface PoolsRead {
  /** Operator of the validator to join that is in jail. */
  readonly jailed: string | undefined;
}

/**
 * Texts of the fields for the pools of validators, all of one block, and for the gas price.
 *
 * @param hub address of StakeHub
 * @param operator of the validator to leave, in lower case; undefined when its pool is not asked for
 * @param targetOperator the same of the validator to join
 * @throws Fault when no address is given, or nobody with an address is a validator
 */
export async function readPools(
  asked: Caller,
  hub: string,
  operator: string | undefined,
  targetOperator: string | undefined,
): Promise<{texts: Readonly<Record<string, string>>; reading: PoolsRead}> {
  const wanted = [
    {address: operator, pool: 'pooled', shares: 'supply'},
    {address: targetOperator, pool: 'targetPooled', shares: 'targetSupply'},
  ].filter(({address}) => address !== undefined);
  if (wanted.length === 0) throw new Fault('Enter the address of an operator first.');
  const {number} = await readFinal(asked);
  const callAll = await callsAt(asked, hexOf(number));
  const validators = await validatorsAt(callAll, hub);
  const credits = wanted.map(({address}) => {
    const found = validators.find((validator) => validator.operator === address);
    if (!found) throw new Fault(`No validator of this chain has the operator ${address}.`);
    return found.credit;
  });
  const answers = await callAll(
    credits.flatMap((credit) => [
      callOf(credit, 'StakeCredit.totalPooledBNB()'),
      callOf(credit, 'StakeCredit.totalSupply()'),
    ]),
  );
  const [info] = targetOperator
    ? await callAll([callOf(hub, 'StakeHub.getValidatorBasicInfo(address)', targetOperator)])
    : [];
  const texts = wanted.flatMap(({pool, shares}, index) =>
    [pool, shares].map((field, at) => {
      const answer = answers[2 * index + at];
      if (!answer) throw new Fault('The contract of a pool did not answer.');
      return [field, exactAmount(answer.number(0))] as const;
    }),
  );
  const gasPrice = quantity(await asked.call('eth_gasPrice'));
  return {
    texts: {
      ...Object.fromEntries(texts),
      ...(gasPrice !== undefined && {gasPrice: decimal(BigInt(gasPrice), 9)}),
    },
    reading: {jailed: info?.flag(1) === true ? targetOperator : undefined},
  };
}

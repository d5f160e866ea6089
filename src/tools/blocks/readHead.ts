import {readHeader} from '../reading/block';
import {callAt, type Caller} from '../reading/calls';
import {callOf} from '../reading/contracts';
import type {Known} from '../reading/functions';
import {instantText} from './instant';

/**
 * Texts of the fields for the newest block, and for the turns and the mining set where the chain has them.
 *
 * @param validatorSet address of the contract
 */
export async function readHead(
  asked: Caller,
  validatorSet: string,
): Promise<Readonly<Record<string, string>>> {
  // Chains without the contract give nothing.
  const answerIfAny = async (known: Known) => {
    const answer = await callAt(asked, callOf(validatorSet, known), 'latest');
    return answer?.count ? answer : undefined;
  };
  const [head, turns, miners] = await Promise.all([
    readHeader(asked, 'latest'),
    answerIfAny('ValidatorSet.getTurnLength()'),
    answerIfAny('ValidatorSet.getMiningValidators()'),
  ]);
  const turn = Number(turns?.number(0) ?? 0n);
  const validators = miners?.list(0).length ?? 0;
  return {
    number: String(head.number),
    at: instantText(head.at),
    ...(turn > 0 && {turn: String(turn)}),
    ...(validators > 0 && {validators: String(validators)}),
  };
}

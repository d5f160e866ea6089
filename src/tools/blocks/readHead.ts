// cspell:words milli
import {callAt, type Caller} from '../reading/calls';
import {callOf} from '../reading/contracts';
import type {Known} from '../reading/functions';
import {Fault} from '../types';
import {instantText} from './instant';

/** Time of a block in milliseconds since 1970. Where answers have none, `mixHash` has the part below a second. */
function timeIn({timestamp, milliTimestamp, mixHash}: Record<string, unknown>): number {
  if (typeof milliTimestamp === 'string') return Number(milliTimestamp);
  const part = typeof mixHash === 'string' ? Number(mixHash) : 0;
  return Number(timestamp) * 1000 + (part < 1000 ? part : 0);
}

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
  const [block, turns, miners] = await Promise.all([
    asked.call('eth_getBlockByNumber', 'latest', false),
    answerIfAny('ValidatorSet.getTurnLength()'),
    answerIfAny('ValidatorSet.getMiningValidators()'),
  ]);
  const head = (block ?? {}) as Record<string, unknown>;
  if (typeof head.number !== 'string' || typeof head.timestamp !== 'string')
    throw new Fault(`${asked.name} gave no newest block.`);
  const turn = Number(turns?.number(0) ?? 0n);
  const validators = miners?.list(0).length ?? 0;
  return {
    number: String(Number(head.number)),
    at: instantText(timeIn(head)),
    ...(turn > 0 && {turn: String(turn)}),
    ...(validators > 0 && {validators: String(validators)}),
  };
}

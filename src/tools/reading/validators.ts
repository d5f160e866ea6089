import {Fault} from '../types';
import type {CallAll} from './calls';
import {callOf} from './contracts';
import {addressIn} from './words';

export interface Validator {
  readonly operator: string;
  readonly credit: string;
}

/**
 * All validators that are registered.
 *
 * @param hub address of StakeHub
 * @throws Fault when the chain has no such contract
 */
export async function validatorsAt(callAll: CallAll, hub: string): Promise<Validator[]> {
  const [answer] = await callAll([callOf(hub, 'StakeHub.getValidators(uint256,uint256)', 0, 0)]);
  if (!answer || answer.count === 0)
    throw new Fault(
      'The chain of this node has no staking contract: it is another network. Choose a node of the network.',
    );
  const credits = answer.list(1).map(addressIn);
  return answer
    .list(0)
    .map((found, index) => ({operator: addressIn(found), credit: credits[index] ?? ''}));
}

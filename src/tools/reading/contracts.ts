import type {VersionData} from '../../profile/types';
import type {Call} from './bundles';
import {SELECTORS, type Known} from './functions';
import {callData, type Argument} from './words';

/** A call of a function. @param to the contract's address */
export function callOf(to: string, known: Known, ...args: readonly Argument[]): Call {
  return {to, data: callData(SELECTORS[known], ...args)};
}

/** The address of a system contract. @throws when the version has none of this name */
export function addressOf({contracts}: Pick<VersionData, 'contracts'>, name: string): string {
  const contract = contracts[name];
  if (!contract) throw new Error(`${name} is not in _data/contracts.json`);
  return contract.address.toLowerCase();
}

import type {ContentDescriptor} from '../../openrpc/types';
import type {FormModel} from '../form/draft';
import {fromParams, startModel} from '../form/params';
import type {Context} from '../form/toValue';
import type {InterfaceCall} from '../types';
import {abiParams} from './abiSchema';
import type {AbiCatalogue, KnownContract} from './catalogue';
import {readSignature} from './signature';

/** A call by interface as the form begins with it. */
export interface Start {
  /** Name of the system contract; empty for another. */
  readonly contract: string;
  readonly signature: string;
  readonly address: string | undefined;
  readonly args: readonly unknown[];
}

const NOTHING: Start = {contract: '', signature: '', address: undefined, args: []};

function selectorOf(signature: string): string | undefined {
  const read = readSignature(signature);
  return 'selector' in read ? read.selector : undefined;
}

/** The function as the contract's own interface has it: with the names of its arguments. */
function ownOf({functions}: KnownContract, signature: string): string | undefined {
  const name = `${signature.replace(/\(.*/, '')}(`;
  const selector = selectorOf(signature);
  return functions.find((own) => own.startsWith(name) && selectorOf(own) === selector);
}

/** What the form shows first: of a system contract its own interface. */
export function startOf(catalogue: AbiCatalogue, given: InterfaceCall | undefined): Start {
  if (!given) return NOTHING;
  const {address, signature, args} = given;
  const contract = catalogue.contracts.find(
    (one) => one.address.toLowerCase() === address?.toLowerCase(),
  );
  const own = contract && ownOf(contract, signature);
  return {contract: own ? contract.name : '', signature: own ?? signature, address, args};
}

/** The fields of a start: those of which nothing is known are empty. */
export function modelOf(
  {signature, address, args}: Start,
  target: ContentDescriptor,
  context: Context,
): FormModel {
  const read = readSignature(signature);
  const params = [target, ...abiParams('item' in read ? read.item.inputs : [])];
  const empty = startModel(params, context);
  const known = fromParams(
    params,
    [address, ...args].map((value) => value ?? undefined),
    context,
  );
  return empty.map((field, at) => known[at] ?? field);
}

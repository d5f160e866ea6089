import type {AbiFunction} from 'viem';
import type {AbiCallValue} from '../abi/useAbiCall';
import type {RpcCall} from '../types';

/** A call that was put together from an interface, with its function. */
export interface ByAbiCall {
  readonly abiCall: AbiCallValue;
  readonly item: AbiFunction;
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** A call's arguments with the contract and data of a function; other fields of the transaction stay. */
export function withAbiCall(
  [transaction, ...rest]: readonly unknown[],
  {to, data}: AbiCallValue,
): readonly unknown[] {
  const {input: _, ...others} = fieldsOf(transaction);
  return [{...others, to, data}, ...rest];
}

/** The function that a call calls; undefined once the reader has changed its contract or its data by hand. */
export function calledItem(
  {params}: RpcCall,
  byAbi: ByAbiCall | undefined,
): AbiFunction | undefined {
  const {to, data, input} = fieldsOf(params[0]);
  const {abiCall, item} = byAbi ?? {};
  return to === abiCall?.to && data === abiCall?.data && input === undefined ? item : undefined;
}

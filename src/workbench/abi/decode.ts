import type {AbiFunction, AbiParameter} from 'viem';
import {decodeAbiParameters} from 'viem/utils';
import {grouped} from '../form/quantity';
import {checksummed} from '../form/address';
import {elementsOf, named} from './abiSchema';

/** A decoded value: either a text or parts. */
export interface Decoded {
  /** Of the parameter; `#2` without one, `[1]` in an array. */
  readonly name: string;
  readonly type: string;
  readonly text?: string;
  /** A number in hex too. */
  readonly hex?: string;
  readonly parts?: readonly Decoded[];
}

function decodedOne(name: string, parameter: AbiParameter, value: unknown): Decoded {
  const {type} = parameter;
  const array = elementsOf(parameter);
  if (array) {
    const parts = (value as unknown[]).map((one, at) => decodedOne(`[${at}]`, array.element, one));
    return {name, type, parts};
  }
  if (type === 'tuple' && 'components' in parameter) {
    // viem gives a tuple with an unnamed component as an array.
    const fields = value as Readonly<Record<string, unknown>> & readonly unknown[];
    const parts = named(parameter.components).map(([part, component], at) =>
      decodedOne(part, component, Array.isArray(value) ? fields[at] : fields[component.name ?? '']),
    );
    return {name, type, parts};
  }
  if (typeof value === 'bigint' || typeof value === 'number') {
    const number = BigInt(value);
    return number < 0n
      ? {name, type, text: `-${grouped(-number)}`}
      : {name, type, text: grouped(number), hex: `0x${number.toString(16)}`};
  }
  const text = String(value);
  return {name, type, text: type === 'address' ? checksummed(text) : text};
}

/** Decodes values; undefined if the bytes are not of these types. */
export function decodeValues(
  parameters: readonly AbiParameter[],
  data: string,
): readonly Decoded[] | undefined {
  if (parameters.length === 0) return [];
  try {
    const values = decodeAbiParameters(parameters, data as `0x${string}`);
    return named(parameters).map(([name, parameter], at) =>
      decodedOne(name, parameter, values[at]),
    );
  } catch {
    return undefined;
  }
}

/**
 * What a call returned. Undefined if it is not what the signature says: most often there is no contract at the address,
 * so that `0x` comes back.
 */
export function decodeResult(item: AbiFunction, data: string): readonly Decoded[] | undefined {
  return decodeValues(item.outputs, data);
}

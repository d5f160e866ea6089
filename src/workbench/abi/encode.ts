import type {AbiFunction, AbiParameter} from 'viem';
import {encodeFunctionData} from 'viem/utils';
import {below, type Fault} from '../form/problem';
import {abiSchema, componentsOf, elementsOf, signedRange} from './abiSchema';

/** The argument that viem encodes for a value of the form; numbers outside of a signed type's range are faults. */
function argumentOf(
  parameter: AbiParameter,
  value: unknown,
  path: string,
  faults: Fault[],
): unknown {
  const array = elementsOf(parameter);
  if (array) {
    return (value as unknown[]).map((one, at) =>
      argumentOf(array.element, one, below(path, at), faults),
    );
  }
  if (parameter.type === 'tuple') {
    const fields = value as Record<string, unknown>;
    return componentsOf(parameter).map(([name, part]) =>
      argumentOf(part, fields[name], below(path, name), faults),
    );
  }
  if (!/^u?int\d*$/.test(parameter.type)) return value;
  const number = BigInt(value as string);
  const range = signedRange(parameter.type);
  if (range && (number < range.least || number > range.most)) {
    faults.push({path, problem: {kind: 'range'}, schema: abiSchema(parameter)});
  }
  return number;
}

/**
 * The data of a call.
 *
 * @param values what the form of `abiParams` gives
 * @param first position of the first argument in the form, for the paths of faults
 */
export function encodeCall(
  item: AbiFunction,
  values: readonly unknown[],
  first = 0,
): {readonly data: string} | {readonly faults: readonly Fault[]} {
  const faults: Fault[] = [];
  const args = item.inputs.map((input, at) =>
    argumentOf(input, values[at], below('', first + at), faults),
  );
  if (faults.length > 0) return {faults};
  return {data: encodeFunctionData({abi: [item], functionName: item.name, args})};
}

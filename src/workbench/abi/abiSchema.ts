import type {AbiParameter} from 'viem';
import type {ContentDescriptor} from '../../openrpc/types';
import type {OwnSchema} from '../form/schema';

/** The type of an array's elements and its length; undefined for other types. */
export function elementsOf(
  parameter: AbiParameter,
): {readonly element: AbiParameter; readonly length: number | undefined} | undefined {
  const [, type, length] = /^(.*)\[(\d*)\]$/.exec(parameter.type) ?? [];
  if (type === undefined) return undefined;
  return {
    element: {...parameter, name: '', type},
    length: length === '' ? undefined : Number(length),
  };
}

/** Components of a tuple with names that differ: unnamed ones are called by their position. */
export function componentsOf(
  parameter: AbiParameter,
): readonly (readonly [name: string, AbiParameter])[] {
  const components = 'components' in parameter ? parameter.components : [];
  return named(components);
}

/** Parameters with names that differ. */
export function named(
  parameters: readonly AbiParameter[],
): readonly (readonly [name: string, AbiParameter])[] {
  const names = parameters.map(({name}) => name ?? '');
  return parameters.map((parameter, at) => {
    const name = names[at] ?? '';
    return [name === '' || names.indexOf(name) !== at ? `#${at + 1}` : name, parameter];
  });
}

/** The range of `int8` and the like; undefined for other types. */
export function signedRange(
  type: string,
): {readonly least: bigint; readonly most: bigint} | undefined {
  const bits = /^int(\d*)$/.exec(type)?.[1];
  if (bits === undefined) return undefined;
  const half = 1n << BigInt(Number(bits === '' ? '256' : bits) - 1);
  return {least: -half, most: half - 1n};
}

/** The schema of an ABI type, so that the form of calls takes its values. */
export function abiSchema(parameter: AbiParameter): OwnSchema {
  const {type} = parameter;
  const array = elementsOf(parameter);
  if (array) {
    const {length} = array;
    return {
      type: 'array',
      items: abiSchema(array.element),
      ...(length === undefined ? {} : {minItems: length, maxItems: length}),
    };
  }
  if (type === 'tuple') {
    const components = componentsOf(parameter);
    return {
      type: 'object',
      properties: Object.fromEntries(components.map(([name, part]) => [name, abiSchema(part)])),
      required: components.map(([name]) => name),
      additionalProperties: false,
    };
  }
  if (type === 'bool') return {type: 'boolean'};
  if (type === 'address') return hex(type, 20);
  if (type === 'bytes') return {title: type, type: 'string', pattern: '^0x([0-9a-fA-F]{2})*$'};
  if (type === 'function') return hex(type, 24);
  const size = /^bytes(\d+)$/.exec(type)?.[1];
  if (size !== undefined) return hex(type, Number(size));
  const bits = /^uint(\d*)$/.exec(type)?.[1];
  if (bits !== undefined) {
    const digits = Number(bits === '' ? '256' : bits) / 4;
    const pattern = `^0x(0|[1-9a-fA-F][0-9a-fA-F]{0,${digits - 1}})$`;
    return {title: type, type: 'string', pattern};
  }
  const range = signedRange(type);
  if (range) {
    const description = `${range.least} … ${range.most}`;
    return {title: type, description, type: 'string', pattern: '^(-?[1-9][0-9]{0,77}|0)$'};
  }
  // An empty text is a value.
  return {title: type, type: 'string', default: ''};
}

function hex(title: string, length: number): OwnSchema {
  return {title, type: 'string', pattern: `^0x[0-9a-fA-F]{${length * 2}}$`};
}

/** The arguments of a function as the form takes them. */
export function abiParams(inputs: readonly AbiParameter[]): ContentDescriptor[] {
  return named(inputs).map(([name, parameter]) => ({
    name,
    // The types of other arguments are shown beside their names.
    description: elementsOf(parameter) ? `\`${parameter.type}\`` : '',
    required: true,
    schema: abiSchema(parameter),
  }));
}

import fc from 'fast-check';
import {
  encodeAbiParameters,
  encodeFunctionData,
  encodeFunctionResult,
  type AbiParameter,
} from 'viem';
import {describe, expect, test, vi} from 'vitest';
import {abiParams, elementsOf} from '../../../../src/workbench/abi/abiSchema';
import {decodeResult, decodeValues, type Decoded} from '../../../../src/workbench/abi/decode';
import {encodeCall} from '../../../../src/workbench/abi/encode';
import {readCatalogue} from '../../../../src/workbench/abi/readCatalogue';
import {readSignature} from '../../../../src/workbench/abi/signature';
import {fromParams, toParams} from '../../../../src/workbench/form/params';
import {unitsOf} from '../../../../src/workbench/form/quantity';

vi.mock('@docusaurus/Translate', () => import('../translate'));

const context = {schemas: {}, units: unitsOf('EXN')};
const catalogue = readCatalogue(process.cwd(), 'current');
const functions = catalogue.contracts.flatMap((contract) => contract.functions);

function itemOf(signature: string) {
  const read = readSignature(signature);
  if (!('item' in read)) throw new Error(`${signature}: ${read.detail}`);
  return read.item;
}

const hexOf = (bytes: Uint8Array) => `0x${Buffer.from(bytes).toString('hex')}`;

/** A value of an ABI type: as a form gives it, and as viem takes it. */
function valueOf(parameter: AbiParameter): fc.Arbitrary<{form: unknown; viem: unknown}> {
  const array = elementsOf(parameter);
  if (array) {
    const {length} = array;
    return fc
      .array(valueOf(array.element), {minLength: length ?? 0, maxLength: length ?? 3})
      .map((list) => ({form: list.map(({form}) => form), viem: list.map((one) => one.viem)}));
  }
  if ('components' in parameter) {
    const names = parameter.components.map(({name}, at) =>
      name === undefined || name === '' ? `#${at + 1}` : name,
    );
    return fc.tuple(...parameter.components.map(valueOf)).map((parts) => ({
      form: Object.fromEntries(
        parts.map(({form}, at): [string, unknown] => [names[at] ?? '', form]),
      ),
      viem: parts.map((one) => one.viem),
    }));
  }
  const same = (value: fc.Arbitrary<unknown>) => value.map((one) => ({form: one, viem: one}));
  const bytes = (length: number) =>
    fc.uint8Array({minLength: length, maxLength: length}).map(hexOf);
  const [, kind, size = ''] = /^([a-z]+)(\d*)$/.exec(parameter.type) ?? [];
  if (kind === 'bool') return same(fc.boolean());
  if (kind === 'string')
    return same(
      fc.string({unit: 'grapheme', maxLength: 40}).filter((text) => !/^\S+( \S+){11,}$/.test(text)),
    );
  if (kind === 'address') return same(bytes(20));
  if (kind === 'bytes')
    return same(size === '' ? fc.uint8Array({maxLength: 70}).map(hexOf) : bytes(Number(size)));
  const bits = BigInt(size === '' ? 256 : size);
  if (kind === 'uint') {
    return fc
      .bigInt({min: 0n, max: (1n << bits) - 1n})
      .map((one) => ({form: `0x${one.toString(16)}`, viem: one}));
  }
  const half = 1n << (bits - 1n);
  return fc.bigInt({min: -half, max: half - 1n}).map((one) => ({form: one.toString(), viem: one}));
}

/** Integers up to 48 bits are numbers in viem's types; at run time it takes any. */
const SIGNATURES = [
  ...functions,
  'f(int8 a, int256 b, uint8[2][] c, (bytes4 x, (bool y, string[] z)[2] w)[] d, bytes e)',
  'g((uint256, address) unnamed, int24[3])',
];

test('calls are encoded as by viem, for random values of every function', () => {
  const calls = fc.constantFrom(...SIGNATURES).chain((signature) => {
    const item = itemOf(signature);
    return fc.tuple(fc.constant(item), fc.tuple(...item.inputs.map(valueOf)));
  });
  fc.assert(
    fc.property(calls, ([item, values]) => {
      const params = abiParams(item.inputs);
      const given = values.map(({form}) => form);
      const read = toParams(params, fromParams(params, given, context), context);
      expect(read).toEqual({params: given});
      const args = values.map(({viem}) => viem);
      const expected = encodeFunctionData({abi: [item], functionName: item.name, args});
      expect(encodeCall(item, given)).toEqual({data: expected});
    }),
    {numRuns: 400},
  );
});

/** The value that a decoded one shows, as viem has it. */
function shown({type, text = '', parts}: Decoded): unknown {
  if (parts) return parts.map(shown);
  if (/^u?int/.test(type)) return BigInt(text.replaceAll(',', ''));
  return type === 'bool' ? text === 'true' : type === 'address' ? text.toLowerCase() : text;
}

test('results are decoded as viem encodes them', () => {
  const results = fc.constantFrom(...SIGNATURES).chain((signature) => {
    const item = itemOf(signature);
    return fc.tuple(fc.constant(item.inputs), fc.tuple(...item.inputs.map(valueOf)));
  });
  fc.assert(
    fc.property(results, ([inputs, values]) => {
      const data = encodeAbiParameters(
        inputs,
        values.map(({viem}) => viem),
      );
      expect(decodeValues(inputs, data)?.map(shown)).toEqual(values.map(({viem}) => viem));
    }),
    {numRuns: 200},
  );
});

test('a result has names, decimal and hex', () => {
  const item = itemOf(
    'getValidatorBasicInfo(address) view returns (uint256 createdTime, bool, address)',
  );
  const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const data = encodeFunctionResult({
    abi: [item],
    functionName: item.name,
    result: [1234567n, true, to],
  });
  expect(decodeResult(item, data)).toEqual([
    {name: 'createdTime', type: 'uint256', text: '1,234,567', hex: '0x12d687'},
    {name: '#2', type: 'bool', text: 'true'},
    {name: '#3', type: 'address', text: to},
  ]);
  expect(decodeResult(item, '0x')).toBeUndefined();
  expect(decodeResult(item, data.slice(0, -2))).toBeUndefined();
});

describe('signatures', () => {
  test.each([
    ['balanceOf(address) view returns (uint256)', '0x70a08231'],
    ['function transfer(address to, uint256 amount) external returns (bool);', '0xa9059cbb'],
    ['balanceOf(address)', '0x70a08231'],
    [' function  name ( string memory a ) public pure returns (string memory) ', '0x5b43bc99'],
  ])('%s', (text, selector) => {
    expect(readSignature(text)).toMatchObject({selector});
  });

  test.each([
    '',
    'balanceOf',
    'balanceOf(address',
    'f(uint257)',
    'event E(address)',
    '1f()',
    'f(Unknown x)',
    'constructor()',
  ])('not %j', (text) => {
    expect(readSignature(text)).toHaveProperty('problem');
  });
});

test.each([
  [['128'], false],
  [['-129'], false],
  [['127'], true],
  [['-128'], true],
])('int8 %j', (values, isRight) => {
  const encoded = encodeCall(itemOf('f(int8 a)'), values, 1);
  if (isRight) expect(encoded).toHaveProperty('data');
  else expect(encoded).toMatchObject({faults: [{path: '/1', problem: {kind: 'range'}}]});
});

test('an id of a proposal is no private key', () => {
  const params = abiParams(itemOf('state(uint256 proposalId)').inputs);
  const hex = '0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318';
  for (const text of [hex, BigInt(hex).toString()]) {
    expect(toParams(params, [{kind: 'text', text}], context)).toEqual({params: [hex]});
  }
  expect(toParams(params, [{kind: 'text', text: hex.slice(2)}], context)).toHaveProperty('faults');
});

test('the catalogue has all functions, without events and errors', () => {
  const text = JSON.stringify(catalogue);
  expect(catalogue.contracts).toHaveLength(17);
  expect(text).not.toMatch(/"(event|function|error) /);
  expect(() => functions.map(itemOf)).not.toThrow();
});

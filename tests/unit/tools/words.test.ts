import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {encodeAbiParameters, encodeFunctionData, parseAbi, toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {bundled, unbundled} from '../../../src/tools/reading/bundles';
import {SELECTORS} from '../../../src/tools/reading/functions';
import {addressIn, answerOf, callData} from '../../../src/tools/reading/words';
import {projectDir} from '../../sites/paths';

const address = fc
  .uint8Array({minLength: 20, maxLength: 20})
  .map((bytes): `0x${string}` => `0x${Buffer.from(bytes).toString('hex')}`);
const amount = fc.bigInt({min: 0n, max: 2n ** 256n - 1n});

test.each(Object.entries(SELECTORS))(
  '%s has the selector %s, and the ABI has it',
  (known, selector) => {
    const [contract = '', signature = ''] = known.split(/\.(.*)/su);
    expect(toFunctionSelector(`function ${signature}`)).toBe(selector);
    const file = path.join(projectDir, `docs/_data/abis/${contract}.json`);
    const fragments = JSON.parse(fs.readFileSync(file, 'utf8')) as string[];
    const selectors = fragments
      .filter((fragment) => fragment.startsWith('function'))
      .map((fragment) => toFunctionSelector(fragment));
    expect(selectors).toContain(selector);
  },
);

test('calls are encoded as viem encodes them', () => {
  const abi = parseAbi(['function f(address, uint256)']);
  fc.assert(
    fc.property(address, amount, (account, number) => {
      const args = [account, number] as const;
      const selector = toFunctionSelector('function f(address, uint256)');
      expect(callData(selector, account, number)).toBe(encodeFunctionData({abi, args}));
    }),
  );
});

test('answers are read as viem encodes them', () => {
  const types = [{type: 'address[]'}, {type: 'uint256'}, {type: 'string'}] as const;
  fc.assert(
    fc.property(
      fc.array(address, {maxLength: 9}),
      amount,
      fc.string({unit: 'grapheme'}),
      (...values) => {
        const answer = answerOf(encodeAbiParameters(types, values));
        expect(answer.list(0).map(addressIn)).toEqual(values[0]);
        expect(answer.number(1)).toBe(values[1]);
        expect(answer.text(2)).toBe(values[2]);
      },
    ),
  );
});

const result = [{type: 'tuple[]', components: [{type: 'bool'}, {type: 'bytes'}]}] as const;
const multicall = parseAbi(['function aggregate3((address, bool, bytes)[]) payable']);

test('bundles are encoded and read as Multicall3 has them', () => {
  const data = fc
    .uint8Array({maxLength: 99})
    .map((bytes): `0x${string}` => `0x${Buffer.from(bytes).toString('hex')}`);
  fc.assert(
    fc.property(fc.array(fc.tuple(address, fc.boolean(), data), {maxLength: 9}), (calls) => {
      const args = [calls.map(([to, , bytes]) => [to, true, bytes] as const)] as const;
      expect(bundled(calls.map(([to, , bytes]) => ({to, data: bytes})))).toBe(
        encodeFunctionData({abi: multicall, args}),
      );
      const answers = unbundled(
        encodeAbiParameters(result, [calls.map(([, isDone, bytes]) => [isDone, bytes] as const)]),
      );
      expect(answers.map((answer) => answer?.count)).toEqual(
        calls.map(([, isDone, bytes]) =>
          isDone ? Math.floor((bytes.length - 2) / 64) : undefined,
        ),
      );
    }),
  );
});

test.each([undefined, '0x1', 'text', {}])('%s is no answer', (data) => {
  expect(() => answerOf(data)).toThrow(RangeError);
});

test('an answer that is cut short, or claims to be endless, is none', () => {
  const long = encodeAbiParameters([{type: 'uint256'}, {type: 'uint256'}], [32n, 2n ** 200n]);
  expect(() => answerOf(long).list(0)).toThrow(RangeError);
  expect(() => answerOf('0x').number(0)).toThrow(RangeError);
});

import {encodeAbiParameters, parseAbiItem, toFunctionSelector, type AbiFunction} from 'viem';
import {expect, test} from 'vitest';
import credit from '../../../docs/_data/abis/StakeCredit.json';
import hub from '../../../docs/_data/abis/StakeHub.json';
import set from '../../../docs/_data/abis/ValidatorSet.json';
import {collectorCode, MOST_WORDS} from '../../../src/tools/chain/collector';
import {aFewAtOnce} from '../../../src/tools/chain/manyCalls';
import {SELECTORS} from '../../../src/tools/chain/stakeHub';
import {VALIDATOR_SET} from '../../../src/tools/chain/validatorSet';
import {addressOf, arrayAt, callData, shortText, wordsOf} from '../../../src/tools/chain/words';

test.each(Object.entries({...SELECTORS, ...VALIDATOR_SET}))(
  '%s is a function of the contracts',
  (signature, selector) => {
    expect(toFunctionSelector(signature)).toBe(selector);
    const functions = [...hub, ...credit, ...set].filter((fragment) =>
      fragment.startsWith('function '),
    );
    const known = functions.map((fragment) =>
      toFunctionSelector(parseAbiItem(fragment) as AbiFunction),
    );
    expect(known).toContain(selector);
  },
);

test('arrays of a result are read as they are encoded', () => {
  const addresses = [`0x${'a1'.repeat(20)}`, `0x${'00'.repeat(19)}07`] as const;
  const numbers = [5n, 2n ** 255n];
  const types = [{type: 'address[]'}, {type: 'uint256[]'}, {type: 'uint256'}] as const;
  const words = wordsOf(encodeAbiParameters(types, [addresses, numbers, 9n]));
  expect(arrayAt(words, 0).map(addressOf)).toEqual(addresses);
  expect(arrayAt(words, 1)).toEqual(numbers);
  expect(words[2]).toBe(9n);
  expect(arrayAt(wordsOf('0x'), 0)).toEqual([]);
});

test('a name is the sixth and the seventh word of a description', () => {
  const text = {type: 'string'} as const;
  const types = [{type: 'tuple', components: [text, text, text, text]}] as const;
  const words = wordsOf(encodeAbiParameters(types, [['Ålpha 9', 'x'.repeat(70), '', 'y']]));
  expect(shortText(words[5] ?? 0n, words[6] ?? 0n)).toBe('Ålpha 9');
});

test('data of a call is the selector and a word for each value', () => {
  expect(callData('0x12345678', 1n, 255n)).toBe(
    `0x12345678${'1'.padStart(64, '0')}${'ff'.padStart(64, '0')}`,
  );
});

test('a collector jumps only to places that may be jumped to', () => {
  for (const words of [1, MOST_WORDS]) {
    const code = collectorCode(88, words);
    const places = [...code.matchAll(/.{2}/g)].map(([byte]) => byte);
    const end = parseInt(
      code.slice(places.indexOf('15') * 2 + 4, places.indexOf('15') * 2 + 8),
      16,
    );
    expect(places[end]).toBe('5b');
    expect(places[5]).toBe('5b');
    expect(parseInt(code.slice(2, 6), 16)).toBe(places.length);
  }
});

test('work is done a few at once, in order, and ends with the first failure', async () => {
  let now = 0;
  let most = 0;
  const doubled = await aFewAtOnce(
    Array.from({length: 20}, (_, at) => at),
    async (at) => {
      most = Math.max(most, ++now);
      await Promise.resolve();
      now--;
      return 2 * at;
    },
  );
  expect(doubled).toEqual(Array.from({length: 20}, (_, at) => 2 * at));
  expect(most).toBe(6);
  let begun = 0;
  const failing = aFewAtOnce(
    Array.from({length: 20}, () => 0),
    () => {
      begun++;
      return Promise.reject(new Error('refused'));
    },
  );
  await expect(failing).rejects.toThrow('refused');
  expect(begun).toBe(6);
});

import fc from 'fast-check';
import {expect, test} from 'vitest';
import {announcedSet, readSet} from '../../../src/tools/next-turn/snapshot';
import {AskError} from '../../../src/tools/askError';
import {Fault, type Asked} from '../../../src/tools/types';
import {hexOf} from '../../../src/tools/reading/block';

const addressAt = (index: number) => `0x${index.toString(16).padStart(40, '0')}`;

/** The header's extra data of an epoch's first block. */
function extra(count: number, turnLength: number): string {
  const validators = Array.from(
    {length: count},
    (_, index) => `${addressAt(count - index).slice(2)}${'ee'.repeat(48)}`,
  );
  const byte = (value: number) => value.toString(16).padStart(2, '0');
  return `0x${'00'.repeat(32)}${byte(count)}${validators.join('')}${byte(turnLength)}abcdef${'11'.repeat(65)}`;
}

const EPOCH = 1000;

/** A node without parlia's methods, whose epochs have the sets given. */
function node(head: number, sets: Readonly<Record<number, string>>): Asked {
  const call: Asked['call'] = (method, tag) => {
    if (method === 'parlia_getSnapshot')
      return Promise.reject(new AskError({title: 'not available', cause: '', steps: []}, -32601));
    const number = tag === 'latest' ? head : Number(tag);
    const extraData = sets[number] ?? '0x';
    return Promise.resolve({number: hexOf(number), timestamp: '0x10', extraData});
  };
  return {call} as unknown as Asked;
}

test('the announced set is read in the order of addresses', () => {
  fc.assert(
    fc.property(fc.integer({min: 1, max: 45}), fc.integer({min: 1, max: 64}), (count, turn) => {
      const {validators, turnLength} = announcedSet(extra(count, turn));
      expect(validators).toEqual(Array.from({length: count}, (_, index) => addressAt(index + 1)));
      expect(turnLength).toBe(turn);
    }),
  );
});

test.each(['0x', '0x00', `0x${'00'.repeat(120)}`, extra(21, 16).slice(0, 400)])(
  'what announces nothing is refused: %s',
  (data) => {
    expect(() => announcedSet(data)).toThrow(Fault);
  },
);

test('a new set counts from the block at which the node changes it', async () => {
  // Of the set before: (21 / 2 + 1) × 16 − 1.
  const change = 175;
  const sets = {4000: extra(21, 16), 5000: extra(4, 8)};
  const before = await readSet(node(5000 + change - 1, sets), EPOCH);
  expect([before.validators.length, before.turnLength]).toEqual([21, 16]);
  const after = await readSet(node(5000 + change, sets), EPOCH);
  expect([after.validators.length, after.turnLength]).toEqual([4, 8]);
});

test('within the first epoch the genesis block counts', async () => {
  const set = await readSet(node(7, {0: extra(3, 1)}), EPOCH);
  expect(set.validators).toHaveLength(3);
});

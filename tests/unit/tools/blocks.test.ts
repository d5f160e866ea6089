// cspell:words milli
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {loadVersion} from '../../../src/profile/load';
import {isParameter} from '../../../src/profile/parameter';
import blocks from '../../../src/tools/blocks';
import {
  blockAt,
  placeOf,
  switchPosition,
  timeOf,
  type Clock,
} from '../../../src/tools/blocks/clock';
import {blocksFacts} from '../../../src/tools/blocks/facts';
import {instantField, instantText} from '../../../src/tools/blocks/instant';
import {AskError} from '../../../src/tools/askError';
import {readHead} from '../../../src/tools/blocks/readHead';
import {evaluate, initialTexts} from '../../../src/tools/evaluate';
import {Fault, type Asked} from '../../../src/tools/types';
import {plainText} from '../../../src/tools/view/rich';
import {workedExamples} from '../../../src/worked';

const DAY = 86_400_000;
const data = loadVersion(`${__dirname}/../../..`, 'current');
const facts = blocksFacts(data);
const clock: Clock = {...facts, number: 1000, at: Date.UTC(2026, 0, 1)};

const clocks = fc.record({
  number: fc.integer({min: 0, max: 1e9}),
  at: fc.integer({min: 0, max: 4e12}),
  interval: fc.integer({min: 1, max: 20_000}),
  epoch: fc.integer({min: 1000, max: 5000}),
  turn: fc.integer({min: 1, max: 64}),
  validators: fc.integer({min: 1, max: 28}),
});

test('its example is that of the page, after the fork that brought the interval', () => {
  const {at} = initialTexts(blocks.fields(facts));
  const fork = data.network.forks.find(({name}) => name === 'Fermi')?.chains?.mainnet?.activation;
  expect(Date.parse(`${at}Z`)).toBeGreaterThan(fork ? Date.parse(fork) : 0);
  expect(Date.parse(`${at}Z`)).toBe(workedExamples(data.network).consensus?.milliseconds);
});

test('it agrees with the page', () => {
  const worked = workedExamples(data.network).consensus ?? {};
  const value = (key: string) => {
    const node = worked[key];
    return isParameter(node) ? Number(node.value) : node;
  };
  expect(switchPosition(clock)).toBe(value('window'));
  expect(placeOf(clock, 1000).validator).toBe(value('inTurnOf1000'));
  const {at} = evaluate(blocks, facts, initialTexts(blocks.fields(facts)), undefined).values;
  expect(at).toBe(value('milliseconds'));
});

test('a place is counted as the page explains it', () => {
  expect(placeOf(clock, 2175)).toEqual({
    epoch: 2,
    position: 175,
    inTurn: 16,
    turnEnds: 2175,
    validator: Math.floor(2175 / 16) % 21,
    nextEpoch: 3000,
    // At position 175 the set has just changed.
    nextSwitch: 3175,
    nextDay: 1000 + DAY / 450,
  });
  expect(placeOf(clock, 2174).nextSwitch).toBe(2175);
});

test('blocks and times convert into each other', () => {
  fc.assert(
    fc.property(clocks, fc.integer({min: 0, max: 1e9}), (any, block) => {
      expect(blockAt(any, timeOf(any, block))).toBe(block);
      expect(blockAt(any, timeOf(any, block) + 1)).toBe(block + 1);
    }),
  );
});

test('what comes next comes after the block, and as soon as it can', () => {
  fc.assert(
    fc.property(clocks, fc.integer({min: 0, max: 1e9}), (any, block) => {
      const place = placeOf(any, block);
      expect(place.epoch * any.epoch + place.position).toBe(block);
      expect(place.nextEpoch - block).toBe(any.epoch - place.position);
      expect(place.nextSwitch % any.epoch).toBe(switchPosition(any) % any.epoch);
      expect(place.nextSwitch).toBeGreaterThan(block);
      expect(place.nextSwitch - block).toBeLessThanOrEqual(any.epoch);
      expect((place.turnEnds + 1) % any.turn).toBe(0);
      const midnight = Math.floor(timeOf(any, place.nextDay) / DAY);
      expect(midnight).toBeGreaterThan(Math.floor(timeOf(any, block) / DAY));
      expect(midnight).toBeGreaterThan(Math.floor(timeOf(any, place.nextDay - 1) / DAY));
    }),
  );
});

test('times are read to the millisecond, and as they are pasted', () => {
  const {read} = instantField({label: 'Time', initial: 0});
  const at = Date.UTC(2030, 0, 31, 12, 0, 0, 450);
  for (const text of [
    instantText(at),
    '2030-01-31 12:00:00.450',
    '2030-01-31T12:00:00.45Z',
    `${at}`,
  ])
    expect(read(text)).toBe(at);
  expect(read('1761607680')).toBe(1_761_607_680_000);
  for (const text of ['', 'noon', '2030-13-01T00:00', '-5', '2030-01-31'])
    expect(() => read(text)).toThrow(Fault);
});

test('values without an answer are told', () => {
  const said = (texts: Readonly<Record<string, string>>) => {
    const all = {...initialTexts(blocks.fields(facts)), ...texts};
    const [block] = evaluate(blocks, facts, all, undefined).output?.blocks ?? [];
    return block?.kind === 'text' ? plainText(block.text) : '';
  };
  expect(said({epoch: '100'})).toContain('too short');
  expect(said({given: 'time', time: '1980-01-01T00:00'})).toContain('before the first block');
  expect(said({block: '1000000000000'})).toContain('after the year 9999');
});

/** A node whose epochs have the headers given, by their first blocks. */
function node(head: unknown, others: Readonly<Record<number, unknown>>, snapshot?: unknown) {
  const call: Asked['call'] = (method, tag) => {
    if (method !== 'parlia_getSnapshot')
      return Promise.resolve(tag === 'latest' ? head : (others[Number(tag)] ?? null));
    return snapshot === undefined
      ? Promise.reject(new AskError({title: 'not available', cause: '', steps: []}, -32601))
      : Promise.resolve(snapshot);
  };
  return {call};
}

/** The first block of an epoch with a set of so many validators. */
function announcing(number: number, count: number, turn: number) {
  const byte = (value: number) => value.toString(16).padStart(2, '0');
  const set = `${byte(count)}${'ab'.repeat(68 * count)}${byte(turn)}`;
  const extraData = `0x${'00'.repeat(32)}${set}${'11'.repeat(65)}`;
  return {number: `0x${number.toString(16)}`, timestamp: '0x69000000', extraData};
}

test('the newest block fills the fields; a chain without turns leaves theirs', async () => {
  const head = {number: '0x64', timestamp: '0x69000000'};
  const at = '2025-10-27T23:28:00.450';
  const read = (fields: object) => readHead(node({...head, ...fields}, {0: head}), facts.epoch);
  expect(await read({mixHash: '0x1c2'})).toEqual({number: '100', at});
  expect(await read({milliTimestamp: '0x19a285bb1c2'})).toEqual({
    number: '100',
    at: instantText(0x19a285bb1c2),
  });
  expect(await read({mixHash: `0x${'f'.repeat(64)}`})).toEqual({
    number: '100',
    at: '2025-10-27T23:28:00.000',
  });
  await expect(readHead(node(null, {}), facts.epoch)).rejects.toThrow('no block latest');
});

test('the set is the one that mines, not the one that is announced next', async () => {
  const others = {4000: announcing(4000, 21, 16), 5000: announcing(5000, 4, 8)};
  // The set of before mines up to (21 / 2 + 1) × 16 − 1.
  for (const [number, validators, turn] of [
    [5174, '21', '16'],
    [5175, '4', '8'],
  ] as const) {
    const head = {number: `0x${number.toString(16)}`, timestamp: '0x69000000'};
    expect(await readHead(node(head, others), 1000)).toMatchObject({
      number: String(number),
      validators,
      turn,
    });
  }
});

test('the snapshot of a node says more than the numbers of the pages', async () => {
  const snapshot = {
    number: 7,
    epoch_length: 500,
    turn_length: 4,
    validators: {'0xA': {}, '0xb': {}},
  };
  const blocksOf = {7: {number: '0x7', timestamp: '0x69000000'}};
  expect(await readHead(node(null, blocksOf, snapshot), 1000)).toMatchObject({
    number: '7',
    validators: '2',
    turn: '4',
    epoch: '500',
  });
});

/** The command that says when the validator's turn comes and when the set switches, with a console's answers. */
import {runInNewContext} from 'node:vm';
import {describe, expect, test} from 'vitest';
import {versions} from '../../versions';
import {blocksOf, readPage} from '../pages';

const EPOCH = 1000;
const TURN = 16;
const validators = Array.from({length: 21}, (_, index) => `0x${String(index).padStart(40, '0')}`);

/** What the command prints at the block of a number for the validator of a place. */
function printed(version: string, number: number, place: number): string {
  const block = blocksOf(readPage(version, 'validator/run-val')).find(
    ({title}) => title === 'Validator: how long until your next turn',
  );
  const [, program = ''] = /--exec '([^']*)'/.exec(block?.value ?? '') ?? [];
  const snapshot = {
    number,
    epoch_length: EPOCH,
    turn_length: TURN,
    block_interval: 450,
    validators: Object.fromEntries([...validators].reverse().map((each) => [each, {}])),
  };
  const answers = {
    parlia: {getSnapshot: () => snapshot},
    eth: {coinbase: validators[place] ?? '0xff'},
  };
  return String(runInNewContext(program, answers));
}

describe.each(['current', ...versions])('in %s', (version) => {
  test.each([
    // Set switches after position (21 / 2 + 1) * 16 - 1 = 175 of an epoch: minerHistoryCheckLen of the node's consensus/parlia/snapshot.go.
    {number: 174, place: 10, says: 'now, the set switches in 0.45 s'},
    {number: 175, place: 12, says: '7.2 s, the set switches in 450 s'},
    {number: 0, place: 0, says: 'now, the set switches in 78.75 s'},
    {number: 999, place: 0, says: ', the set switches in 79.2 s'},
    {number: 176, place: 21, says: 'not in the mining set'},
  ])('at block $number, number $place is told: $says', ({number, place, says}) => {
    expect(printed(version, number, place)).toContain(says);
  });

  test('the turn that it names begins then', () => {
    for (let number = 176; number < 900; number += 7) {
      const place = 5;
      const [, seconds] = /^(?:now|([\d.]+) s)/.exec(printed(version, number, place)) ?? [];
      const start = number + 1 + Math.round(Number(seconds ?? 0) / 0.45);
      expect(Math.floor(start / TURN) % validators.length, `from ${number}`).toBe(place);
    }
  });
});

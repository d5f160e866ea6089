import fc from 'fast-check';
import {expect, test} from 'vitest';
import {inTurn, nextSwitch, nextTurn, recentWindow} from '../../../src/worked/consensus';
import {windowOf, type Place} from '../../../src/tools/next-turn/window';

const INTERVAL = 450;

const place = fc
  .record({
    head: fc.nat(200_000),
    validators: fc.integer({min: 1, max: 31}),
    turnLength: fc.integer({min: 1, max: 64}),
    at: fc.nat(30),
  })
  .map(({at, ...rest}): Place => ({...rest, place: at % rest.validators}));

/** Whether a block is the validator's, as the page says it. */
const isOwn = ({place: own, validators, turnLength}: Place, height: number) =>
  inTurn(height, validators, turnLength) === own;

test('the next turn begins at the first own block after the head, and ends with the turn', () => {
  fc.assert(
    fc.property(place, (at) => {
      const {start, end} = nextTurn(at.head, at.place, at.validators, at.turnLength);
      for (let height = at.head + 1; height < start; height += 1)
        expect(isOwn(at, height)).toBe(false);
      for (let height = start; height <= end; height += 1) expect(isOwn(at, height)).toBe(true);
      expect((end + 1) % at.turnLength).toBe(0);
    }),
  );
});

test('a restart in the window costs the blocks that it is said to cost, and no window is missed', () => {
  fc.assert(
    fc.property(place, fc.integer({min: 1, max: 900_000}), (at, restart) => {
      fc.pre(at.validators > 1);
      const {from, to, length, fits, missed, turn} = windowOf(at, restart, INTERVAL);
      const needed = Math.ceil(restart / INTERVAL);
      const blocks = Array.from({length: needed}, (_, index) => from + 1 + index);
      expect(missed).toBe(blocks.filter((height) => isOwn(at, height)).length);
      expect(fits).toBe(missed === 0);
      expect(length).toBe((to - from - 1) * INTERVAL);
      // Nothing is made of the turn that runs or comes, if it is waited for.
      expect(from === at.head || from === turn.end).toBe(true);
      for (let height = from + 1; height < to; height += 1) expect(isOwn(at, height)).toBe(false);
    }),
    {numRuns: 300},
  );
});

test('the set changes where the node changes it', () => {
  fc.assert(
    fc.property(
      place,
      fc.integer({min: 200, max: 2000}),
      ({head, validators, turnLength}, epoch) => {
        const window = recentWindow(validators, turnLength);
        fc.pre(window < epoch);
        const change = nextSwitch(head, epoch, window);
        expect(change % epoch).toBe(window);
        expect(change - head).toBeGreaterThan(0);
        expect(change - head).toBeLessThanOrEqual(epoch);
      },
    ),
  );
});

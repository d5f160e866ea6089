import fc from 'fast-check';
import {expect, test} from 'vitest';
import {inTurn, nextSwitch, nextTurn, recentWindow} from '../../../src/worked/consensus';
import nextTurnTool from '../../../src/tools/next-turn';
import {nextTurnFacts} from '../../../src/tools/next-turn/facts';
import {stopWait, windowOf, type Place} from '../../../src/tools/next-turn/window';
import {evaluate, initialTexts} from '../../../src/tools/evaluate';
import {loadVersion} from '../../../src/profile/load';

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

/** `nextProposalBlock` of consensus/parlia/snapshot.go, and the wait of miner/worker.go. */
function nodeWait({head, place: own, validators, turnLength}: Place, most: number, change: number) {
  const current = inTurn(head, validators, turnLength);
  let start = head + ((own + validators - current) % validators) * turnLength;
  start -= start % turnLength;
  if (start >= change) return undefined;
  const end = Math.min(start + turnLength - 1, change);
  if (end <= head) return undefined;
  if (start > head && Math.floor(((start - head) * INTERVAL) / 1000) > most) return undefined;
  return Math.floor(((end - head + 1) * INTERVAL) / 1000);
}

test('a stop waits as long as the node does', () => {
  fc.assert(
    fc.property(place, fc.nat(300), fc.integer({min: 1, max: 1500}), (at, most, away) => {
      const change = at.head + away;
      expect(stopWait(at, most, change, INTERVAL)).toBe(nodeWait(at, most, change));
    }),
  );
});

const facts = nextTurnFacts(loadVersion(process.cwd(), 'current'));

/** What the tool says of place 5 of 21, whose turns begin at block 1072, with turns of 16 blocks. */
function said(head: number, wait = facts.stopWait) {
  const texts = {...initialTexts(nextTurnTool.fields(facts)), restart: '30'};
  const all = {...texts, head: String(head), wait: String(wait)};
  const {summary, blocks} = evaluate(nextTurnTool, facts, all, undefined).output ?? {};
  return `${summary} ${JSON.stringify(blocks)}`;
}

test('with the configuration of the pages, a stop goes through the next turn', () => {
  // (1087 − 1000 + 1) × 0.45 s.
  expect(said(1000)).toContain(
    'Stop now: the node waits 39 s, until its turn is over. The restart',
  );
  expect(said(1000)).toContain('The wait is fixed');
  expect(said(1000)).toContain('after block 1,087 until block 1,408');
  // Its turn runs.
  expect(said(1080)).toContain('Stop now: the node waits 3 s');
  expect(said(1080)).not.toContain('The wait is fixed');
});

test('a node that waits for near turns alone stops at once, or in its turn', () => {
  expect(said(1000, 31)).toContain('Stop now. The restart ends before your next turn.');
  expect(said(1010, 0)).toContain('Stop in your turn (in 27 s): the node then waits for its end.');
});

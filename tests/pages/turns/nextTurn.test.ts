/** “My next turn” against a network of five validators with both releases: who makes the blocks that it predicts? */
import {afterAll, beforeAll, expect, test} from 'vitest';
import {whyNotBuilt} from '../../rpc/nodes/program';
import {describeUnless} from '../../skipWhen';
import {madeBlocks, watch, type Made, type Prediction, type Seen} from './predictions';
import {sources, startValidators, type Validator} from './validators';

/** Every fork is there from the first block on, but epochs become longer only after two of the first length. */
const EPOCH = 200;
/** The set and the length of a turn change at these blocks: see MiningSets.sol. */
const CHANGES = [EPOCH + 11, 2 * EPOCH + 20];
/** Two epochs, and turns of the third one's set. */
const LAST = 2 * EPOCH + 40;

const facts = {interval: 450, epoch: EPOCH, turnLength: 4, validators: 5, stopWait: 9};

/** Blocks take 200 s; a busy machine misses turns, which take two seconds more each. */
const PATIENCE = 560_000;

describeUnless(whyNotBuilt(...sources), 'the next turn on a network of five validators', {}, () => {
  let validators: readonly Validator[];
  let stop: (() => Promise<void>) | undefined;
  let seen: Seen;
  let blocks: readonly Made[];

  beforeAll(async () => {
    ({validators, stop} = await startValidators());
    seen = await watch(validators, facts, LAST);
    blocks = await madeBlocks(validators, LAST);
  }, PATIENCE);

  afterAll(() => stop?.());

  const addresses = () => validators.map(({address}) => address);
  /** Those whose turn has passed, with the set that they were made for. */
  const passed = () => seen.predictions.filter(({end, change}) => end <= Math.min(change, LAST));
  const made = (from: number, to: number) => blocks.slice(from, to + 1);
  const isSigned = ({address, start, end}: Prediction) =>
    made(start, end).every(({miner, isInTurn}) => isInTurn && miner === address);

  test('blocks are made by all validators, with both releases', () => {
    expect([...new Set(blocks.slice(1).map(({miner}) => miner))].sort()).toEqual(addresses());
    expect(new Set(seen.predictions.map(({release}) => release))).toEqual(
      new Set(validators.map(({release}) => release)),
    );
  });

  test('in a predicted turn, all blocks in turn are the validator’s', () => {
    expect(passed().length).toBeGreaterThan(200);
    for (const prediction of passed()) {
      const {address, start, end} = prediction;
      const others = made(start, end).filter(({miner, isInTurn}) => isInTurn && miner !== address);
      expect(others, JSON.stringify(prediction)).toEqual([]);
    }
  });

  test('before it, and in the window for a restart, there are none of its own', () => {
    for (const prediction of passed()) {
      const {address, head, start, from, to, change} = prediction;
      const own = ({miner, isInTurn}: Made) => isInTurn && miner === address;
      expect(made(head + 1, start - 1).filter(own), JSON.stringify(prediction)).toEqual([]);
      if (to > Math.min(change, LAST)) continue;
      expect(made(from + 1, to - 1).filter(own), JSON.stringify(prediction)).toEqual([]);
      const next = blocks[to];
      if (next?.isInTurn) expect(next.miner, JSON.stringify(prediction)).toBe(address);
    }
  });

  test('each validator made a whole turn as predicted, with each set', () => {
    const [first = 0, second = 0] = CHANGES;
    const spans = [0, first, second, LAST];
    const lengths = [4, 7, 3];
    for (const [index, length] of lengths.entries()) {
      const [begin = 0, end = 0] = spans.slice(index);
      const whole = passed().filter(
        (each) => each.start > begin && each.end <= end && each.end - each.start === length - 1,
      );
      const signers = new Set(whole.filter(isSigned).map(({address}) => address));
      expect(signers.size, `after block ${begin}`).toBe(index === 1 ? 4 : 5);
    }
  });

  test('the set changes where the tool says it may', () => {
    const said = seen.predictions.filter(({head}) => head > 11).map(({change}) => change);
    expect([...new Set(said)]).toEqual(expect.arrayContaining(CHANGES));
    const [first = 0, second = 0] = CHANGES;
    const times = seen.unknown.map(({head}) => head);
    // The head is read just before the set.
    expect(Math.min(...times)).toBeGreaterThanOrEqual(first - 2);
    expect(Math.max(...times)).toBeLessThan(second);
    expect(new Set(seen.unknown.map(({address}) => address)).size).toBe(1);
  });
});

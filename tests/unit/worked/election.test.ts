import {encodePacked, keccak256} from 'viem';
import {expect, test} from 'vitest';
import {passes, votesNeeded} from '../../../src/worked/ballot';
import {miningOdds, type Draw} from '../../../src/worked/election';

/** Simulates ValidatorSet.shuffle: each of `limit` positions swaps with a random one of `modNumber` from `offset`. */
function shuffle(
  list: number[],
  shuffleNumber: number,
  start: number,
  offset: number,
  limit: number,
  modNumber: number,
): void {
  for (let i = 0; i < limit; i++) {
    const packed = encodePacked(['uint256', 'uint256'], [BigInt(shuffleNumber), BigInt(start + i)]);
    const place = offset + Number(BigInt(keccak256(packed)) % BigInt(modNumber));
    [list[start + i], list[place]] = [list[place] ?? -1, list[start + i] ?? -1];
  }
}

/** Shares of draws in which the cabinet and the candidates mine, by simulating the contract's shuffles. */
function drawn({cabinets, candidates, working}: Draw, draws: number) {
  let candidatesMined = 0;
  for (let number = 1; number <= draws; number++) {
    const list = Array.from({length: cabinets + candidates}, (_, index) => index);
    const start = cabinets - working;
    shuffle(list, number, start, 0, working, cabinets);
    shuffle(list, number, start, start, working, candidates + working);
    candidatesMined += list.slice(0, cabinets).filter((one) => one >= cabinets).length;
  }
  return {
    cabinet: (cabinets * draws - candidatesMined) / (cabinets * draws),
    candidate: candidatesMined / (candidates * draws),
  };
}

test.each([
  {cabinets: 21, candidates: 24, working: 3},
  {cabinets: 11, candidates: 10, working: 2},
  {cabinets: 7, candidates: 3, working: 3},
])('$cabinets seats, $working of them open to $candidates candidates', (draw) => {
  const computed = miningOdds(draw);
  const seen = drawn(draw, 4000);
  expect(seen.cabinet).toBeCloseTo(computed.cabinet, 2);
  expect(seen.candidate).toBeCloseTo(computed.candidate, 2);
});

test('no open seats and no candidates: the cabinet always mines', () => {
  const always = {cabinet: 1, candidate: 0};
  expect(miningOdds({cabinets: 21, candidates: 24, working: 0})).toEqual(always);
  expect(miningOdds({cabinets: 21, candidates: 0, working: 3})).toEqual(always);
});

test('the numbers of the shipped network', () => {
  const {cabinet, candidate} = miningOdds({cabinets: 21, candidates: 24, working: 3});
  expect(cabinet).toBeCloseTo(0.878, 3);
  expect(candidate).toBeCloseTo(0.107, 3);
});

const ballot = (inFavour: bigint, against: bigint, abstained = 0n) => ({
  inFavour,
  against,
  abstained,
});

test.each([
  [ballot(10n, 0n), true],
  [ballot(9n, 0n, 91n), false],
  [ballot(50n, 50n), false],
  [ballot(51n, 49n), true],
  [ballot(0n, 100n), false],
])('of 100 votes at a quorum of 10 percent, %o: %s', (votes, expected) => {
  expect(passes(votes, votesNeeded(100n, 10n))).toBe(expected);
});

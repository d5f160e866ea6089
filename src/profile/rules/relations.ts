import {fault, numberAt, type Rule} from '../rule';

/** A day in seconds. */
const DAY = 86_400n;

/** `[smaller, larger, why]`: the first must be less than the second. */
const BELOW = [
  ['slashing.misdemeanorThreshold', 'slashing.felonyThreshold', 'SlashIndicator refuses the pair'],
  ['slashing.downtimeAmount', 'slashing.felonyAmount', 'StakeHub refuses the pair'],
  ['slashing.downtimeJail', 'slashing.felonyJail', 'StakeHub refuses the pair'],
  ['validatorSet.maxMaintaining', 'validatorSet.cabinets', 'ValidatorSet refuses the pair'],
  ['mev.noInterruptLeftOver', 'timing.blockInterval', 'no bid could interrupt a simulation'],
  ['gas.systemReserveBreathe', 'gas.limit', 'a breathe block would have no room left'],
] as const;

/** `[smaller, larger, why]`: the first must not exceed the second. */
const AT_MOST = [
  ['validatorSet.workingCandidates', 'validatorSet.candidates', 'ValidatorSet refuses the pair'],
  ['validatorSet.cabinets', 'validatorSet.maxElected', 'ValidatorSet refuses the pair'],
  ['gas.transactionCap', 'gas.limit', 'no block could hold such a transaction'],
] as const;

function ordered(
  pairs: readonly (readonly [string, string, string])[],
  isRight: (smaller: bigint, larger: bigint) => boolean,
  words: string,
): Rule {
  return (data) =>
    pairs.flatMap(([smaller, larger, why]) => {
      const [low, high] = [numberAt(data, smaller), numberAt(data, larger)];
      if (low === undefined || high === undefined || isRight(low, high)) return [];
      return [
        fault(
          `${smaller}.value`,
          `${words} ${larger}, ${high}`,
          low,
          `correct one of the two: ${why}`,
        ),
      ];
    });
}

export const below = ordered(BELOW, (low, high) => low < high, 'less than');
export const atMost = ordered(AT_MOST, (low, high) => low <= high, 'at most');

const SHARES = ['burnRatio', 'systemRewardRatio', 'antiMevRatio'].map(
  (key) => `validatorSet.${key}`,
);

/** The shares of a block's fees cannot exceed the fees. */
export const feeShares: Rule = (data) => {
  const sum = SHARES.reduce((total, path) => total + (numberAt(data, path) ?? 0n), 0n);
  if (sum <= 10_000n) return [];
  return [
    fault(
      'validatorSet.burnRatio.value',
      'burnRatio + systemRewardRatio + antiMevRatio of at most 10000',
      sum,
      'lower one of the three: ValidatorSet refuses the sum',
    ),
  ];
};

/** A new validator set starts after half a round of turns; a shorter epoch never starts it. */
export const setSwitch: Rule = (data) => {
  const [seats, turn, epoch] = [
    'validatorSet.cabinets',
    'timing.turnLength',
    'timing.epochLength',
  ].map((path) => numberAt(data, path));
  if (seats === undefined || turn === undefined || epoch === undefined) return [];
  const offset = (seats / 2n + 1n) * turn - 1n;
  if (offset < epoch) return [];
  return [
    fault(
      'timing.epochLength.value',
      `more than (cabinets / 2 + 1) × turnLength − 1 = ${offset}`,
      epoch,
      'correct epochLength, turnLength or cabinets: the announced validator set would never start',
    ),
  ];
};

/**
 * Node and contracts are built with the length of the staking day, params.BreatheBlockInterval and
 * StakeHub.BREATHE_BLOCK_INTERVAL; only test networks have another. Pages and calculators rely on it where they say
 * 00:00 UTC.
 */
export const utcDay: Rule = (data) => {
  const day = numberAt(data, 'timing.breatheInterval');
  if (day === undefined || day === DAY) return [];
  return [
    fault(
      'timing.breatheInterval.value',
      `${DAY}, with which the node and StakeHub are built`,
      day,
      'write 86400. A network with another day needs other pages too: they say that a day begins at 00:00 UTC',
    ),
  ];
};

/** StakeHub uses one constant for the length of its day, for elections and for edits. */
export const oneDay: Rule = (data) => {
  const [day, cooldown] = [
    numberAt(data, 'timing.breatheInterval'),
    numberAt(data, 'staking.editCooldown'),
  ];
  if (day === undefined || cooldown === undefined || day === cooldown) return [];
  return [
    fault(
      'staking.editCooldown.value',
      `timing.breatheInterval, ${day}`,
      cooldown,
      'write the same number twice: both are StakeHub.BREATHE_BLOCK_INTERVAL',
    ),
  ];
};

import {child} from '../profile/keys';
import type {NetworkProfile} from '../profile/types';
import {beatsLocal, deadlines, validatorReward} from './auction';
import {passes, votesNeeded} from './ballot';
import {blockTime, inTurn, majority, quorum, recentWindow} from './consensus';
import {cacheMegabytes} from './machine';
import {miningOdds} from './election';
import {divided, finalityPayment, splitFees} from './fees';
import {nodeIdsGas, removalGas, STAKING_GAS} from './gas';
import {decayed, downtime, maintenanceLimit, maintenanceMisses} from './slashing';
import {
  amount,
  basisPoints,
  blocks,
  count,
  inputsOf,
  milliseconds,
  minutes,
  votes,
  wholePercent,
} from './values';

const ONE = 10n ** 18n;
const DAY = 86_400_000;
/** An example height. */
const HEIGHT = 20_600_321;

/** Turns, votes and fallback of the network's own mining set. */
function consensus(profile: NetworkProfile) {
  const {number} = inputsOf(profile);
  const validators = number('validatorSet.cabinets');
  const turn = number('timing.turnLength');
  const interval = number('timing.blockInterval');
  const half = majority(validators);
  const blocksInTwoSeconds = Math.floor(2000 / interval);
  return {
    inTurnOf1000: count(inTurn(1000, validators, turn)),
    turn: blocks(turn),
    rotation: blocks(validators * turn),
    // A stop that may wait this long always meets the validator's next turn.
    stopWait: count(Math.ceil((validators * turn * interval) / 1000)),
    majority: count(half),
    window: count(recentWindow(validators, turn)),
    // From the election to the switch: the epoch that runs, and the part of the next one before its switch.
    seat: blocks(number('timing.epochLength') + recentWindow(validators, turn)),
    quorum: count(quorum(validators)),
    half: count(Math.ceil(validators / 2)),
    fallback: blocks(half * turn),
    // Ancestors whose hashes contracts can read (params.HistoryServeWindow), and states that a node keeps in memory.
    blockHashes: blocks(256),
    blockHashHistory: blocks(8191),
    recentStates: blocks(128),
    milliseconds: Number(blockTime(0x6980_0000n, 450n)),
    votesPerSecond: count(Math.round((validators * 1000) / interval)),
    blocksPerDay: count(Math.floor(DAY / interval)),
    blocksInTwoSeconds: count(blocksInTwoSeconds),
    height: count(HEIGHT),
    heightLater: count(HEIGHT + blocksInTwoSeconds),
    importBudget: milliseconds(interval * 0.4),
    voteDeadline: milliseconds(3 * interval - 50),
  };
}

/** How often members of the cabinet and candidates mine when all elected validators work. */
function odds(profile: NetworkProfile) {
  const {number} = inputsOf(profile);
  const cabinets = number('validatorSet.cabinets');
  const working = number('validatorSet.workingCandidates');
  const candidates = Math.max(0, number('validatorSet.maxElected') - cabinets);
  const {cabinet, candidate} = miningOdds({cabinets, candidates, working});
  return {
    cabinet: wholePercent(cabinet),
    candidate: wholePercent(candidate),
    ratio: count(Math.round(cabinet / (candidate === 0 ? cabinet : candidate))),
  };
}

/** Two proposals: one with few votes that passes, one with many that does not. */
function ballot(profile: NetworkProfile) {
  const supply = 20_000_000n * ONE;
  const needed = votesNeeded(supply, inputsOf(profile).whole('governance.quorum'));
  const enough = needed + 100_000n * ONE;
  const passed = {inFavour: enough, against: needed, abstained: 0n};
  const failed = {inFavour: needed - 100_000n * ONE, against: 0n, abstained: 2n * needed};
  const outcome = (one: typeof passed) => (passes(one, needed) ? 'passes' : 'fails');
  return {
    supply: votes(supply),
    needed: votes(needed),
    passedFor: votes(passed.inFavour),
    passedAgainst: votes(passed.against),
    passed: outcome(passed),
    failedFor: votes(failed.inFavour),
    failedAbstained: votes(failed.abstained),
    failed: outcome(failed),
  };
}

/** The fees of a block that earned one coin, without and with an anti-MEV part; the vault's payments for votes. */
function fees(profile: NetworkProfile) {
  const {whole} = inputsOf(profile);
  const turn = whole('timing.turnLength');
  const ratios = {
    system: whole('validatorSet.systemRewardRatio'),
    antiMev: whole('validatorSet.antiMevRatio'),
    burn: whole('validatorSet.burnRatio'),
  };
  const place = turn > 3n ? 3n : 0n;
  const antiMev = 300n;
  const plain = splitFees(ONE, {...ratios, antiMev: 0n}, turn, 0n);
  const growing = splitFees(ONE, {...ratios, antiMev}, turn, place);
  const floor = whole('finality.rewardFloor');
  const cap = whole('finality.rewardCap');
  const full = floor + cap + 2n * ONE;
  const low = floor + cap / 2n;
  const paid = finalityPayment(full, floor, cap);
  const [three = 0n, one = 0n] = divided(paid, [3n, 1n]);
  return {
    toSystem: amount(plain.toSystem),
    burned: amount(plain.burned),
    toValidator: amount(plain.toValidator),
    antiMev: basisPoints(antiMev),
    place: count(Number(place)),
    toSystemGrown: amount(growing.toSystem),
    vaultFull: amount(full),
    paidFull: amount(paid),
    paidThreeVotes: amount(three),
    paidOneVote: amount(one),
    vaultLow: amount(low),
    paidLow: amount(finalityPayment(low, floor, cap)),
  };
}

/** A day's income of 100 with a commission of 20 %, of a validator whose operator owns 20 % of the pool. */
function income() {
  const arrived = 100n * ONE;
  const commission = arrived / 5n;
  const rest = arrived - commission;
  const operator = rest / 5n;
  return {
    arrived: amount(arrived),
    commission: amount(commission),
    rest: amount(rest),
    operator: amount(operator),
    delegators: amount(rest - operator),
    operatorInAll: amount(commission + operator),
  };
}

/** How long a validator may be down or in maintenance, and how many misses a day forgives. */
function misses(profile: NetworkProfile) {
  const {number} = inputsOf(profile);
  const validators = number('validatorSet.cabinets');
  const scale = number('validatorSet.maintainSlashScale');
  const interval = number('timing.blockInterval');
  const misdemeanour = number('slashing.misdemeanorThreshold');
  const felony = number('slashing.felonyThreshold');
  const counted = Math.floor(felony / 4) + 3;
  // The contract divides by those that still work, at most the cabinet: with just enough elected, the one that left is missing.
  const others = Math.max(1, validators - 1);
  return {
    misdemeanourBlocks: blocks(downtime(misdemeanour, validators)),
    misdemeanourTime: minutes(downtime(misdemeanour, validators) * interval),
    felonyBlocks: blocks(downtime(felony, validators)),
    felonyTime: minutes(downtime(felony, validators) * interval),
    maintenanceOthers: count(others),
    maintenanceMisdemeanour: minutes(maintenanceLimit(misdemeanour, others, scale) * interval),
    maintenanceFelony: minutes(maintenanceLimit(felony, others, scale) * interval),
    maintenanceExample: count(maintenanceMisses(1430 - 229, 4, scale)),
    counted: count(counted),
    leftOver: count(decayed(counted, felony)),
  };
}

/** One auction, with bids whose builder fee is just low enough to win and just too high. */
function auction(profile: NetworkProfile) {
  const {whole, number} = inputsOf(profile);
  const moments = deadlines(
    number('timing.blockInterval'),
    number('mev.delayLeftOver'),
    number('mev.bidSimulationLeftOver'),
  );
  const commission = whole('mev.validatorCommission');
  const localFees = ONE;
  const gasFee = (ONE * 105n) / 100n;
  const local = validatorReward(localFees, commission, 0n);
  const lowFee = (local * 4n) / 100n;
  const highFee = (local * 6n) / 100n;
  const winner = (builderFee: bigint) =>
    beatsLocal({gasFee, builderFee}, localFees, commission) ? 'the bid' : 'the own block';
  return {
    bidsEnd: milliseconds(moments.bids),
    blockReady: milliseconds(moments.block),
    localFees: amount(localFees),
    bidFees: amount(gasFee),
    local: amount(local),
    share: amount(validatorReward(gasFee, commission, 0n)),
    lowFee: amount(lowFee),
    lowFeeReward: amount(validatorReward(gasFee, commission, lowFee)),
    lowFeeWinner: winner(lowFee),
    highFee: amount(highFee),
    highFeeReward: amount(validatorReward(gasFee, commission, highFee)),
    highFeeWinner: winner(highFee),
  };
}

/** Measured gas of `createValidator`. */
const REGISTRATION = 1_280_000n;
/** What a maintenance transaction that removes nobody uses at most, by measurement. */
const MAINTENANCE = 1_000_000;

/** Gas limit of the staking calls on the pages. */
const STAKING_LIMIT = 800_000;

/** Start options of a small machine: the testnet's, where there is one. */
function machine(profile: NetworkProfile) {
  const {testnetValidator, validator} = profile.hardware as Record<string, unknown>;
  const memory = String(child(testnetValidator ?? validator, 'memory'));
  return {cache: count(cacheMegabytes(memory)), memory};
}

/** Cost of measured gas at the minimum price that validators accept by default. */
function gas(profile: NetworkProfile) {
  const price = inputsOf(profile).whole('gas.minPrice');
  // What a transaction offers that must not wait while blocks are full.
  const urgent = 5n * price;
  const removal = removalGas(inputsOf(profile).number('validatorSet.maxElected'));
  return {
    delegation: amount(STAKING_GAS.delegate.most * price),
    registration: amount(REGISTRATION * price),
    registrationUsed: count(Number(REGISTRATION)),
    // Estimates can be too low when somebody else staked in the newest block: sufficient fixed limits.
    registrationLimit: count(2_000_000),
    stakingLimit: count(STAKING_LIMIT),
    // What an account must have for a call with that limit, however little of it is used.
    stakingReserve: amount(BigInt(STAKING_LIMIT) * price),
    removalUsed: count(removal.most),
    removalLimit: count(removal.limit),
    urgentPrice: amount(urgent),
    // Pays for a hundred transactions of maintenance.
    consensusAccount: amount(100n * BigInt(MAINTENANCE) * urgent),
    // For an operator that leaves the set, and moves its stake before and after, at a price that was doubled three times.
    operatorReserve: amount(8n * BigInt(removal.limit + 2 * STAKING_LIMIT) * urgent),
    // The node registers ids at one gwei, independent of the network's price.
    nodeIds: amount(BigInt(nodeIdsGas(inputsOf(profile).number('staking.maxNodeIds'))) * 10n ** 9n),
  };
}

/** For an operator who leaves the mining set and moves its stake away before, in whole tokens, as the commands do. */
function exit(profile: NetworkProfile) {
  const least = inputsOf(profile).whole('staking.minDelegation');
  // One token stays; the way back must be worth the least delegation after rounding and the fee.
  return {leastAbove: amount((least / ONE + 2n) * ONE)};
}

/** Values of `{worked.…}` about consensus, fees and the node, by group. */
export function protocolExamples(profile: NetworkProfile) {
  return {
    consensus: consensus(profile),
    odds: odds(profile),
    ballot: ballot(profile),
    fees: fees(profile),
    income: income(),
    misses: misses(profile),
    auction: auction(profile),
    gas: gas(profile),
    exit: exit(profile),
    machine: machine(profile),
  };
}

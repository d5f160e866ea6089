import type {NetworkProfile} from '../profile/types';
import {fromWei, printed} from './castOutput';
import {compounded, ratesOf} from './rates';
import {
  delegated,
  redelegated,
  sharesFor,
  slashed,
  splitReward,
  valueOf,
  type Pool,
} from './shares';
import {claimable, claimed, locked} from './unbonding';
import {amount, basisPoints, count, hundredths, inputsOf, percent, rounded} from './values';

const ONE = 10n ** 18n;
/** 27 October 2025, 23:28:00 UTC. */
const REQUESTED = 1_761_607_680;
/** Thirty days before. */
const CREATED = REQUESTED - 30 * 86_400;

function dateOf(timestamp: number): string {
  const date = new Date(timestamp * 1000);
  const day = date.toLocaleDateString('en-GB', {dateStyle: 'long', timeZone: 'UTC'});
  return `${day}, ${date.toISOString().slice(11, 19)} UTC`;
}

/** Format of GNU `date -u` in the C locale. */
function shellDateOf(timestamp: number): string {
  const [weekday = '', day = '', month = '', year = '', time = ''] = new Date(timestamp * 1000)
    .toUTCString()
    .replace(',', '')
    .split(' ');
  return `${weekday} ${month} ${String(Number(day)).padStart(2)} ${time} UTC ${year}`;
}

/** The lifecycle of a pool: registration, delegation, reward, undelegation and redelegation, slash. */
export function stakingExamples(profile: NetworkProfile) {
  const {whole, number} = inputsOf(profile);
  const lock = whole('staking.lockAmount');
  const own = whole('staking.minSelfDelegation');
  const created: Pool = {supply: own + lock, pooled: own + lock};

  const deposit = 999n * ONE;
  const shares = sharesFor(deposit, created);
  const before = delegated(deposit, created);

  const income = 10n * ONE;
  const rate = 1000n;
  const split = splitReward(income, rate, before);
  const {after} = split;
  const value = valueOf(shares, after);
  const gain = value - deposit;
  const price = valueOf(ONE, after);

  const leaving = 500n * ONE;
  const moving = 300n * ONE;
  const gross = valueOf(moving, after);
  const move = redelegated(gross, whole('staking.redelegateFee'), created);

  const operatorShares = own + split.commissionShares;
  const slash = slashed(whole('slashing.downtimeAmount'), operatorShares, after);
  const operatorLoss =
    valueOf(operatorShares, after) - valueOf(operatorShares - slash.burnedShares, slash.after);

  const unbondSeconds = number('staking.unbondPeriod');
  const released = REQUESTED + unbondSeconds;

  const queue = [
    {amount: 3n * ONE, ready: true},
    {amount: 2n * ONE, ready: true},
    {amount: ONE, ready: false},
  ];
  const first = claimed(queue, 1);
  const second = claimed(first.left, 0);

  const [pool, reward, stake] = [500_000n * ONE, 40n * ONE, 1_000n * ONE];
  const rates = ratesOf(Number(reward), Number(pool));
  const earned = (days: number) => hundredths(compounded(stake, reward, pool, days) - stake);

  return {
    creation: {
      value: amount(own + lock),
      operatorShares: amount(own),
      lockedShares: amount(lock),
      createdPrinted: printed(BigInt(CREATED)),
    },
    delegation: {
      value: amount(deposit),
      shares: amount(shares),
      supply: amount(before.supply),
      pooled: amount(before.pooled),
    },
    reward: {
      income: amount(income),
      rate: basisPoints(rate),
      commission: amount(split.commission),
      toAll: amount(split.toAll),
      sharedPool: amount(split.shared.pooled),
      pooled: amount(after.pooled),
      supply: amount(after.supply),
      commissionShares: amount(split.commissionShares),
      price: amount(price),
      supplyRounded: rounded(after.supply),
      priceRounded: rounded(price),
      delegator: amount(value),
      delegatorPrinted: fromWei(value),
      gain: amount(gain),
      sharesOfGain: rounded(sharesFor(gain, after)),
      operator: amount(valueOf(operatorShares, after)),
      locked: amount(valueOf(lock, after)),
    },
    undelegation: {
      shares: amount(leaving),
      value: amount(valueOf(leaving, after)),
      requested: dateOf(REQUESTED),
      released: dateOf(released),
      releasedSeconds: released,
      requestPrinted: `(${[leaving, valueOf(leaving, after), BigInt(released)].map(printed).join(', ')})`,
      releasedShell: shellDateOf(released),
    },
    redelegation: {
      shares: amount(moving),
      gross: amount(gross),
      fee: amount(move.fee),
      net: amount(move.net),
      newShares: amount(move.newShares),
      value: amount(valueOf(move.newShares, move.target)),
    },
    slash: {
      asked: amount(whole('slashing.downtimeAmount')),
      operatorLoss: amount(operatorLoss),
      delegatorLoss: amount(value - valueOf(shares, slash.after)),
    },
    claims: {
      pending: count(queue.length),
      ready: count(claimable(queue)),
      lockedFirst: amount(locked(queue, 1)),
      lockedAll: amount(locked(queue, 0)),
      firstPaid: amount(first.paid),
      secondPaid: amount(second.paid),
      left: amount(locked(second.left, 0)),
    },
    rates: {
      pool: amount(pool),
      reward: amount(reward),
      day: percent(rates.day),
      apr: percent(rates.apr),
      apy: percent(rates.apy),
      stake: amount(stake),
      perDay: amount((stake * reward) / pool),
      perMonth: earned(30),
      perYear: earned(365),
    },
  };
}

import {JsonRpcProvider, Wallet} from 'ethers';
import {bytesToHex, parseAbi, parseAbiItem, parseEther, type Address} from 'viem';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {protocolExamples} from '../../src/worked/protocolExamples';
import expected from '../fixtures/worked-examples.json';
import {accounts, FINAL, toAnotherChain} from './node';
import {loadGuide, mined, walletOf, type Guide, type Pool} from './stakingGuide';
import {
  COMPILING,
  delegator,
  operator,
  otherOperator,
  otherAccount,
  startStakingWorld,
  type StakingWorld,
} from './stakingWorld';

/** The key of the last of the node's accounts, `otherAccount`. */
const serverKey = accounts[3];

let world: StakingWorld;
let guide: Guide;

beforeAll(async () => {
  world = await startStakingWorld();
  guide = await loadGuide(world, 'run');
  await world.register(operator, 'Alpha1');
  await world.register(otherOperator, 'Beta22');
}, COMPILING);

afterAll(() => world.stop());

/** The guide's staking calls, signed by an unlocked account of the node. */
const wallet = (account: Address) => guide.staking(walletOf(guide, world, account));

async function nameOfFailure(call: Promise<unknown>): Promise<string | undefined> {
  return call.then(
    () => 'no failure',
    (error: unknown) => guide.errorName(error),
  );
}

const pool = ({supply, pooled}: {supply: string; pooled: string}): Pool => ({
  supply: BigInt(supply),
  pooled: BigInt(pooled),
});

describe('the worked examples, executed by the code of the page', () => {
  test('validators are listed in order of registration', async () => {
    expect(await guide.operators()).toEqual([operator, otherOperator]);
  });

  test('a delegation buys shares at a price of one', async () => {
    await mined(wallet(delegator).delegate(operator, parseEther('999')));
    expect(await guide.position(operator, delegator)).toEqual({
      shares: BigInt(expected.reward.delegatorShares),
      value: parseEther('999'),
      unbonding: 0n,
      requests: 0n,
      claimable: 0n,
    });
  });

  test('a reward raises the value, and the rate follows from the record', async () => {
    const {reward} = expected;
    await world.send(operator, 'distribute', [operator], BigInt(reward.income));
    await world.client.mine({blocks: 3});
    const {value} = await guide.position(operator, delegator);
    expect(String(value)).toBe(reward.delegatorValue);
    expect(await guide.dayRate(operator, 1)).toBeCloseTo(9 / 3000, 12);
    expect(await guide.dayRate(operator, 2)).toBeCloseTo(9 / 3000 / 2, 12);
    expect(await guide.dayRate(otherOperator, 1)).toBe(0);
    const [received] = await world.client.getLogs({
      address: await guide.creditOf(operator),
      event: parseAbiItem('event RewardReceived(uint256 rewardToAll, uint256 commission)'),
      fromBlock: 0n,
      strict: true,
    });
    const after = await world.client.readContract({
      address: await guide.creditOf(operator),
      abi: parseAbi(['function totalPooledBNB() view returns (uint256)']),
      functionName: 'totalPooledBNB',
      blockNumber: received?.blockNumber,
    });
    const {rewardToAll = 0n, commission = 0n} = received?.args ?? {};
    expect(String(after - rewardToAll - commission)).toBe(reward.before.pooled);
  });

  test('the formulas match the contracts', () => {
    const {reward, redelegation} = expected;
    const after = guide.afterReward(
      pool(reward.before),
      BigInt(reward.income),
      BigInt(reward.rate),
    );
    expect(after).toEqual(pool(reward.after));
    expect(String(guide.valueOf(BigInt(reward.delegatorShares), after))).toBe(
      reward.delegatorValue,
    );
    const {gross, feeRate, target, newShares} = redelegation;
    expect(String(guide.redelegated(BigInt(gross), pool(target), BigInt(feeRate)))).toBe(newShares);
  });

  test('an amount is undelegated as shares, waits, and is claimed', async () => {
    const amount = BigInt(expected.undelegation.value);
    await mined(wallet(delegator).undelegate(operator, amount));
    const {unbonding, requests, claimable} = await guide.position(operator, delegator);
    expect(amount - unbonding).toBeLessThanOrEqual(1n);
    expect({requests, claimable}).toEqual({requests: 1n, claimable: 0n});
    expect(await nameOfFailure(wallet(delegator).claim(operator))).toBe('NoClaimableUnbondRequest');

    await world.client.increaseTime({seconds: expected.undelegation.seconds});
    await world.client.mine({blocks: 1});
    const before = await world.client.getBalance({address: delegator});
    await mined(wallet(delegator).claim(operator));
    const gained = (await world.client.getBalance({address: delegator})) - before;
    expect(unbonding - gained).toBeLessThan(parseEther('0.01'));
    expect((await guide.position(operator, delegator)).requests).toBe(0n);
  });

  test('events rebuild the shares of every delegator', async () => {
    const shares = BigInt(expected.redelegation.shares);
    const {shares: held} = await guide.position(operator, delegator);
    const amount = guide.valueOf(shares, {
      supply: held,
      pooled: (await guide.position(operator, delegator)).value,
    });
    await mined(wallet(delegator).redelegate(operator, otherOperator, amount));
    await world.client.mine({blocks: 3});
    const index = {next: 0n, shares: new Map<string, bigint>()};
    await guide.update(index);
    for (const validator of [operator, otherOperator]) {
      const {shares: own} = await guide.position(validator, delegator);
      expect(index.shares.get(`${validator} ${delegator}`)).toBe(own);
    }
    const shared = {next: 0n, shares: new Map<string, bigint>()};
    const both = await Promise.allSettled([guide.update(shared), guide.update(shared)]);
    expect(both.map(({status}) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(shared).toEqual(index);
    const names = [];
    for await (const {events} of guide.stakeEvents(0n, 2n)) {
      names.push(...events.map(({eventName}) => eventName));
    }
    expect(names).toContain('RewardDistributed');
    expect(names.slice(-2)).toEqual(['Claimed', 'Redelegated']);
  });

  test('the total stake is the sum of the positions, without a multicall contract', async () => {
    await mined(wallet(delegator).undelegate(operator, parseEther('1')));
    await world.client.mine({blocks: FINAL});
    const whole = await guide.wholeStake(delegator);
    const each = await Promise.all(
      [operator, otherOperator].map((validator) => guide.position(validator, delegator)),
    );
    expect(whole.positions.map((one) => one.operator)).toEqual([operator, otherOperator]);
    expect(whole.value).toBe(each.reduce((sum, {value}) => sum + value, 0n));
    expect(whole.unbonding).toBe(each.reduce((sum, {unbonding}) => sum + unbonding, 0n));
    const blockNumber = expect.any(BigInt) as bigint;
    expect(await guide.wholeStake(otherAccount)).toEqual({
      blockNumber,
      value: 0n,
      unbonding: 0n,
      positions: [],
    });
  });

  test('ethers delegates as viem does', async () => {
    const provider = new JsonRpcProvider(world.url);
    try {
      const signer = await provider.getSigner(otherAccount);
      const receipt = await guide.delegate(signer, operator, parseEther('2'));
      expect(receipt?.status).toBe(1);
    } finally {
      provider.destroy();
    }
    const {value} = await guide.position(operator, otherAccount);
    expect(parseEther('2') - value).toBeLessThanOrEqual(1n);
  });

  test('ethers sends nothing on another chain', async () => {
    const key = serverKey?.getHdKey().privateKey;
    if (!key) throw new Error('tests/pages/node.ts has too few accounts');
    const sent = () => world.client.getTransactionCount({address: otherAccount});
    const before = await sent();
    const leave = await toAnotherChain(world);
    const provider = new JsonRpcProvider(world.url);
    try {
      const signer = new Wallet(bytesToHex(key), provider);
      await expect(guide.delegate(signer, operator, parseEther('2'))).rejects.toThrow(
        'the wallet is on chain',
      );
    } finally {
      provider.destroy();
      await leave();
    }
    expect(await sent()).toBe(before);
  });

  test('a key on a server signs the same calls', async () => {
    if (!serverKey) throw new Error('tests/pages/node.ts has too few accounts');
    const server = guide.staking(await guide.serverWallet(serverKey));
    const {value: before} = await guide.position(operator, otherAccount);
    await mined(server.delegate(operator, parseEther('2')));
    const {value} = await guide.position(operator, otherAccount);
    expect(before + parseEther('2') - value).toBeLessThanOrEqual(2n);
  });

  test('a long queue is claimed in parts that need less gas than the limit', async () => {
    await mined(wallet(delegator).delegate(otherOperator, parseEther('100')));
    const {requests: before} = await guide.position(otherOperator, delegator);
    for (let sent = 0; sent < 55; sent += 1) {
      await world.send(delegator, 'undelegate', [otherOperator, parseEther('1')]);
    }
    await world.pass(expected.undelegation.seconds);
    await mined(wallet(delegator).claim(otherOperator));
    expect((await guide.position(otherOperator, delegator)).requests).toBe(before + 5n);
    await mined(wallet(delegator).claim(otherOperator));
    expect((await guide.position(otherOperator, delegator)).requests).toBe(0n);
  });

  test('an operator that takes out its own stake has gas for the removal of its validator', async () => {
    const {removalLimit, stakingLimit} = protocolExamples(world.data.network).gas;
    const limitOf = async (account: Address) => {
      const receipt = await wallet(account).undelegate(operator, parseEther('1'));
      return (await world.client.getTransaction({hash: receipt.transactionHash})).gas;
    };
    expect(await limitOf(operator)).toBe(BigInt(removalLimit.value));
    expect(await limitOf(delegator)).toBe(BigInt(stakingLimit.value));
  });

  test('everything is undelegated by shares', async () => {
    await mined(wallet(delegator).undelegate(otherOperator));
    expect((await guide.position(otherOperator, delegator)).shares).toBe(0n);
  });
});

test('a call that is repeated with its nonce is made only once', async () => {
  const nonce = await world.client.getTransactionCount({address: delegator});
  const repeated = (of: number) => guide.staking(walletOf(guide, world, delegator), of);
  const {shares} = await guide.position(operator, delegator);
  await mined(repeated(nonce).delegate(operator, parseEther('1')));
  const {shares: held} = await guide.position(operator, delegator);
  expect(held).toBeGreaterThan(shares);
  await expect(repeated(nonce).delegate(operator, parseEther('1'))).rejects.toThrow(/nonce/iu);
  expect((await guide.position(operator, delegator)).shares).toBe(held);
});

test.each([
  ['ValidatorNotExisted', () => wallet(delegator).delegate(otherAccount, parseEther('1'))],
  ['DelegationAmountTooSmall', () => wallet(delegator).delegate(operator, parseEther('0.5'))],
  ['NoUnbondRequest', () => wallet(otherAccount).claim(operator)],
  ['ZeroShares', () => wallet(otherAccount).undelegate(otherOperator)],
  ['SameValidator', () => wallet(delegator).redelegate(operator, operator, parseEther('1'))],
])('a rejected call is named %s', async (name, call) => {
  expect(await nameOfFailure(call())).toBe(name);
});

test('asking for the credit contract of an account that is no validator is an error', async () => {
  await expect(guide.creditOf(otherAccount)).rejects.toThrow(
    `${otherAccount} is not a validator's operator`,
  );
});

import fc from 'fast-check';
import {formatEther, formatGwei, parseAbi, parseEther, type Address} from 'viem';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {callsAt, type Caller} from '../../src/tools/reading/calls';
import {callOf} from '../../src/tools/reading/contracts';
import {DAYS} from '../../src/tools/reward/ranking';
import {readValidators} from '../../src/tools/reward/readValidators';
import {readPools} from '../../src/tools/shares/readPools';
import {
  redelegated,
  sharesFor,
  slashed,
  splitReward,
  valueOf,
  type Pool,
} from '../../src/worked/shares';
import {
  COMPILING,
  delegator,
  operator,
  otherOperator,
  startStakingWorld,
  type StakingWorld,
} from './stakingWorld';

let world: StakingWorld;
let asked: Caller;
let first: Address;
let second: Address;

const creditAbi = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function totalSupply() view returns (uint256)',
  'function totalPooledBNB() view returns (uint256)',
  'function getPooledBNBByShares(uint256) view returns (uint256)',
  'function getSharesByPooledBNB(uint256) view returns (uint256)',
]);

/** Validators of this world, ranked. */
const validators = (caller: Caller, hub: string = world.hub) => {
  const set = world.data.contracts.ValidatorSet?.address ?? '';
  return readValidators(caller, {hub, set, elected: 45, cabinets: 21}, () => undefined);
};

/** The tools read the newest final block, two behind. */
const makeFinal = () => world.client.mine({blocks: 2});

/** A number of a credit contract. */
const read = (
  address: Address,
  functionName:
    | 'totalSupply'
    | 'totalPooledBNB'
    | 'balanceOf'
    | 'getPooledBNBByShares'
    | 'getSharesByPooledBNB',
  ...args: readonly unknown[]
) => world.client.readContract({address, abi: creditAbi, functionName, args: args as never});

async function poolOf(address: Address): Promise<Pool> {
  const [supply, pooled] = await Promise.all([
    read(address, 'totalSupply'),
    read(address, 'totalPooledBNB'),
  ]);
  return {supply, pooled};
}

const creditOf = (owner: Address): Promise<Address> =>
  world.client.readContract({
    address: world.hub,
    abi: parseAbi(['function getValidatorCreditContract(address) view returns (address)']),
    functionName: 'getValidatorCreditContract',
    args: [owner],
  });

beforeAll(async () => {
  world = await startStakingWorld();
  await world.register(operator, 'Alpha');
  await world.register(otherOperator, 'Beta');
  [first, second] = await Promise.all([creditOf(operator), creditOf(otherOperator)]);
  asked = {
    name: world.url,
    call: (method, ...params): Promise<unknown> => world.client.request({method, params} as never),
  };
}, COMPILING);

afterAll(() => world.stop());

test('100 random days: commission, shares, redelegation and slash are those of the contract', async () => {
  const wei = (most: string) => fc.bigInt(parseEther('1'), parseEther(most));
  const cases = fc.sample(
    fc.record({
      income: wei('500'),
      commission: fc.bigInt(0n, 5000n),
      amount: wei('3000'),
      part: fc.bigInt(1n, 100n),
      slash: wei('40'),
    }),
    100,
  );
  for (const {income, commission, amount, part, slash} of cases) {
    await world.client.increaseTime({seconds: 86_400});
    await world.send(operator, 'editCommissionRate', [commission]);
    const before = await poolOf(first);
    await world.send(operator, 'distribute', [operator], income);
    const split = splitReward(income, commission, before);
    expect(await poolOf(first)).toEqual(split.after);

    const held = await read(first, 'balanceOf', delegator);
    await world.send(delegator, 'delegate', [operator, false], amount);
    const shares = (await read(first, 'balanceOf', delegator)) - held;
    expect(shares).toBe(sharesFor(amount, split.after));
    const pool = await poolOf(first);
    expect(await read(first, 'getPooledBNBByShares', shares)).toBe(valueOf(shares, pool));
    expect(await read(first, 'getSharesByPooledBNB', amount)).toBe(sharesFor(amount, pool));

    const target = await poolOf(second);
    const there = await read(second, 'balanceOf', delegator);
    const moved = ((held + shares) * part) / 100n;
    const gross = valueOf(moved, pool);
    if (gross >= parseEther('1')) {
      await world.send(delegator, 'redelegate', [operator, otherOperator, moved, false]);
      const move = redelegated(gross, 2n, target);
      expect((await read(second, 'balanceOf', delegator)) - there).toBe(move.newShares);
      expect(await poolOf(second)).toEqual(move.target);
    }

    const hit = await poolOf(second);
    const own = await read(second, 'balanceOf', otherOperator);
    await world.send(operator, 'slash', [otherOperator, slash]);
    const expected = slashed(slash, own, hit);
    expect(own - (await read(second, 'balanceOf', otherOperator))).toBe(expected.burnedShares);
    expect(await poolOf(second)).toEqual(expected.after);
    // Delegators keep theirs, but for the rounding of a wei.
    const theirs = await read(second, 'balanceOf', delegator);
    expect(valueOf(theirs, expected.after) >= valueOf(theirs, hit) - 1n).toBe(true);
  }
});

test('validators are read and ranked in a few requests, with names and commissions', async () => {
  const days = DAYS;
  const {pooled} = await poolOf(second);
  const income = pooled / 1000n;
  // Not the smaller pool, which would earn more of less.
  await world.send(delegator, 'delegate', [operator, false], pooled);
  for (let day = 0; day < days; day++) {
    await world.client.increaseTime({seconds: 86_400});
    await world.send(operator, 'distribute', [operator], income / 8n);
    if (day % 2 === 0) await world.send(operator, 'distribute', [otherOperator], income);
  }
  const requests: unknown[] = [];
  const counting: Caller = {
    ...asked,
    call: (...call) => {
      requests.push(call);
      return asked.call(...call);
    },
  };
  await makeFinal();
  const reading = await validators(counting);
  // The head, Multicall3's code, the list, the election, and a bundle of 66 calls.
  expect(requests).toHaveLength(5);
  // Not the newest block, which another node behind the same address may not have yet.
  expect(requests[0]).toEqual(['eth_getBlockByNumber', 'finalized', false]);
  expect(reading.registered).toBe(2);
  expect(reading.standings.map(({name}) => name)).toEqual(['Beta', 'Alpha']);
  const [beta, alpha] = reading.standings;
  expect(beta).toMatchObject({
    operator: otherOperator.toLowerCase(),
    commission: 1000n,
    paid: days / 2,
    pool: (await poolOf(second)).pooled,
  });
  expect(alpha?.paid).toBe(days);
  expect(alpha?.editedAgo).toBe(days);
  // Paid every other day; a commission cannot be divided out to the wei.
  const off = (beta?.income ?? 0n) - income / 2n;
  expect(off > -10n && off < 10n).toBe(true);

  await world.send(operator, 'jail', [otherOperator]);
  await makeFinal();
  const {standings} = await validators(asked);
  expect(standings.map(({name}) => name)).toEqual(['Alpha']);
});

test('stake that has left since the election still shares the income', async () => {
  await world.send(otherOperator, 'delegate', [otherOperator, false], parseEther('2001'));
  await world.send(operator, 'unjail', [otherOperator]);
  const unit = 10n ** 10n;
  const power = (await poolOf(second)).pooled / unit;
  await world.sendTo('ValidatorSet', operator, 'keepPower', [otherOperator, power]);
  const held = await read(second, 'balanceOf', delegator);
  await world.send(delegator, 'redelegate', [otherOperator, operator, held, false]);
  expect((await poolOf(second)).pooled / unit).toBeLessThan(power);
  await makeFinal();
  const {standings} = await validators(asked);
  expect(standings.find(({name}) => name === 'Beta')?.pool).toBe(power * unit);
});

test('pools of two validators are read exactly, or of one, and nobody’s are told', async () => {
  const [one, other] = [operator.toLowerCase(), otherOperator.toLowerCase()];
  const [left, joined, gasPrice] = await Promise.all([
    poolOf(first),
    poolOf(second),
    world.client.getGasPrice(),
  ]);
  const target = {
    targetPooled: formatEther(joined.pooled),
    targetSupply: formatEther(joined.supply),
    gasPrice: formatGwei(gasPrice),
  };
  expect(await readPools(asked, world.hub, one, other)).toEqual({
    texts: {pooled: formatEther(left.pooled), supply: formatEther(left.supply), ...target},
    reading: {jailed: undefined},
  });
  expect((await readPools(asked, world.hub, undefined, other)).texts).toEqual(target);
  const nobody = readPools(asked, world.hub, delegator.toLowerCase(), other);
  await expect(nobody).rejects.toThrow('No validator of this chain');
  await expect(readPools(asked, world.hub, undefined, undefined)).rejects.toThrow('Enter');
  await world.send(operator, 'jail', [otherOperator]);
  await makeFinal();
  expect((await readPools(asked, world.hub, one, other)).reading).toEqual({jailed: other});
  expect((await readPools(asked, world.hub, other, undefined)).reading).toEqual({
    jailed: undefined,
  });
});

test('calls that fail are told apart, and many calls are split over requests', async () => {
  const commission = (owner: Address) =>
    callOf(world.hub, 'StakeHub.getValidatorCommission(address)', owner);
  const calls = Array.from({length: 1000}, (_, at) =>
    commission(at % 2 === 0 ? otherOperator : delegator),
  );
  const callAll = await callsAt(asked, 'latest');
  const found = await callAll(calls);
  expect(found).toHaveLength(1000);
  expect(found.map((answer) => answer?.number(0))).toEqual(
    // Unknown validators make the call fail.
    calls.map((_, at) => (at % 2 === 0 ? 1000n : undefined)),
  );
  // An account without code gives nothing.
  const [none] = await callAll([{...commission(operator), to: delegator}]);
  expect(none?.count).toBe(0);
  expect(await callAll([])).toEqual([]);
});

test('a chain without the contract is told', async () => {
  const nowhere = `0x${'99'.repeat(20)}`;
  await expect(validators(asked, nowhere)).rejects.toThrow('another network');
});

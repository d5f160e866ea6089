import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {parseAbi, parseEther, zeroAddress, type Address} from 'viem';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {AskError} from '../../src/tools/askError';
import {positionsFacts} from '../../src/tools/positions/facts';
import {readPositions, type Positions} from '../../src/tools/positions/read';
import {positionsFile, queueOf, totalsOf} from '../../src/tools/positions/view';
import {MULTICALL_CODE} from '../../src/tools/reading/multicall';
import {askNode} from './askNode';
import {ourContracts} from './ourContracts';
import {compile, SHORT_CODE} from './solidity';
import {
  COMPILING,
  delegator,
  operator,
  otherAccount,
  otherOperator,
  startStakingWorld,
  type StakingWorld,
} from './stakingWorld';

const VALIDATORS = [operator, otherOperator, otherAccount];
const MULTICALL = '0xca11bde05977b3631167028862be2a173976ca11';
const DAY = 86_400;

const credit = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function getPooledBNB(address) view returns (uint256)',
  'function lockedBNBs(address, uint256) view returns (uint256)',
  'function claimableUnbondRequest(address) view returns (uint256)',
]);

let world: StakingWorld;

beforeAll(async () => {
  world = await startStakingWorld();
  for (const [index, validator] of VALIDATORS.entries())
    await world.register(validator, `Val${index}`);
}, COMPILING);

afterAll(() => world.stop());

/** Reads in a block that is final: finality is two blocks behind. */
async function read(asked = askNode(world.url)) {
  await world.client.mine({blocks: 2});
  return readPositions(delegator.toLowerCase(), positionsFacts(world.data), {
    asked: () => Promise.resolve(asked),
    say: () => undefined,
    show: () => undefined,
  });
}

/** The same by other means: the contracts' own sums. */
async function told({positions, block}: Positions) {
  return Promise.all(
    positions.map(async ({credit: address}) => {
      const ask = (functionName: 'balanceOf' | 'getPooledBNB' | 'claimableUnbondRequest') =>
        world.client.readContract({
          address: address as Address,
          abi: credit,
          functionName,
          args: [delegator],
          blockNumber: BigInt(block.number),
        });
      const locked = await world.client.readContract({
        address: address as Address,
        abi: credit,
        functionName: 'lockedBNBs',
        args: [delegator, 0n],
        blockNumber: BigInt(block.number),
      });
      return {
        shares: await ask('balanceOf'),
        value: await ask('getPooledBNB'),
        unbonding: locked,
        count: Number(await ask('claimableUnbondRequest')),
      };
    }),
  );
}

const shown = ({positions, block}: Positions) =>
  positions.map(({shares, value, requests}) => {
    const {unbonding, count} = queueOf(requests, block.at);
    return {shares, value, unbonding, count};
  });

const step = fc.oneof(
  {weight: 4, arbitrary: fc.record({do: fc.constant('delegate' as const), part: fc.nat(1e6)})},
  {weight: 4, arbitrary: fc.record({do: fc.constant('undelegate' as const), part: fc.nat(1e6)})},
  {weight: 2, arbitrary: fc.record({do: fc.constant('reward' as const), part: fc.nat(1e6)})},
  {weight: 2, arbitrary: fc.record({do: fc.constant('days' as const), part: fc.nat(4)})},
);

async function take(kind: string, validator: Address, part: number): Promise<void> {
  const wei = parseEther('1') + BigInt(part) * 7_777_777_777_777n;
  if (kind === 'days') return world.pass(part * DAY);
  if (kind === 'reward') return world.send(operator, 'distribute', [validator], wei);
  if (kind === 'delegate') return world.send(delegator, 'delegate', [validator, false], wei);
  const {positions} = await read();
  const shares = positions.find(({operator: of}) => of === validator.toLowerCase())?.shares ?? 0n;
  if (shares === 0n) return undefined;
  return world.send(delegator, 'undelegate', [
    validator,
    1n + (shares * BigInt(part)) / 1_000_001n,
  ]);
}

test('an account without anything has nothing', async () => {
  const reading = await read();
  expect(reading).toMatchObject({total: 3, done: 3, positions: []});
  expect(reading.votes).toEqual({tokens: 0n, power: 0n, delegate: undefined});
});

test('after each of a hundred random steps, it is what the contracts say', async () => {
  const steps = fc.sample(fc.tuple(step, fc.nat(2)), {numRuns: 100, seed: 7});
  const most = {requests: 0, ready: 0};
  for (const [{do: kind, part}, place] of steps) {
    await take(kind, VALIDATORS[place] ?? zeroAddress, part);
    const reading = await read();
    expect(shown(reading)).toEqual(await told(reading));
    const {ready} = totalsOf(reading);
    most.requests = Math.max(most.requests, ...reading.positions.map((one) => one.requests.length));
    most.ready = Math.max(most.ready, Number(ready > 0n));
  }
  // Otherwise the steps say little.
  expect(most.requests).toBeGreaterThan(3);
  expect(most.ready).toBe(1);
}, 240_000);

test('with Multicall3, with its code sent along, and with single calls it is the same', async () => {
  const reading = async (refuse?: (params: readonly unknown[]) => boolean) => {
    let calls = 0;
    const asked = askNode(world.url, () => (calls += 1));
    const call: typeof asked.call = (method, ...params) =>
      refuse?.(params) === true
        ? Promise.reject(new AskError({title: 'too many arguments', cause: '', steps: []}, -32602))
        : asked.call(method, ...params);
    const {positions, votes} = await read({...asked, call});
    return {positions, votes, calls};
  };
  const {deployed = '0x'} = ourContracts().Multicall ?? {};
  const sent = await reading();
  const single = await reading((params) => params.length > 2);
  await world.client.setCode({address: MULTICALL, bytecode: deployed});
  const all = await reading();
  await world.client.setCode({address: MULTICALL, bytecode: '0x'});
  for (const {positions, votes} of [single, all])
    expect({positions, votes}).toEqual({positions: sent.positions, votes: sent.votes});
  expect(all.calls).toBe(sent.calls);
  expect(all.calls).toBeLessThan(single.calls / 2);
});

test('the code that is sent along is that of the source', () => {
  const source = fs.readFileSync(path.join(__dirname, 'contracts/Multicall.sol'), 'utf8');
  const {contracts} = compile({'Multicall.sol': source}, SHORT_CODE);
  expect(MULTICALL_CODE).toBe(contracts.Multicall?.deployed);
});

test('votes and their delegate are read, and the names of validators', async () => {
  await world.sendTo('GovToken', delegator, 'delegate', [otherAccount]);
  await world.send(delegator, 'delegate', [operator, false], parseEther('5'));
  const {votes, positions} = await read();
  expect(votes?.delegate).toBe(otherAccount.toLowerCase());
  expect(votes?.tokens).toBeGreaterThan(0n);
  expect(positions[0]).toMatchObject({name: 'Val0', isJailed: false});
});

test('the file has each position and request with all digits', async () => {
  const reading = await read();
  const lines = String(positionsFile(reading).content).trim().split('\r\n');
  const requests = reading.positions.flatMap((position) => position.requests);
  expect(lines).toHaveLength(1 + reading.positions.length + requests.length);
  const shares = lines[1]?.split(',')[4]?.replace('.', '') ?? '';
  expect(reading.positions[0]?.shares.toString().endsWith(shares.replace(/^0+/u, ''))).toBe(true);
});

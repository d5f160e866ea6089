import {pad, parseEther, parseGwei, toHex} from 'viem';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {FINAL} from './node';
import {loadGuide, mined, walletOf, type Guide} from './stakingGuide';
import {
  COMPILING,
  GOVERNANCE,
  delegator,
  operator,
  startStakingWorld,
  type StakingWorld,
} from './stakingWorld';

/** Blocks between a proposal and its vote. */
const DELAY = 10;

let world: StakingWorld;
let guide: Guide;

beforeAll(async () => {
  world = await startStakingWorld(undefined, BigInt(DELAY));
  guide = await loadGuide(world, 'programs');
  await world.register(operator, 'Alpha1');
  await mined(
    guide.staking(walletOf(guide, world, delegator)).delegate(operator, parseEther('5000')),
  );
  await world.sendTo('GovToken', delegator, 'delegate', [delegator]);
  await world.client.mine({blocks: 1});
}, COMPILING);

afterAll(() => world.stop());

test('a proposal is listed, voted on, queued and executed', async () => {
  const governance = guide.governance(walletOf(guide, world, delegator));
  await world.proposeUnbondPeriod(delegator, 5 * 86_400, 'Five days');
  await world.client.mine({blocks: DELAY + 1});
  const [proposal] = await guide.proposals(0n);
  if (!proposal) throw new Error('no proposal was found');
  const {proposalId} = proposal;
  const powerless = guide.governance(walletOf(guide, world, operator));
  await expect(powerless.vote(proposalId, 'for')).rejects.toThrow('no voting power in this vote');
  const nonce = await world.client.getTransactionCount({address: delegator});
  const gasPrice = parseGwei('3');
  const server = guide.governance(walletOf(guide, world, delegator), nonce, gasPrice);
  await expect(server.vote(proposalId, 'for')).resolves.toMatchObject({
    status: 'success',
    effectiveGasPrice: gasPrice,
  });
  const again = governance.vote(proposalId, 'against').catch((e: unknown) => guide.errorName(e));
  expect(await again).toMatch(/^Governor.*: vote already cast$/u);
  const open = await guide.ballot(proposalId);
  expect(open).toMatchObject({state: 'active', inFavour: parseEther('5000'), against: 0n});
  expect(open.needed).toBe(parseEther('700'));

  await world.client.mine({blocks: Number(GOVERNANCE.period + GOVERNANCE.extension)});
  await mined(governance.queue(proposalId));
  expect((await guide.ballot(proposalId)).state).toBe('queued');
  await world.pass(Number(GOVERNANCE.wait));
  await mined(governance.execute(proposalId));
  expect((await guide.ballot(proposalId)).state).toBe('executed');
});

test('a proposal can be cancelled before its voting begins', async () => {
  await world.proposeUnbondPeriod(delegator, 6 * 86_400, 'Six days');
  await world.client.mine({blocks: 2}); // so that it is final
  const {proposalId} = (await guide.proposals(0n)).at(-1) ?? {proposalId: 0n};
  expect(await guide.ballot(proposalId)).toMatchObject({state: 'pending', needed: undefined});
  await world.sendTo('Governor', delegator, 'cancel', [proposalId]);
  expect(await guide.ballot(proposalId)).toMatchObject({state: 'canceled', needed: undefined});
  await world.client.mine({blocks: DELAY});
  expect(await guide.ballot(proposalId)).toMatchObject({state: 'canceled'});
  expect((await guide.ballot(proposalId)).needed).toBe(parseEther('700'));
});

test('the whole stake is read of more validators than one call can ask', async () => {
  await world.client.mine({blocks: FINAL});
  const before = await guide.wholeStake(delegator);
  const many = Array.from({length: 90}, (_, index) => pad(toHex(index + 1), {size: 20}));
  for (const [index, address] of many.entries()) {
    await world.client.impersonateAccount({address});
    await world.client.setBalance({address, value: parseEther('3000')});
    await world.register(address, `Val${index + 1}`);
  }
  const last = many.at(-1) ?? operator;
  await world.client.mine({blocks: FINAL});
  await mined(guide.staking(walletOf(guide, world, delegator)).delegate(last, parseEther('7')));
  // Not final yet: an answer of the newest block would have it.
  expect((await guide.wholeStake(delegator)).value).toBe(before.value);
  await world.client.mine({blocks: FINAL});
  const {value, positions} = await guide.wholeStake(delegator);
  expect(value - before.value).toBe(parseEther('7'));
  expect(positions.at(-1)?.operator.toLowerCase()).toBe(last);
}, 180_000);

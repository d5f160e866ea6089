import {afterAll, beforeAll, expect, test} from 'vitest';
import {EXAMPLE} from '../../src/tools/bid/example';
import {bidHash} from '../../src/tools/bid/hash';
import {readBid} from '../../src/tools/bid/read';
import {decodeBid, readHead} from '../../src/tools/bid/reading';
import {Fault, type Asked} from '../../src/tools/types';
import validatorIds from '../../src/tools/validator-ids';
import {readIdentity} from '../../src/tools/validator-ids/identity';
import {lookUp, type Found} from '../../src/tools/validator-ids/lookUp';
import {askNode} from './askNode';
import {
  COMPILING,
  delegator,
  operator,
  otherAccount,
  otherOperator,
  startStakingWorld,
  type StakingWorld,
} from './stakingWorld';

let world: StakingWorld;
let asked: Asked;

beforeAll(async () => {
  world = await startStakingWorld();
  await world.register(operator, 'Alpha1');
  await world.client.mine({blocks: 1});
  asked = askNode(world.url);
}, COMPILING);

afterAll(() => world.stop());

const find = (identity: Found['operator'] | Pick<Found, 'operator'>): Promise<Found> =>
  lookUp(
    typeof identity === 'string' ? readIdentity(identity) : {kind: 'vote', text: identity.operator},
    asked,
    world.hub,
  );

test('the same validator is found by its consensus address, vote key and agent', async () => {
  await world.send(operator, 'updateAgent', [delegator]);
  const byConsensus = await find(operator);
  expect(byConsensus).toMatchObject({
    role: 'consensus',
    consensus: operator,
    agent: delegator,
    operator,
    vote: `0x${'22'.repeat(48)}`,
    isJailed: false,
  });
  expect(await find({operator: byConsensus.vote})).toMatchObject({operator, role: 'vote'});
  expect(await find(delegator)).toMatchObject({operator, role: 'agent'});
});

test('a key that was replaced is still known, and said to be replaced', async () => {
  const edit = async (name: string, args: unknown[]): Promise<number> => {
    await world.pass(86_400);
    await world.send(operator, name, args);
    return Number((await world.client.getBlock()).timestamp);
  };
  const old = `0x${'22'.repeat(48)}`;
  const vote = `0x${'55'.repeat(48)}`;
  const votedUntil = await edit('editVoteAddress', [vote, `0x${'33'.repeat(96)}`]);
  expect(await find({operator: old})).toMatchObject({vote, replacedAt: votedUntil});
  expect(await find({operator: vote})).toMatchObject({vote, replacedAt: 0});
  const minedUntil = await edit('editConsensusAddress', [otherOperator]);
  const found = await find(operator);
  expect(found).toMatchObject({role: 'consensus', replacedAt: minedUntil});
  expect(await find(otherOperator)).toMatchObject({role: 'consensus', replacedAt: 0});

  const summaryOf = (now: Found) =>
    validatorIds.compute({identity: readIdentity(operator)}, {stakeHub: world.hub}, now).summary;
  const when = new Date(minedUntil * 1000).toISOString().slice(11, 16);
  expect(summaryOf(found)).toMatch(new RegExp(`this was the consensus address.* ${when}`, 'u'));
  expect(summaryOf({...found, replacedAt: 0})).toContain('this is the consensus address');
});

test('jail ends with a transaction, not by itself', async () => {
  await world.send(operator, 'jail', [operator]);
  const found = await find(operator);
  const {timestamp} = await world.client.getBlock();
  expect(found).toMatchObject({isJailed: true, at: Number(timestamp) * 1000});
  const at = Date.UTC(2030, 0, 1, 12);
  const stateAfter = (seconds: number) =>
    JSON.stringify(
      validatorIds.compute(
        {identity: readIdentity(operator)},
        {stakeHub: world.hub},
        {...found, at, jailedUntil: at / 1000 + seconds},
      ),
    );
  expect(stateAfter(0)).toContain('In jail until somebody calls unjail, which is possible now.');
  expect(stateAfter(1)).toContain('In jail until Tue, 1 January 2030, 12:01 UTC; then anybody may');
});

test('accounts and keys of nobody are said to be so', async () => {
  await expect(find(otherAccount)).rejects.toThrow('no validator of this chain');
  await expect(find({operator: `0x${'44'.repeat(48)}`})).rejects.toThrow('No validator');
});

test('a chain without StakeHub is another chain', async () => {
  const elsewhere = lookUp(readIdentity(operator), asked, delegator);
  await expect(elsewhere).rejects.toThrow(Fault);
  await expect(elsewhere).rejects.toThrow('another chain');
});

test('a bid is read with the head of the node', async () => {
  const {number, hash, chainId} = await readHead(asked);
  const block = await world.client.getBlock();
  expect({number: BigInt(number), hash, chainId}).toEqual({
    number: block.number,
    hash: block.hash,
    chainId: await world.client.getChainId(),
  });
});

test('transactions that are none are named, and others are decoded', async () => {
  const bid = readBid(EXAMPLE);
  expect(await decodeBid(bid)).toEqual({
    of: bidHash(bid),
    signer: undefined,
    transactions: [{problem: 'cannot be decoded'}, {problem: 'cannot be decoded'}],
  });
});

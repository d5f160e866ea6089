import {setTimeout as wait} from 'node:timers/promises';
import type {Address, Hex} from 'viem';
import {accounts, startNode, type LocalNode} from '../node';

/** Emits one log with this topic whenever it is called. */
const TOPIC: Hex = `0x${'ab'.repeat(32)}`;
const EMITS: Hex = `0x7f${TOPIC.slice(2)}60006000a100`;

/** A chain with a log of StakeHub in every block, which grows during a test. */
export interface BusyChain extends LocalNode {
  /** Adds a block immediately; returns its height. */
  mine(): Promise<number>;
  /** Adds a block every so many milliseconds until `work` is done. */
  growing<T>(every: number, work: () => Promise<T>): Promise<T>;
  /** Replaces the newest blocks by as many plus one with other hashes. */
  reorganise(depth: number): Promise<void>;
  /** Another node with the same blocks, without later ones. */
  copy(): Promise<LocalNode>;
}

export async function startBusyChain(): Promise<BusyChain> {
  const node = await startNode();
  const {client} = node;
  const hub = node.data.contracts.StakeHub?.address as Address;
  const [first] = accounts;
  await client.setCode({address: hub, bytecode: EMITS});
  await client.setAutomine(false);

  const mine = async (): Promise<number> => {
    await client.sendTransaction({account: first?.address ?? null, to: hub, gas: 100_000n});
    await client.mine({blocks: 1});
    return Number(await client.getBlockNumber({cacheTime: 0}));
  };

  // One block at a time, so that changes of the chain do not overlap.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };

  return {
    ...node,
    mine: () => inTurn(mine),
    async growing(every, work) {
      const state = {isDone: false};
      const grow = async (): Promise<void> => {
        if (state.isDone) return;
        await inTurn(mine);
        await wait(every);
        await grow();
      };
      const growth = grow();
      try {
        return await work();
      } finally {
        state.isDone = true;
        await growth;
      }
    },
    reorganise: (depth) =>
      inTurn(async () => {
        const id = await client.snapshot();
        for (let count = 0; count < depth; count += 1) await mine();
        const {timestamp} = await client.getBlock();
        // Wait until others have seen the blocks before they are replaced.
        await wait(500);
        await client.revert({id});
        await client.setNextBlockTimestamp({timestamp: timestamp + 100n});
        for (let count = 0; count <= depth; count += 1) await mine();
      }),
    copy: () =>
      inTurn(async () => {
        const state = await client.dumpState();
        const other = await startNode();
        await other.client.loadState({state});
        return other;
      }),
  };
}

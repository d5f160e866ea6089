import fs from 'node:fs';
import path from 'node:path';
import {parseEther, type Address} from 'viem';
import {accounts, install, startNode, type LocalNode} from './node';
import {compile} from './solidity';

const folder = path.join(__dirname, 'contracts');

/** Contracts of ours with the interfaces of the system contracts, compiled. */
function ourContracts() {
  const sources = fs
    .readdirSync(folder)
    .map((name): [string, string] => [name, fs.readFileSync(path.join(folder, name), 'utf8')]);
  const {faults, contracts} = compile(Object.fromEntries(sources));
  const errors = faults.filter((fault) => fault.includes('Error:'));
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return contracts;
}

/** A node with the staking contracts, and what tests say to them. */
export interface StakingWorld extends LocalNode {
  readonly hub: Address;
  /** Sends a call to StakeHub and waits for it. */
  send(from: Address, functionName: string, args: unknown[], value?: bigint): Promise<void>;
  /** Registers a validator whose operator is the account. */
  register(operator: Address, moniker: string): Promise<void>;
}

/** `timestamp` is the time of the first block, in seconds. */
export async function startStakingWorld(timestamp?: number): Promise<StakingWorld> {
  const contracts = ourContracts();
  const node = await startNode(timestamp);
  await install(node, contracts);
  const {client, data} = node;
  const hub = data.contracts.StakeHub?.address as Address;
  const abi = contracts.StakeHub?.abi ?? [];

  const send: StakingWorld['send'] = async (from, functionName, args, value = 0n) => {
    const hash = await client.writeContract({
      address: hub,
      abi,
      functionName,
      args,
      value,
      account: from,
      gas: 8_000_000n,
    });
    const {status} = await client.waitForTransactionReceipt({hash});
    if (status !== 'success') throw new Error(`${functionName} was reverted`);
  };

  return {
    ...node,
    hub,
    send,
    async register(operator, moniker) {
      const vote = `0x${'22'.repeat(48)}`;
      const proof = `0x${'33'.repeat(96)}`;
      const commission = {rate: 1000n, maxRate: 5000n, maxChangeRate: 100n};
      const description = {moniker, identity: '', website: 'https://alpha.example', details: ''};
      const args = [operator, vote, proof, commission, description];
      await send(operator, 'createValidator', args, parseEther('2001'));
    },
  };
}

/** First unlocked accounts by their part in a story. */
export const [operator, otherOperator, delegator, stranger] = accounts.map(
  ({address}) => address,
) as [Address, Address, Address, Address];

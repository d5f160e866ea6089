import {
  encodeAbiParameters,
  encodeFunctionData,
  parseAbi,
  parseEther,
  slice,
  type Address,
  type Hex,
} from 'viem';
import {accounts, install, startNode, type LocalNode} from './node';
import {ourContracts} from './ourContracts';

/** First unlocked accounts, by role. */
export const [operator, otherOperator, delegator, otherAccount] = accounts.map(
  ({address}) => address,
) as [Address, Address, Address, Address];

/** A node with the staking contracts, and actions for tests. */
export interface StakingWorld extends LocalNode {
  readonly hub: Address;
  /** Sends a call to StakeHub and waits for it. */
  send(from: Address, functionName: string, args: unknown[], value?: bigint): Promise<void>;
  /** The same for a call to another system contract, by its name. */
  sendTo(
    name: string,
    from: Address,
    functionName: string,
    args: unknown[],
    value?: bigint,
  ): Promise<void>;
  /** Advances time: the next block is so many seconds later. */
  pass(seconds: number): Promise<void>;
  /** Registers a validator whose operator is the account. */
  register(operator: Address, moniker: string): Promise<void>;
  /**
   * Proposes another unbond period, in seconds. The account needs enough votes. With a signature, the proposal names its
   * function by that, and its bytes lack the selector.
   */
  proposeUnbondPeriod(
    from: Address,
    seconds: number,
    description: string,
    signature?: string,
  ): Promise<void>;
}

/** Maximum duration of the start of a world, in milliseconds: the first compiles its contracts. */
export const COMPILING = 180_000;

/** Voting rules of this world: those of the profile, but with few blocks. */
export const GOVERNANCE = {
  delay: 0n,
  period: 40n,
  extension: 20n,
  threshold: parseEther('200'),
  quorum: 10n,
  wait: 86_400n,
} as const;

/** `timestamp` is the time of the first block, in seconds; `delay` is what governance waits before a vote, in blocks. */
export async function startStakingWorld(
  timestamp?: number,
  delay: bigint = GOVERNANCE.delay,
): Promise<StakingWorld> {
  const contracts = ourContracts();
  const node = await startNode(timestamp);
  await install(node, contracts);
  const {client, data} = node;
  const addressOf = (name: string) => data.contracts[name]?.address as Address;

  const sendTo: StakingWorld['sendTo'] = async (name, from, functionName, args, value = 0n) => {
    const hash = await client.writeContract({
      address: addressOf(name),
      abi: contracts[name]?.abi ?? [],
      functionName,
      args,
      value,
      account: from,
      gas: 8_000_000n,
    });
    const {status} = await client.waitForTransactionReceipt({hash});
    if (status !== 'success') throw new Error(`${name}.${functionName} was reverted`);
  };
  const send: StakingWorld['send'] = (...call) => sendTo('StakeHub', ...call);

  const {threshold, quorum, period, extension, wait} = GOVERNANCE;
  const [token, timelock] = [addressOf('GovToken'), addressOf('Timelock')];
  const governor = [token, timelock, delay, period, threshold, quorum, extension];
  await sendTo('GovToken', operator, 'initialize', []);
  await sendTo('Timelock', operator, 'initialize', [wait, addressOf('Governor')]);
  await sendTo('Governor', operator, 'initialize', governor);

  const updateOf = (key: string, value: Hex): Hex =>
    encodeFunctionData({
      abi: parseAbi(['function updateParam(string key, bytes value, address target)']),
      args: [key, value, addressOf('StakeHub')],
    });

  return {
    ...node,
    hub: addressOf('StakeHub'),
    send,
    sendTo,
    async proposeUnbondPeriod(from, seconds, description, signature) {
      const value = encodeAbiParameters([{type: 'uint256'}], [BigInt(seconds)]);
      const call = updateOf('unbondPeriod', value);
      const calls = signature ? [[signature], [slice(call, 4)]] : [[call]];
      const args = [[addressOf('GovHub')], [0n], ...calls, description];
      await sendTo('Governor', from, 'propose', args);
    },
    async pass(seconds) {
      await client.increaseTime({seconds});
      await client.mine({blocks: 1});
    },
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

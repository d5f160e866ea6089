import type {AbiFunction} from 'viem';
import {decodeFunctionResult, encodeFunctionData} from 'viem/utils';
import {readHeader} from '../reading/block';
import {Fault, type Asked} from '../types';
import type {Identity} from './identity';

/** What StakeHub has about a validator. */
export interface Found {
  /** What was looked up. */
  readonly of: string;
  /** As what the contract knows it. */
  readonly role: 'operator' | 'consensus' | 'agent' | 'vote';
  /** When the validator replaced it by another, in seconds since 1970; 0 for what it has now. */
  readonly replacedAt: number;
  readonly operator: string;
  readonly consensus: string;
  readonly vote: string;
  readonly agent: string;
  readonly isJailed: boolean;
  /** In seconds since 1970. */
  readonly jailedUntil: number;
  /** Time of the newest block, in milliseconds since 1970. */
  readonly at: number;
  /** Name or id of the chain that was read. */
  readonly chain: string;
}

type Shape = Pick<AbiFunction, 'name'> & {
  readonly takes: string;
  readonly gives: readonly string[];
};

const SHAPES = {
  consensusToOperator: {takes: 'address', gives: ['address']},
  agentToOperator: {takes: 'address', gives: ['address']},
  voteToOperator: {takes: 'bytes', gives: ['address']},
  consensusExpiration: {takes: 'address', gives: ['uint256']},
  voteExpiration: {takes: 'bytes', gives: ['uint256']},
  getValidatorBasicInfo: {takes: 'address', gives: ['uint256', 'bool', 'uint256']},
  getValidatorConsensusAddress: {takes: 'address', gives: ['address']},
  getValidatorVoteAddress: {takes: 'address', gives: ['bytes']},
  getValidatorAgent: {takes: 'address', gives: ['address']},
} as const satisfies Readonly<Record<string, Omit<Shape, 'name'>>>;

type Name = keyof typeof SHAPES;

const NOBODY = `0x${'0'.repeat(40)}`;

function abiOf(name: Name): AbiFunction {
  const {takes, gives} = SHAPES[name];
  return {
    type: 'function',
    name,
    stateMutability: 'view',
    inputs: [{name: '', type: takes}],
    outputs: gives.map((type) => ({name: '', type})),
  };
}

/** Reads StakeHub through the node that the reader chose. */
function reader(asked: Asked, stakeHub: string) {
  return async (name: Name, argument: string): Promise<unknown> => {
    const abi = [abiOf(name)];
    const data = encodeFunctionData({abi, functionName: name, args: [argument]});
    const result = await asked.call('eth_call', {to: stakeHub, data}, 'latest');
    if (typeof result !== 'string' || result === '0x')
      throw new Fault(`${asked.name} has no StakeHub: it is a node of another chain.`);
    return decodeFunctionResult({abi, functionName: name, data: result as `0x${string}`});
  };
}

type Read = ReturnType<typeof reader>;

/** Whose identity it is: the operator, and the role. */
async function ownerOf(
  {kind, text}: Identity,
  read: Read,
): Promise<Pick<Found, 'role' | 'operator'>> {
  if (kind === 'vote') {
    const operator = String(await read('voteToOperator', text));
    if (operator !== NOBODY) return {role: 'vote', operator};
    throw new Fault('No validator on this chain has this vote key.');
  }
  const [byConsensus, byAgent] = await Promise.all([
    read('consensusToOperator', text),
    read('agentToOperator', text),
  ]);
  if (byConsensus !== NOBODY) return {role: 'consensus', operator: String(byConsensus)};
  if (byAgent !== NOBODY) return {role: 'agent', operator: String(byAgent)};
  return {role: 'operator', operator: text};
}

/** When a key was replaced, which the contract goes on to know; zero for one in use, and for other identities. */
async function replacementOf(text: string, role: Found['role'], read: Read): Promise<number> {
  if (role === 'vote') return Number(await read('voteExpiration', text));
  return role === 'consensus' ? Number(await read('consensusExpiration', text)) : 0;
}

/**
 * Looks a validator up.
 *
 * @throws Fault when the chain knows no such validator
 */
export async function lookUp(identity: Identity, asked: Asked, stakeHub: string): Promise<Found> {
  const read = reader(asked, stakeHub);
  const {role, operator} = await ownerOf(identity, read);
  const state = read('getValidatorBasicInfo', operator);
  const [[created, isJailed, jailedUntil], consensus, vote, agent, replacedAt, id, {at}] =
    await Promise.all([
      state as Promise<readonly [bigint, boolean, bigint]>,
      read('getValidatorConsensusAddress', operator).catch(() => ''),
      read('getValidatorVoteAddress', operator).catch(() => ''),
      read('getValidatorAgent', operator).catch(() => ''),
      replacementOf(identity.text, role, read),
      asked.call('eth_chainId'),
      readHeader(asked, 'latest'),
    ]);
  // The contract has zeros for an account that is no operator.
  if (created === 0n) throw new Fault('This address is no validator of this chain.');
  const chainId = Number(id);
  const known = asked.network.chains.find((chain) => chain.chainId === chainId);
  return {
    of: identity.text,
    role,
    replacedAt,
    operator,
    consensus: String(consensus),
    vote: String(vote),
    agent: String(agent),
    isJailed,
    jailedUntil: Number(jailedUntil),
    at,
    chain: known?.name ?? `chain ${chainId}`,
  };
}

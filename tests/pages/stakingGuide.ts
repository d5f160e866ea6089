import type {Signer} from 'ethers';
import type {Address, EIP1193Provider, LocalAccount, TransactionReceipt} from 'viem';
import {expect} from 'vitest';
import {pageFolder, writeFiles} from './pageFiles';
import {readPage} from './pages';
import type {StakingWorld} from './stakingWorld';

/** A wallet client of the guide, which only its own functions take. */
type Wallet = object;

export interface Pool {
  supply: bigint;
  pooled: bigint;
}

/** Exports of the developer guide's files. */
export interface Guide {
  creditOf(operator: Address): Promise<Address>;
  operators(): Promise<readonly Address[]>;
  position(
    operator: Address,
    delegator: Address,
  ): Promise<Record<'shares' | 'value' | 'unbonding' | 'requests' | 'claimable', bigint>>;
  dayRate(operator: Address, days: number): Promise<number>;
  browserWallet(provider: EIP1193Provider, account: Address): Wallet;
  serverWallet(account: LocalAccount): Promise<Wallet>;
  staking(
    wallet: Wallet,
    nonce?: number,
    gasPrice?: bigint,
  ): {
    delegate(operator: Address, value: bigint): Promise<TransactionReceipt>;
    undelegate(operator: Address, amount?: bigint): Promise<TransactionReceipt>;
    redelegate(from: Address, to: Address, amount?: bigint): Promise<TransactionReceipt>;
    claim(operator: Address): Promise<TransactionReceipt>;
  };
  wholeStake(delegator: Address): Promise<{
    value: bigint;
    unbonding: bigint;
    positions: {operator: Address; value: bigint; unbonding: bigint}[];
  }>;
  /** Of stake-ethers.ts. */
  delegate(
    signer: Signer,
    operator: string,
    value: bigint,
    nonce?: number,
    gasPrice?: bigint,
  ): Promise<{status: number} | null>;
  stakeEvents(
    from: bigint,
    most?: bigint,
  ): AsyncGenerator<{events: {eventName: string}[]; next: bigint}>;
  update(index: {next: bigint; shares: Map<string, bigint>}): Promise<void>;
  proposals(from: bigint): Promise<{proposalId: bigint}[]>;
  ballot(proposalId: bigint): Promise<Record<string, unknown> & {inFavour: bigint}>;
  governance(
    wallet: Wallet,
    nonce?: number,
    gasPrice?: bigint,
  ): {
    vote(proposalId: bigint, support: string): Promise<TransactionReceipt>;
    queue(proposalId: bigint): Promise<TransactionReceipt>;
    execute(proposalId: bigint): Promise<TransactionReceipt>;
  };
  errorName(error: unknown): string | undefined;
  valueOf(shares: bigint, pool: Pool): bigint;
  afterReward(pool: Pool, reward: bigint, rate: bigint): Pool;
  redelegated(gross: bigint, target: Pool, feeRate: bigint): bigint;
}

/** Imports the TypeScript files of the developer guide, with the addresses of this world, from a folder of this name. */
export async function loadGuide(world: StakingWorld, folder: string): Promise<Guide> {
  const page = readPage('current', 'staking/developer-guide', world.data);
  const files = writeFiles(page, pageFolder(folder, page), ['ts']);
  const modules = await Promise.all(files.map((file) => import(file) as Promise<object>));
  return Object.assign({}, ...modules) as Guide;
}

/** The guide's wallet in a browser, for an unlocked account of the node. */
export function walletOf(guide: Guide, {client}: StakingWorld, account: Address): Wallet {
  return guide.browserWallet({request: client.request} as unknown as EIP1193Provider, account);
}

/** Waits for a call of the guide; it must have succeeded. */
export async function mined(receipt: Promise<TransactionReceipt>): Promise<void> {
  expect((await receipt).status).toBe('success');
}

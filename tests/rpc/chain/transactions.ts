import {type Hex, numberToHex, parseEther, parseGwei} from 'viem';
import {recipient, sender} from './accounts';
import {refusal, store} from './contracts';
import {CHAIN_ID} from './genesis';

const PRICE = parseGwei('1');

function storing(nonce: number, value: number): Promise<Hex> {
  return sender.signer.signTransaction({
    type: 'legacy',
    chainId: CHAIN_ID,
    nonce,
    to: store.address,
    data: numberToHex(value, {size: 32}),
    gas: 100_000n,
    gasPrice: PRICE,
  });
}

function creating(nonce: number, data: Hex): Promise<Hex> {
  const fee = {gas: 200_000n, gasPrice: PRICE};
  return sender.signer.signTransaction({type: 'legacy', chainId: CHAIN_ID, nonce, data, ...fee});
}

const QUARTER = {chainId: CHAIN_ID, value: parseEther('0.25'), gas: 21_000n};

/** A transfer of a quarter of a coin. */
function transfer(nonce: number, from = sender, to = recipient): Promise<Hex> {
  return from.signer.signTransaction({
    ...QUARTER,
    type: 'eip1559',
    nonce,
    to: to.address,
    maxFeePerGas: PRICE,
    maxPriorityFeePerGas: PRICE,
  });
}

/**
 * Contents of the example chain: signed transactions, a list per block. The last list is that of the newest block;
 * blocks between may be empty.
 */
export async function minedTransactions(): Promise<Hex[][]> {
  return [
    [await creating(0, store.code), await creating(1, refusal.code)],
    [await storing(2, 7), await transfer(3)],
    [await transfer(4), await storing(5, 42)],
  ];
}

/** Contents of the examples' pool: one pending transaction, and one whose predecessor is missing. */
export async function waitingTransactions(): Promise<{pending: Hex; queued: Hex}> {
  return {pending: await transfer(6), queued: await transfer(8)};
}

/** Transactions of the examples of sending, after the waiting ones, independent of each other. */
export async function furtherTransactions(): Promise<Record<'late' | 'back' | 'replaced', Hex>> {
  const legacy = {...QUARTER, type: 'legacy', to: recipient.address, gasPrice: PRICE} as const;
  return {
    late: await transfer(7),
    back: await transfer(0, recipient, sender),
    replaced: await sender.signer.signTransaction({...legacy, nonce: 10}),
  };
}

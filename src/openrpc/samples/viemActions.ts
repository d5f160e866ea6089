import {isRecord} from '../../profile/parameter';
import {bare, type Action, type Actions} from './action';
import {Expression} from './expression';
import {blockOf, heightOf, isAddress, isBytes, isHash, quantity, simpleCall} from './values';

function bigint(value: bigint): Expression {
  return new Expression(`${value}n`);
}

/** A block argument of viem's actions. */
function blockArgs(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const block = blockOf(value);
  if (!block) return undefined;
  if (block.kind === 'tag') return {blockTag: block.tag};
  return block.kind === 'hash' ? {blockHash: block.hash} : {blockNumber: bigint(block.height)};
}

/** The same for state, which viem reads by height or tag only. */
function heightArgs(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return heightOf(value) && blockArgs(value);
}

/** The same for logs and transactions, where a tag is not allowed. */
function placeArgs(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return blockOf(value)?.kind === 'tag' ? undefined : blockArgs(value);
}

type Checked = (params: readonly unknown[]) => object | false | undefined;

/** An action with one object argument, built from checked arguments. */
function action(result: string, name: string, argsOf: Checked): Actions[string] {
  return (params): Action | undefined => {
    const args = argsOf(params);
    return args ? {result, name, args: [args]} : undefined;
  };
}

const state = (result: string, name: string) =>
  action(result, name, ([address, block, ...rest]) => {
    const at = heightArgs(block);
    return isAddress(address) && at && rest.length === 0 && {address, ...at};
  });

const block: Checked = ([which, full, ...rest]) => {
  const at = blockArgs(which);
  if (!at || typeof full !== 'boolean' || rest.length > 0) return undefined;
  return full ? {...at, includeTransactions: true} : at;
};

const counted: Checked = ([which, ...rest]) => rest.length === 0 && blockArgs(which);

const byHash: Checked = ([hash, ...rest]) => isHash(hash) && rest.length === 0 && {hash};

const byIndex: Checked = ([which, index, ...rest]) => {
  const at = placeArgs(which);
  const number = quantity(index);
  return at && number !== undefined && rest.length === 0 && {...at, index: Number(number)};
};

/** The fields of a simple call, with viem's word for the sender. */
function callArgs(given: unknown): Readonly<Record<string, unknown>> | undefined {
  const simple = simpleCall(given);
  if (!simple) return undefined;
  const {from, value, gas, ...plain} = simple;
  return {
    ...(from === undefined ? {} : {account: from}),
    ...plain,
    ...(value === undefined ? {} : {value: bigint(value)}),
    ...(gas === undefined ? {} : {gas: bigint(gas)}),
  };
}

const call: Checked = ([given, ...rest]) => {
  const asked = callArgs(given);
  if (!asked || rest.length > 1) return undefined;
  const at = rest.length === 0 ? {} : heightArgs(rest[0]);
  return at && {...asked, ...at};
};

/** Blocks of simple calls, without overrides. */
const simulation: Checked = ([payload, which, ...rest]) => {
  const at = heightArgs(which);
  if (!at || rest.length > 0 || !isRecord(payload)) return undefined;
  const {blockStateCalls, ...options} = payload;
  if (!Array.isArray(blockStateCalls) || Object.keys(options).length > 0) return undefined;
  const blocks = blockStateCalls.map((each: unknown) => {
    const {calls, ...overrides} = isRecord(each) ? each : {};
    if (!Array.isArray(calls) || Object.keys(overrides).length > 0) return undefined;
    const known = calls.map(callArgs);
    return known.includes(undefined) ? undefined : {calls: known};
  });
  return !blocks.includes(undefined) && {blocks, ...at};
};

/** Logs by range only; viem filters by ABI events, not by raw topics. */
const logs: Checked = ([filter, ...rest]) => {
  if (!isRecord(filter) || rest.length > 0) return undefined;
  const {address, blockHash, fromBlock, toBlock, ...others} = filter;
  const end = (value: unknown) => {
    const at = heightOf(value);
    return at && (at.kind === 'tag' ? at.tag : bigint(at.height));
  };
  const isAsked = Object.keys(others).length === 0 && (address === undefined || isAddress(address));
  if (!isAsked) return undefined;
  const who = address === undefined ? {} : {address};
  if (blockHash !== undefined)
    return (
      isHash(blockHash) && fromBlock === undefined && toBlock === undefined && {...who, blockHash}
    );
  const [from, to] = [end(fromBlock), end(toBlock)];
  return from !== undefined && to !== undefined && {...who, fromBlock: from, toBlock: to};
};

/** Actions of viem's public client; not `fillTransaction`, which raises the fee of the node's answer by a fifth. */
export const VIEM_ACTIONS: Actions = {
  eth_chainId: bare('chainId', 'getChainId'),
  eth_blockNumber: bare('height', 'getBlockNumber'),
  eth_getBlockByNumber: action('block', 'getBlock', block),
  eth_getBlockByHash: action('block', 'getBlock', block),
  eth_getBlockReceipts: action('receipts', 'getBlockReceipts', counted),
  eth_getBlockTransactionCountByNumber: action('count', 'getBlockTransactionCount', counted),
  eth_getBlockTransactionCountByHash: action('count', 'getBlockTransactionCount', counted),
  eth_getTransactionByHash: action('transaction', 'getTransaction', byHash),
  eth_getTransactionByBlockNumberAndIndex: action('transaction', 'getTransaction', byIndex),
  eth_getTransactionByBlockHashAndIndex: action('transaction', 'getTransaction', byIndex),
  eth_getTransactionReceipt: action('receipt', 'getTransactionReceipt', byHash),
  eth_getRawTransactionByHash: action('raw', 'getRawTransaction', byHash),
  eth_sendRawTransaction: action(
    'hash',
    'sendRawTransaction',
    ([raw, ...rest]) => isBytes(raw) && rest.length === 0 && {serializedTransaction: raw},
  ),
  // With a timeout viem sends a plain number, which nodes refuse: the sample then is the raw request.
  eth_sendRawTransactionSync: action(
    'receipt',
    'sendRawTransactionSync',
    ([raw, ...rest]) => isBytes(raw) && rest.length === 0 && {serializedTransaction: raw},
  ),
  eth_getBalance: state('balance', 'getBalance'),
  eth_getTransactionCount: state('count', 'getTransactionCount'),
  eth_getCode: state('code', 'getCode'),
  eth_getStorageAt: action('word', 'getStorageAt', ([address, slot, which, ...rest]) => {
    const at = heightArgs(which);
    const isSlot = isHash(slot) || quantity(slot) !== undefined;
    return isAddress(address) && isSlot && at && rest.length === 0 && {address, slot, ...at};
  }),
  eth_getProof: action('proof', 'getProof', ([address, keys, which, ...rest]) => {
    const at = heightArgs(which);
    const isKeys = Array.isArray(keys) && keys.every(isHash);
    return (
      isAddress(address) && isKeys && at && rest.length === 0 && {address, storageKeys: keys, ...at}
    );
  }),
  eth_call: action('answer', 'call', call),
  eth_estimateGas: action('gas', 'estimateGas', call),
  eth_createAccessList: action('list', 'createAccessList', call),
  eth_simulateV1: action('blocks', 'simulateBlocks', simulation),
  eth_gasPrice: bare('price', 'getGasPrice'),
  eth_maxPriorityFeePerGas: bare('tip', 'estimateMaxPriorityFeePerGas'),
  eth_blobBaseFee: bare('fee', 'getBlobBaseFee'),
  eth_feeHistory: action('history', 'getFeeHistory', ([count, newest, percentiles, ...rest]) => {
    const blocks = quantity(count);
    const at = heightArgs(newest);
    const isAsked =
      Array.isArray(percentiles) && percentiles.every((part) => typeof part === 'number');
    if (blocks === undefined || !at || !isAsked || rest.length > 0) return undefined;
    return {blockCount: Number(blocks), rewardPercentiles: percentiles as unknown, ...at};
  }),
  eth_getLogs: action('logs', 'getLogs', logs),
  eth_newBlockFilter: bare('filter', 'createBlockFilter'),
  eth_newPendingTransactionFilter: bare('filter', 'createPendingTransactionFilter'),
};

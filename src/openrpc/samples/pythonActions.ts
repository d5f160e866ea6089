import type {Actions} from './action';
import {Expression} from './expression';
import {action, blockAction, blockArg, byHash, heightArg, one, stateAction} from './positional';
import {PYTHON} from './style';
import {isAddress, isBytes, isRecord, quantity, simpleCall} from './values';

/** web3.py takes addresses with their checksum only. */
function address(value: string): Expression {
  return new Expression(`Web3.to_checksum_address(${PYTHON.text(value)})`);
}

function number(value: bigint): Expression {
  return new Expression(String(value));
}

/** A property, which Python reads without parentheses. */
function property(result: string, name: string): Actions[string] {
  return (params) => (params.length === 0 ? {result, name: `${name}!`, args: []} : undefined);
}

const state = (result: string, name: string) => stateAction(result, name, address);

const byBlock = (result: string, name: string) =>
  action(result, name, ([which, ...rest]) => rest.length === 0 && [blockArg(which)]);

const byIndex = (result: string, name: string) =>
  action(result, name, ([which, index, ...rest]) => {
    const at = quantity(index);
    return at !== undefined && rest.length === 0 && [blockArg(which), number(at)];
  });

const byId = (result: string, name: string) => one(result, name, (id) => typeof id === 'string');

function transaction(value: unknown): unknown {
  const simple = simpleCall(value);
  if (!simple) return undefined;
  const {from, to, data, value: amount, gas} = simple;
  return {
    ...(from === undefined ? {} : {from: address(from)}),
    ...(to === undefined ? {} : {to: address(to)}),
    ...(data === undefined ? {} : {data}),
    ...(amount === undefined ? {} : {value: number(amount)}),
    ...(gas === undefined ? {} : {gas: number(gas)}),
  };
}

/** A filter of logs, with heights as numbers and one address with its checksum. */
export function logFilter(value: unknown): unknown {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).map(([key, part]) => {
    if (key === 'address') return [key, isAddress(part) ? address(part) : undefined];
    if (key === 'fromBlock' || key === 'toBlock') return [key, heightArg(part)];
    return [key, key === 'topics' || key === 'blockHash' ? part : undefined];
  });
  return entries.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(entries);
}

/** What web3.py has for a method, below `w3.`; a name that ends with ! is a property. */
export const PYTHON_ACTIONS: Actions = {
  eth_chainId: property('chain_id', 'eth.chain_id'),
  eth_blockNumber: property('height', 'eth.block_number'),
  eth_syncing: property('syncing', 'eth.syncing'),
  eth_accounts: property('accounts', 'eth.accounts'),
  eth_gasPrice: property('price', 'eth.gas_price'),
  eth_maxPriorityFeePerGas: property('tip', 'eth.max_priority_fee'),
  eth_blobBaseFee: property('fee', 'eth.blob_base_fee'),
  eth_getBlockByNumber: blockAction('eth.get_block'),
  eth_getBlockByHash: blockAction('eth.get_block'),
  eth_getBlockReceipts: byBlock('receipts', 'eth.get_block_receipts'),
  eth_getBlockTransactionCountByNumber: byBlock('count', 'eth.get_block_transaction_count'),
  eth_getBlockTransactionCountByHash: byBlock('count', 'eth.get_block_transaction_count'),
  eth_getTransactionByHash: byHash('transaction', 'eth.get_transaction'),
  eth_getTransactionByBlockNumberAndIndex: byIndex('transaction', 'eth.get_transaction_by_block'),
  eth_getTransactionByBlockHashAndIndex: byIndex('transaction', 'eth.get_transaction_by_block'),
  eth_getTransactionReceipt: byHash('receipt', 'eth.get_transaction_receipt'),
  eth_getRawTransactionByHash: byHash('raw', 'eth.get_raw_transaction'),
  eth_getRawTransactionByBlockNumberAndIndex: byIndex('raw', 'eth.get_raw_transaction_by_block'),
  eth_getRawTransactionByBlockHashAndIndex: byIndex('raw', 'eth.get_raw_transaction_by_block'),
  eth_sendRawTransaction: one('tx_hash', 'eth.send_raw_transaction', isBytes),
  eth_getBalance: state('balance', 'eth.get_balance'),
  eth_getTransactionCount: state('count', 'eth.get_transaction_count'),
  eth_getCode: state('code', 'eth.get_code'),
  eth_getStorageAt: action('word', 'eth.get_storage_at', ([who, slot, which, ...rest]) => {
    const position = quantity(slot);
    const isAsked = isAddress(who) && position !== undefined && rest.length === 0;
    return isAsked && [address(who), number(position), heightArg(which)];
  }),
  eth_call: action(
    'answer',
    'eth.call',
    ([given, which, ...rest]) => rest.length === 0 && [transaction(given), heightArg(which)],
  ),
  eth_estimateGas: action(
    'gas',
    'eth.estimate_gas',
    ([given, ...rest]) => rest.length === 0 && [transaction(given)],
  ),
  eth_createAccessList: action(
    'access_list',
    'eth.create_access_list',
    ([given, which, ...rest]) => rest.length === 0 && [transaction(given), heightArg(which)],
  ),
  eth_feeHistory: action('history', 'eth.fee_history', ([count, newest, percentiles, ...rest]) => {
    const blocks = quantity(count);
    const isAsked = blocks !== undefined && Array.isArray(percentiles) && rest.length === 0;
    return isAsked && [number(blocks), heightArg(newest), percentiles];
  }),
  eth_getLogs: action(
    'logs',
    'eth.get_logs',
    ([filter, ...rest]) => rest.length === 0 && [logFilter(filter)],
  ),
  eth_getFilterChanges: byId('changes', 'eth.get_filter_changes'),
  eth_getFilterLogs: byId('logs', 'eth.get_filter_logs'),
  eth_uninstallFilter: byId('removed', 'eth.uninstall_filter'),
  net_listening: property('listening', 'net.listening'),
  net_peerCount: property('peers', 'net.peer_count'),
  net_version: property('version', 'net.version'),
};

import {isRecord} from '../../profile/parameter';
import type {Actions} from './action';
import {Expression} from './expression';
import {action, blockAction, blockArg, byHash, heightArg, one, stateAction} from './positional';
import {PYTHON} from './style';
import {isAddress, isBytes, isHash, quantity} from './values';

/** web3.py accepts checksummed addresses only. */
function address(value: string): Expression {
  return new Expression(`Web3.to_checksum_address(${PYTHON.text(value)})`);
}

function number(value: bigint): Expression {
  return new Expression(String(value));
}

/** A property, without parentheses in Python. */
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

/** A function without arguments. */
function bareCall(result: string, name: string): Actions[string] {
  return (params) => (params.length === 0 ? {result, name, args: []} : undefined);
}

/** Starting a server: web3.py passes host, port, origins and namespaces, and has its own defaults for omitted ones. */
const serverAction = (name: string) =>
  action('started', name, ([host, port, origins, apis, ...rest]) => {
    const texts = [host, origins, apis];
    const isAsked = texts.every((text) => typeof text === 'string') && typeof port === 'number';
    return isAsked && rest.length === 0 && [host, port, origins, apis];
  });

const byId = (result: string, name: string) => one(result, name, (id) => typeof id === 'string');

/** Fields of a transaction, and web3.py's types for them. */
const FIELDS: Readonly<Record<string, (value: unknown) => unknown>> = {
  from: (value) => (isAddress(value) ? address(value) : undefined),
  to: (value) => (isAddress(value) ? address(value) : undefined),
  data: (value) => (isBytes(value) ? value : undefined),
  ...Object.fromEntries(
    ['value', 'gas', 'nonce', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas', 'chainId'].map(
      (name) => [
        name,
        (value: unknown) => {
          const found = quantity(value);
          return found === undefined ? undefined : number(found);
        },
      ],
    ),
  ),
};

/** A transaction with fields that web3.py knows; undefined for any other. */
function transaction(value: unknown): unknown {
  if (!isRecord(value)) return undefined;
  const {input, data = input, ...rest} = value;
  if (input !== undefined && data !== input) return undefined;
  const given = data === undefined ? rest : {...rest, data};
  const entries = Object.entries(given).map(([key, part]) => [key, FIELDS[key]?.(part)]);
  return entries.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(entries);
}

/** A log filter, with heights as numbers and one checksummed address. */
export function logFilter(value: unknown): unknown {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).map(([key, part]) => {
    if (key === 'address') return [key, isAddress(part) ? address(part) : undefined];
    if (key === 'fromBlock' || key === 'toBlock') return [key, heightArg(part)];
    return [key, key === 'topics' || key === 'blockHash' ? part : undefined];
  });
  return entries.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(entries);
}

/** A storage slot as a number, in any hex notation. */
function slotNumber(slot: unknown): Expression | undefined {
  const value = isHash(slot) ? BigInt(slot) : quantity(slot);
  return value === undefined ? undefined : number(value);
}

// cspell:ignore prestate hexstr

/** Tracers whose results web3.py parses; it would misread those of others. */
const TRACERS = [undefined, 'callTracer', 'prestateTracer', '4byteTracer'];

/** web3.py's counterparts of methods, below `w3.`; a name that ends with ! is a property. */
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
  eth_call: action('answer', 'eth.call', ([given, which, changed, ...rest]) => {
    if (rest.length > 0) return undefined;
    const asked = [transaction(given), heightArg(which)];
    return changed === undefined ? asked : [...asked, isRecord(changed) ? changed : undefined];
  }),
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
  eth_getProof: action('proof', 'eth.get_proof', ([who, slots, which, ...rest]) => {
    const isAsked = isAddress(who) && Array.isArray(slots) && rest.length === 0;
    if (!isAsked) return undefined;
    const positions = slots.map(slotNumber);
    return !positions.includes(undefined) && [address(who), positions, heightArg(which)];
  }),
  eth_simulateV1: action(
    'blocks',
    'eth.simulate_v1',
    ([payload, which, ...rest]) =>
      isRecord(payload) && rest.length === 0 && [payload, blockArg(which)],
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
  eth_newFilter: action(
    'log_filter',
    'eth.filter',
    ([filter, ...rest]) => rest.length === 0 && [logFilter(filter)],
  ),
  eth_newBlockFilter: (params) =>
    params.length === 0
      ? {result: 'block_filter', name: 'eth.filter', args: ['latest']}
      : undefined,
  eth_newPendingTransactionFilter: (params) =>
    params.length === 0
      ? {result: 'pool_filter', name: 'eth.filter', args: ['pending']}
      : undefined,
  eth_sign: action('signature', 'eth.sign', ([who, message, ...rest]) => {
    if (!isAddress(who) || !isBytes(message) || rest.length > 0) return undefined;
    return [address(who), new Expression(`hexstr=${PYTHON.text(message)}`)];
  }),
  eth_signTransaction: action(
    'signed',
    'eth.sign_transaction',
    ([given, ...rest]) => rest.length === 0 && [transaction(given)],
  ),
  eth_sendTransaction: action(
    'tx_hash',
    'eth.send_transaction',
    ([given, ...rest]) => rest.length === 0 && [transaction(given)],
  ),
  eth_getFilterChanges: byId('changes', 'eth.get_filter_changes'),
  eth_getFilterLogs: byId('logs', 'eth.get_filter_logs'),
  eth_uninstallFilter: byId('removed', 'eth.uninstall_filter'),
  txpool_content: bareCall('content', 'geth.txpool.content'),
  txpool_inspect: bareCall('summary', 'geth.txpool.inspect'),
  txpool_status: bareCall('status', 'geth.txpool.status'),
  admin_addPeer: one('added', 'geth.admin.add_peer', (enode) => typeof enode === 'string'),
  admin_datadir: bareCall('folder', 'geth.admin.datadir'),
  admin_nodeInfo: bareCall('info', 'geth.admin.node_info'),
  admin_peers: bareCall('peers', 'geth.admin.peers'),
  admin_startHTTP: serverAction('geth.admin.start_http'),
  admin_startWS: serverAction('geth.admin.start_ws'),
  admin_stopHTTP: bareCall('stopped', 'geth.admin.stop_http'),
  admin_stopWS: bareCall('stopped', 'geth.admin.stop_ws'),
  debug_traceTransaction: action(
    'trace',
    'geth.debug.trace_transaction',
    ([hash, config, ...rest]) => {
      if (!isHash(hash) || rest.length > 0) return undefined;
      if (config === undefined) return [hash];
      const isKnown = isRecord(config) && TRACERS.includes(config.tracer as string | undefined);
      return isKnown && [hash, config];
    },
  ),
  net_listening: property('listening', 'net.listening'),
  net_peerCount: property('peers', 'net.peer_count'),
  net_version: property('version', 'net.version'),
};

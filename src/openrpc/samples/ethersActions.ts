import {isRecord} from '../../profile/parameter';
import {bare, type Actions} from './action';
import {Expression} from './expression';
import {action, blockAction, byHash, heightArg, one, stateAction} from './positional';
import {isAddress, isBytes, isHash, quantity, simpleCall} from './values';

function transaction(value: unknown, extra: Readonly<Record<string, unknown>>): object | undefined {
  const simple = simpleCall(value);
  if (!simple) return undefined;
  const {value: amount, gas, ...plain} = simple;
  return {
    ...plain,
    ...(amount === undefined ? {} : {value: new Expression(`${amount}n`)}),
    ...(gas === undefined ? {} : {gasLimit: new Expression(`${gas}n`)}),
    ...extra,
  };
}

/** Functions of ethers' JsonRpcProvider. */
export const ETHERS_ACTIONS: Actions = {
  eth_chainId: bare('network', 'getNetwork'),
  eth_blockNumber: bare('height', 'getBlockNumber'),
  eth_getBlockByNumber: blockAction('getBlock'),
  eth_getBlockByHash: blockAction('getBlock'),
  eth_getTransactionByHash: byHash('transaction', 'getTransaction'),
  eth_getTransactionReceipt: byHash('receipt', 'getTransactionReceipt'),
  eth_sendRawTransaction: one('transaction', 'broadcastTransaction', isBytes),
  eth_getBalance: stateAction('balance', 'getBalance'),
  eth_getTransactionCount: stateAction('count', 'getTransactionCount'),
  eth_getCode: stateAction('code', 'getCode'),
  eth_getStorageAt: action('word', 'getStorage', ([address, slot, which, ...rest]) => {
    const number = quantity(slot);
    const position = isHash(slot)
      ? slot
      : number !== undefined && number < 1000n
        ? Number(number)
        : slot;
    const isSlot = isHash(slot) || number !== undefined;
    return (
      isAddress(address) && isSlot && rest.length === 0 && [address, position, heightArg(which)]
    );
  }),
  eth_call: action('answer', 'call', ([given, which, ...rest]) => {
    const blockTag = heightArg(which);
    return blockTag !== undefined && rest.length === 0 && [transaction(given, {blockTag})];
  }),
  eth_estimateGas: action(
    'gas',
    'estimateGas',
    ([given, ...rest]) => rest.length === 0 && [transaction(given, {})],
  ),
  eth_getLogs: action('logs', 'getLogs', ([filter, ...rest]) => {
    if (!isRecord(filter) || rest.length > 0) return undefined;
    const {fromBlock, toBlock, ...others} = filter;
    const isAsked = Object.entries(others).every(
      ([key, part]) => ['address', 'topics', 'blockHash'].includes(key) && part !== null,
    );
    const from = fromBlock === undefined ? {} : {fromBlock: heightArg(fromBlock)};
    const to = toBlock === undefined ? {} : {toBlock: heightArg(toBlock)};
    const given = {...from, ...to, ...others};
    return isAsked && !Object.values(given).includes(undefined) && [given];
  }),
};

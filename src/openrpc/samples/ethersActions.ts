import {bare, type Action, type Actions} from './action';
import {Expression} from './expression';
import {
  blockOf,
  heightOf,
  isAddress,
  isBytes,
  isHash,
  isRecord,
  quantity,
  simpleCall,
} from './values';

/** A block as ethers' functions take it: tag, hash or number. */
function blockArg(value: unknown): unknown {
  const block = blockOf(value);
  if (!block) return undefined;
  if (block.kind === 'tag') return block.tag;
  return block.kind === 'hash' ? block.hash : new Expression(String(block.height));
}

/** The same for functions that take no hash. */
function heightArg(value: unknown): unknown {
  return heightOf(value) && blockArg(value);
}

function action(
  result: string,
  name: string,
  argsOf: (params: readonly unknown[]) => readonly unknown[] | false | undefined,
): Actions[string] {
  return (params): Action | undefined => {
    const args = argsOf(params);
    return args && !args.includes(undefined) ? {result, name, args} : undefined;
  };
}

const state = (result: string, name: string) =>
  action(
    result,
    name,
    ([address, block, ...rest]) =>
      isAddress(address) && rest.length === 0 && [address, heightArg(block)],
  );

const block = action('block', 'getBlock', ([which, full, ...rest]) => {
  if (typeof full !== 'boolean' || rest.length > 0) return undefined;
  return full ? [blockArg(which), true] : [blockArg(which)];
});

const byHash = (result: string, name: string) =>
  action(result, name, ([hash, ...rest]) => isHash(hash) && rest.length === 0 && [hash]);

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
  eth_getBlockByNumber: block,
  eth_getBlockByHash: block,
  eth_getTransactionByHash: byHash('transaction', 'getTransaction'),
  eth_getTransactionReceipt: byHash('receipt', 'getTransactionReceipt'),
  eth_sendRawTransaction: action(
    'transaction',
    'broadcastTransaction',
    ([raw, ...rest]) => isBytes(raw) && rest.length === 0 && [raw],
  ),
  eth_getBalance: state('balance', 'getBalance'),
  eth_getTransactionCount: state('count', 'getTransactionCount'),
  eth_getCode: state('code', 'getCode'),
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

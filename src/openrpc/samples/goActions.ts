import {isRecord} from '../../profile/parameter';
import {type Composite, Expression} from './expression';
import {address, big, callMessage, filterQuery, hash, height} from './goValues';
import {GO} from './style';
import {heightOf, isAddress, isBytes, isHash, quantity} from './values';

/** A function of go-ethereum's clients for a method. */
export interface GoAction {
  readonly client: 'ethclient' | 'gethclient';
  /** Statements before the call, each with a line break. */
  readonly before: string;
  /** Names of the results except the error. */
  readonly results: readonly string[];
  readonly name: string;
  /** Arguments after the context. */
  readonly args: readonly (Expression | Composite | undefined)[];
  /** Arguments of Printf, if the results are not printed directly. */
  readonly shown?: string;
}

type Part = Partial<Omit<GoAction, 'results' | 'name'>>;

function action(results: string, name: string, part: Part): GoAction {
  return {
    client: 'ethclient',
    before: '',
    args: [],
    results: results.split(' ').filter(Boolean),
    name,
    ...part,
  };
}

type Builder = (params: readonly unknown[]) => GoAction | false | undefined;

const bare =
  (results: string, name: string, part: Part = {}): Builder =>
  (params) =>
    params.length === 0 && action(results, name, part);

const state =
  (results: string, name: string): Builder =>
  ([who, block, ...rest]) =>
    isAddress(who) &&
    rest.length === 0 &&
    action(results, name, {args: [address(who), height(block)]});

const byHash =
  (results: string, name: string, part: Part = {}): Builder =>
  ([of, ...rest]) =>
    isHash(of) && rest.length === 0 && action(results, name, {args: [hash(of)], ...part});

function plain(value: bigint): Expression {
  return new Expression(String(value));
}

/** A block with its transactions, or its header only. */
function blockOrHeader(
  which: Expression | undefined,
  full: unknown,
  rest: readonly unknown[],
  by: 'Number' | 'Hash',
): GoAction | undefined {
  if (typeof full !== 'boolean' || rest.length > 0) return undefined;
  return full
    ? action('block', `BlockBy${by}`, {
        args: [which],
        shown: '"%d: %d transactions\\n", block.Number(), len(block.Transactions())',
      })
    : action('header', `HeaderBy${by}`, {args: [which], shown: '"%+v\\n", header'});
}

/** Functions of ethclient and gethclient by method. */
const ACTIONS: Readonly<Record<string, Builder>> = {
  eth_chainId: bare('id', 'ChainID'),
  eth_blockNumber: bare('height', 'BlockNumber'),
  eth_gasPrice: bare('price', 'SuggestGasPrice'),
  eth_maxPriorityFeePerGas: bare('tip', 'SuggestGasTipCap'),
  eth_blobBaseFee: bare('fee', 'BlobBaseFee'),
  net_version: bare('id', 'NetworkID'),
  net_peerCount: bare('peers', 'PeerCount'),
  eth_getBlockByNumber: ([block, full, ...rest]) =>
    blockOrHeader(height(block), full, rest, 'Number'),
  eth_getBlockByHash: ([of, full, ...rest]) =>
    blockOrHeader(isHash(of) ? hash(of) : undefined, full, rest, 'Hash'),
  eth_getBlockTransactionCountByHash: byHash('count', 'TransactionCount'),
  eth_getBlockReceipts: ([block, ...rest]) => {
    const at = heightOf(block);
    if (at?.kind !== 'height' || rest.length > 0) return undefined;
    const where = new Expression(`rpc.BlockNumberOrHashWithNumber(${at.height})`, ['rpc']);
    return action('receipts', 'BlockReceipts', {args: [where], shown: '"%+v\\n", receipts'});
  },
  eth_getTransactionByHash: byHash('tx isPending', 'TransactionByHash', {
    shown: '"%s, waiting: %t\\n", tx.Hash(), isPending',
  }),
  eth_getTransactionByBlockHashAndIndex: ([of, index, ...rest]) => {
    const at = quantity(index);
    if (!isHash(of) || at === undefined || rest.length > 0) return undefined;
    return action('tx', 'TransactionInBlock', {
      args: [hash(of), plain(at)],
      shown: '"%s\\n", tx.Hash()',
    });
  },
  eth_getTransactionReceipt: byHash('receipt', 'TransactionReceipt', {
    shown: '"%+v\\n", receipt',
  }),
  eth_sendRawTransaction: ([raw, ...rest]) => {
    if (!isBytes(raw) || rest.length > 0) return undefined;
    const decode = `tx.UnmarshalBinary(common.FromHex(${GO.text(raw)}))`;
    return action('', 'SendTransaction', {
      before: `tx := new(types.Transaction)\nif err := ${decode}; err != nil {\n\tlog.Fatal(err)\n}\n`,
      args: [new Expression('tx', ['common', 'types'])],
      shown: '"%s\\n", tx.Hash()',
    });
  },
  eth_getBalance: state('balance', 'BalanceAt'),
  eth_getTransactionCount: ([who, block, ...rest]) => {
    if (!isAddress(who) || rest.length > 0) return undefined;
    return block === 'pending'
      ? action('nonce', 'PendingNonceAt', {args: [address(who)]})
      : action('nonce', 'NonceAt', {args: [address(who), height(block)]});
  },
  eth_getCode: ([who, block, ...rest]) =>
    isAddress(who) &&
    rest.length === 0 &&
    action('code', 'CodeAt', {args: [address(who), height(block)], shown: '"%#x\\n", code'}),
  eth_getStorageAt: ([who, slot, block, ...rest]) => {
    const position = quantity(slot);
    if (!isAddress(who) || rest.length > 0) return undefined;
    const index = position === undefined ? undefined : big(position);
    const key = index
      ? new Expression(`common.BigToHash(${index.source})`, ['common', ...index.packages])
      : isHash(slot) && hash(slot);
    return (
      key &&
      action('word', 'StorageAt', {
        args: [address(who), key, height(block)],
        shown: '"%#x\\n", word',
      })
    );
  },
  eth_getProof: ([who, keys, block, ...rest]) => {
    const isKeys = Array.isArray(keys) && keys.every((key) => typeof key === 'string');
    if (!isAddress(who) || !isKeys || rest.length > 0) return undefined;
    const list = new Expression(`[]string{${keys.map((key) => GO.text(key)).join(', ')}}`);
    return action('proof', 'GetProof', {
      client: 'gethclient',
      args: [address(who), list, height(block)],
      shown: '"%+v\\n", proof',
    });
  },
  eth_call: ([given, block, ...rest]) => {
    const made = callMessage(given);
    if (!made || rest.length > 0) return undefined;
    return action('answer', 'CallContract', {
      before: made.before,
      args: [made.message, height(block)],
      shown: '"%#x\\n", answer',
    });
  },
  eth_estimateGas: ([given, ...rest]) => {
    const made = callMessage(given);
    if (!made || rest.length > 0) return undefined;
    return action('gas', 'EstimateGas', {before: made.before, args: [made.message]});
  },
  eth_feeHistory: ([count, newest, percentiles, ...rest]) => {
    const blocks = quantity(count);
    const isList =
      Array.isArray(percentiles) && percentiles.every((part) => typeof part === 'number');
    if (blocks === undefined || !isList || rest.length > 0) return undefined;
    const list = new Expression(`[]float64{${percentiles.join(', ')}}`);
    return action('history', 'FeeHistory', {
      args: [plain(blocks), height(newest), list],
      shown: '"%+v\\n", history',
    });
  },
  eth_getLogs: ([filter, ...rest]) => {
    const query = filterQuery(filter);
    if (!query || !isRecord(filter) || rest.length > 0) return undefined;
    const of = filter.blockHash;
    return action('logs', 'FilterLogs', {
      before: typeof of === 'string' ? `block := ${hash(of).source}\n` : '',
      args: [query],
      shown: '"%+v\\n", logs',
    });
  },
};

/** The function for a call, if go-ethereum has one that accepts its arguments. */
export function goAction({
  method,
  params,
}: {
  readonly method: string;
  readonly params: readonly unknown[];
}): GoAction | undefined {
  const found = Object.hasOwn(ACTIONS, method) && ACTIONS[method]?.(params);
  return found && !found.args.includes(undefined) ? found : undefined;
}

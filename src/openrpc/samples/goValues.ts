import {isRecord} from '../../profile/parameter';
import {Composite, Expression} from './expression';
import {GO} from './style';
import {heightOf, isAddress, isHash, simpleCall} from './values';

const ETHEREUM = 'github.com/ethereum/go-ethereum';

/** Packages by the name that a program uses. */
export const PACKAGES: Readonly<Record<string, string>> = {
  big: 'math/big',
  common: `${ETHEREUM}/common`,
  ethclient: `${ETHEREUM}/ethclient`,
  ethereum: ETHEREUM,
  gethclient: `${ETHEREUM}/ethclient/gethclient`,
  hexutil: `${ETHEREUM}/common/hexutil`,
  rpc: `${ETHEREUM}/rpc`,
  types: `${ETHEREUM}/core/types`,
};

/** An address as common.Address. @param value 20 bytes in hex */
export function address(value: string): Expression {
  return new Expression(`common.HexToAddress(${GO.text(value)})`, ['common']);
}

/** A hash as common.Hash. @param value 32 bytes in hex */
export function hash(value: string): Expression {
  return new Expression(`common.HexToHash(${GO.text(value)})`, ['common']);
}

/** Largest int64. */
const LARGEST = 2n ** 63n - 1n;

/** A number as *big.Int. */
export function big(value: bigint): Expression {
  if (value <= LARGEST) return new Expression(`big.NewInt(${value})`, ['big']);
  return new Expression(`hexutil.MustDecodeBig("0x${value.toString(16)}")`, ['hexutil']);
}

const TAGS: Readonly<Record<string, string>> = {
  pending: 'rpc.PendingBlockNumber',
  safe: 'rpc.SafeBlockNumber',
  finalized: 'rpc.FinalizedBlockNumber',
  earliest: 'rpc.EarliestBlockNumber',
};

/** A block argument of ethclient: a number, where nil is the latest and negative ones are tags. */
export function height(value: unknown): Expression | undefined {
  const block = heightOf(value);
  if (!block) return undefined;
  if (block.kind === 'height') return big(block.height);
  const tag = TAGS[block.tag];
  return tag === undefined
    ? new Expression('nil')
    : new Expression(`big.NewInt(int64(${tag}))`, ['big', 'rpc']);
}

function list(
  type: string,
  items: readonly unknown[],
  packages: readonly string[] = [],
): Composite {
  const entries = items.map((item): [undefined, unknown] => [undefined, item]);
  return new Composite(`${type}{`, '}', entries, packages);
}

/** A simple call as ethereum.CallMsg, and the preceding statement for its pointer. */
export function callMessage(
  value: unknown,
): {readonly before: string; readonly message: Composite} | undefined {
  const simple = simpleCall(value);
  if (!simple) return undefined;
  const {from, to, data, value: amount, gas} = simple;
  const fields: [string, Expression | undefined][] = [
    ['From', from === undefined ? undefined : address(from)],
    ['To', to === undefined ? undefined : new Expression('&to', ['common'])],
    ['Gas', gas === undefined ? undefined : new Expression(String(gas))],
    ['Value', amount === undefined ? undefined : big(amount)],
    [
      'Data',
      data === undefined
        ? undefined
        : new Expression(`common.FromHex(${GO.text(data)})`, ['common']),
    ],
  ];
  const given = fields.filter(([, part]) => part !== undefined);
  return {
    before: to === undefined ? '' : `to := ${address(to).source}\n`,
    message: new Composite('ethereum.CallMsg{', '}', given, ['ethereum']),
  };
}

/** Topics by position; null is any, a list is any of its entries. */
function topics(value: unknown): Composite | undefined {
  if (!Array.isArray(value)) return undefined;
  const positions = value.map((position: unknown) => {
    if (position === null) return [];
    return typeof position === 'string' ? [position] : position;
  });
  const isTopics = (position: unknown): position is string[] =>
    Array.isArray(position) && position.every(isHash);
  if (!positions.every(isTopics)) return undefined;
  const rows = positions.map((position) => list('', position.map(hash)));
  return list('[][]common.Hash', rows, ['common']);
}

function addresses(value: unknown): Composite | undefined {
  const all: unknown = typeof value === 'string' ? [value] : value;
  if (!Array.isArray(all) || !all.every(isAddress)) return undefined;
  return list('[]common.Address', all.map(address), ['common']);
}

/**
 * A log filter as ethereum.FilterQuery, its block hash as the variable `block`; undefined if it cannot be expressed.
 */
export function filterQuery(value: unknown): Composite | undefined {
  if (!isRecord(value)) return undefined;
  const fields = Object.entries(value).map(([key, part]): [string, unknown] => {
    if (key === 'fromBlock') return ['FromBlock', height(part)];
    if (key === 'toBlock') return ['ToBlock', height(part)];
    if (key === 'topics') return ['Topics', topics(part)];
    if (key === 'address') return ['Addresses', addresses(part)];
    const isBlock = key === 'blockHash' && isHash(part);
    return ['BlockHash', isBlock ? new Expression('&block', ['common']) : undefined];
  });
  if (fields.some(([, part]) => part === undefined)) return undefined;
  return new Composite('ethereum.FilterQuery{', '}', fields, ['ethereum']);
}

import path from 'node:path';
import {readReference} from '@site/src/openrpc/read';
import {argumentsOf} from '@site/src/openrpc/samples';
import {isStreamMethod, type Call} from '@site/src/openrpc/samples/call';

const HTTP = 'https://rpc.example';
const WEBSOCKET = 'wss://ws.example';

/** A call with a name for messages. */
export interface Named extends Call {
  readonly title: string;
  /** Whether it is an example of an error. */
  readonly fails?: boolean;
}

function call(
  method: string,
  params: readonly unknown[],
  title: string,
  {transport, fails}: {transport?: 'http'; fails?: boolean} = {},
): Named {
  const isSocket = isStreamMethod(method) && transport !== 'http';
  return {method, params, title, endpoint: isSocket ? WEBSOCKET : HTTP, fails};
}

const {documents} = readReference(path.resolve(__dirname, '../../../..'), 'current');

/** Every example of the reference, including those of errors. */
export const EXAMPLES: readonly Named[] = Object.values(documents).flatMap(({methods}) =>
  methods.flatMap((method) =>
    [...method.examples, ...(method['x-error-examples'] ?? [])].map((example) =>
      call(method.name, argumentsOf(example), `${method.name}, ${example.name}`, {
        fails: 'error' in example,
        transport: 'error' in example ? example['x-transport'] : undefined,
      }),
    ),
  ),
);

const ADDRESS = '0x13c094908720089aa1f60d6648333ba45f8736ed';
const HASH = `0x${'ab'.repeat(32)}`;

/** Texts with special meaning in one of the languages. */
const TEXTS = [
  "it's",
  "'",
  "'\\''",
  '$HOME ${HOME} $(id) `id`',
  '"double" and \\ and \\n',
  'a\nline, a\ttab, \u0000, \u0007, \u007f',
  '!history %s %d {} {0} #{x}',
  '`${1}`',
  '--option',
  '@file',
  'ключ 鍵 \u2028 \ud83d\udd11',
  '</script><!--',
];

/** Difficult arguments, for a method that no library has. */
const RAW: readonly (readonly unknown[])[] = [
  [],
  [null],
  [true, false, null, 0, -1, 25.5, 1e21],
  [{}, [], {a: {}}, [[]]],
  [{'with-dash': 1, with_underscore: 2, '': 3, 'a b': [null], $dollar: '$', class: 'x', "it's": 4}],
  [{topics: [null, [HASH, HASH], HASH], address: [ADDRESS, ADDRESS]}],
  [`0x${'ff'.repeat(400)}`],
  [{deep: {deeper: {deepest: [{list: [1, 2, 3], text: 'x'.repeat(90)}]}}}, 'latest'],
  [{short: 1, [`long${'x'.repeat(60)}`]: 2, nested: {a: 'x'.repeat(60), b: 1}, last: 3}],
  ...TEXTS.map((text) => [text, {[text]: text}]),
];

/** Calls of methods that libraries have functions for, with arguments that these may reject. */
const TYPED: readonly (readonly [method: string, params: readonly unknown[]])[] = [
  ['eth_getBalance', [ADDRESS, 'pending']],
  ['eth_getBalance', [ADDRESS, '0x0']],
  ['eth_getBalance', [ADDRESS, '0xffffffffffffffffffff']],
  ['eth_getBalance', [ADDRESS, HASH]],
  ['eth_getBalance', [ADDRESS, {blockHash: HASH, requireCanonical: true}]],
  ['eth_getBalance', [ADDRESS]],
  ['eth_getBalance', ["it's not an address", 'latest']],
  ['eth_getStorageAt', [ADDRESS, '0xffffffffffffffffffffffff', 'safe']],
  ['eth_getStorageAt', [ADDRESS, HASH, 'latest']],
  ['eth_getBlockByNumber', ['earliest', true]],
  ['eth_getBlockByNumber', ['0x10', false]],
  ['eth_getBlockReceipts', ['latest']],
  [
    'eth_call',
    [{from: ADDRESS, to: ADDRESS, value: '0xffffffffffffffffffffff', gas: '0x5208'}, 'latest'],
  ],
  ['eth_call', [{data: '0x'}, '0x10']],
  ['eth_call', [{to: ADDRESS, data: '0x', input: '0x'}, 'latest']],
  ['eth_call', [{to: ADDRESS, accessList: []}, 'latest', {}, {}]],
  ['eth_call', [null, 'latest']],
  ['eth_estimateGas', [{to: null}]],
  ['eth_getLogs', [{}]],
  ['eth_getLogs', [{topics: [null, [HASH, HASH], HASH]}]],
  [
    'eth_getLogs',
    [{address: [ADDRESS, ADDRESS], fromBlock: 'earliest', toBlock: 'latest', topics: []}],
  ],
  ['eth_getLogs', [{fromBlock: '0x1', toBlock: 'latest'}]],
  ['eth_getLogs', [{address: null, topics: null}]],
  ['eth_feeHistory', ['0x2', 'latest', []]],
  ['eth_feeHistory', [2, 'latest', null]],
  ['eth_subscribe', ['logs', {address: [ADDRESS], topics: [[HASH, HASH], null]}]],
  ['eth_subscribe', ['logs', {}]],
  ['eth_subscribe', ["it's", {a: null}]],
];

/** Calls that each library can only make as raw requests. */
export const AWKWARD: readonly Named[] = RAW.map((params) =>
  call('eth_awkward', params, `raw ${JSON.stringify(params)}`),
);

/** All test calls of the samples. */
export const CALLS: readonly Named[] = [
  ...EXAMPLES,
  ...AWKWARD,
  ...TYPED.map(([method, params]) => call(method, params, `${method} ${JSON.stringify(params)}`)),
];

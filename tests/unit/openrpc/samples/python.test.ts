import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {python} from '@site/src/openrpc/samples/python';
import {findProgram} from '../../../tools';
import {AWKWARD, CALLS, EXAMPLES} from './calls';
import web3 from './web3py/signatures.json';

// Python parses several hundred programs: a second on an idle machine.
vi.setConfig({testTimeout: 30_000});

const interpreter = findProgram('python3');

/** A program's uses of web3.py, as `web3py/uses.py` prints them. */
type Use = readonly [
  path: string,
  args: number | null | readonly string[],
  keywords: readonly string[],
  literals: readonly unknown[],
];

interface Signature {
  readonly property: boolean;
  readonly least: number;
  readonly most: number;
  readonly rpc: readonly string[];
}

const FUNCTIONS: Readonly<Record<string, Signature>> = web3.functions;
const PACKAGES: Readonly<Record<string, readonly string[]>> = web3.packages;

function read(sources: readonly string[]): (readonly Use[] | string)[] {
  const program = path.join(__dirname, 'web3py/uses.py');
  const {stdout, stderr, status} = spawnSync(interpreter ?? '', [program], {
    input: JSON.stringify(sources),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return JSON.parse(stdout) as (readonly Use[] | string)[];
}

/** Violations of web3.py's signatures. */
function faultOf([name, args, keywords]: Use, method: string): string | undefined {
  if (name.startsWith('import ')) {
    const known = PACKAGES[name.slice('import '.length)] ?? [];
    const strange = (args as readonly string[]).filter((each) => !known.includes(each));
    return strange.length > 0 ? `${name}: ${strange.join(', ')} is not there` : undefined;
  }
  const signature = FUNCTIONS[name];
  if (!signature || signature.property) {
    if (name.endsWith('filter_id')) return undefined;
    if (!signature) return `web3.py has no ${name}`;
    if (args !== null) return `${name} is a property, and is called`;
  } else {
    if (args === null) return `${name} is a function, and is not called`;
    const given = Number(args) + keywords.length;
    if (given < signature.least || given > signature.most)
      return `${name} takes ${signature.least} to ${signature.most} arguments, is given ${given}`;
  }
  const {rpc} = signature;
  return rpc.length === 0 || rpc.includes(method) ? undefined : `${name} does not ask ${method}`;
}

/** Examples whose arguments web3.py cannot pass on, or whose answers it would parse for another tracer. */
const SAY_MORE = [
  'debug_traceTransaction, flatCallTracer',
  'debug_traceTransaction, erc7562Tracer',
  'debug_traceTransaction, muxTracer',
  'debug_traceTransaction, noopTracer',
  'admin_startHTTP, basic',
];

if (interpreter === undefined)
  console.warn(
    'python3 is not here: the Python samples are not parsed. Debian: apt install python3.',
  );

describe.skipIf(interpreter === undefined)('the sample for Python', () => {
  it('is valid Python, and uses existing web3.py functions correctly', () => {
    const faults = read(CALLS.map(python)).flatMap((uses, index) => {
      if (typeof uses === 'string') return [uses];
      const {title = '', method = ''} = CALLS[index] ?? {};
      return uses.flatMap((use) => {
        const fault = faultOf(use, method);
        return fault === undefined ? [] : [`${title}: ${fault}`];
      });
    });
    expect(faults).toEqual([]);
  });

  it('sends exactly the request, if web3.py has no function', () => {
    const answers = read(AWKWARD.map(python)) as (readonly Use[])[];
    AWKWARD.forEach(({method, params, title}, index) => {
      const asked = answers[index]?.find(([name]) => name === 'manager.request_blocking');
      expect(asked?.[3], title).toEqual([method, params]);
    });
  });

  it('uses web3.py’s function for a method, unless its arguments need more', () => {
    const answers = read(EXAMPLES.map(python)) as (readonly Use[])[];
    const named = new Set(
      Object.entries(FUNCTIONS).flatMap(([name, {rpc}]) => (name.startsWith('async ') ? [] : rpc)),
    );
    const raw = EXAMPLES.filter(
      ({method}, index) =>
        named.has(method) && answers[index]?.some(([name]) => name === 'manager.request_blocking'),
    );
    // Errors are caused by arguments that a library would not pass on.
    expect(raw.filter(({fails}) => fails !== true).map(({title}) => title)).toEqual(SAY_MORE);
  });
});

it('an address is checksummed, as web3.py requires', () => {
  const address = '0x13c094908720089aa1f60d6648333ba45f8736ed';
  const call = {
    method: 'eth_getBalance',
    params: [address, 'latest'],
    endpoint: 'https://rpc.example',
  };
  expect(python(call)).toContain(`Web3.to_checksum_address("${address}")`);
});

it.each([
  ['eth_getBlockByNumber', ['latest', false], 'https://rpc.example'],
  // Asks for the newest block before it sends.
  ['eth_sendTransaction', [{to: `0x${'12'.repeat(20)}`, value: '0x1'}], 'https://rpc.example'],
  ['eth_subscribe', ['newHeads'], 'wss://ws.example'],
  ['eth_subscribe', ['newFinalizedHeaders'], 'wss://ws.example'],
])('a header by %s %j can be read: it is longer than web3.py allows by default', (...call) => {
  const [method, params, endpoint] = call;
  expect(python({method, params, endpoint})).toContain('inject(ExtraDataToPOAMiddleware, layer=0)');
});

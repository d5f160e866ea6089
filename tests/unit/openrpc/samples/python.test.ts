import {spawnSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {python} from '@site/src/openrpc/samples/python';
import {findProgram} from '../../../tools';
import {AWKWARD, CALLS} from './calls';

const interpreter = findProgram('python3');

/** Parses each program of a JSON list; answers with the literal arguments of make_request, null where there is no such call. */
const PARSE = `
import ast, json, sys
def asked(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "make_request":
            return [ast.literal_eval(arg) for arg in node.args]
answers = []
for source in json.load(sys.stdin):
    try:
        answers.append(asked(ast.parse(source)))
    except SyntaxError as error:
        answers.append(f"{error}\\n{source}")
json.dump(answers, sys.stdout)
`;

function parse(sources: readonly string[]): unknown[] {
  const {stdout, stderr, status} = spawnSync(interpreter ?? '', ['-c', PARSE], {
    input: JSON.stringify(sources),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return JSON.parse(stdout) as unknown[];
}

if (interpreter === undefined)
  console.warn(
    'python3 is not here: the Python samples are not parsed. Debian: apt install python3.',
  );

describe.skipIf(interpreter === undefined)('the sample for Python', () => {
  it('is Python, for every call', () => {
    const faults = parse(CALLS.map(python)).filter((answer) => typeof answer === 'string');
    expect(faults).toEqual([]);
  });

  it('asks for exactly what the request has, where web3.py has no function', () => {
    const answers = parse(AWKWARD.map(python));
    AWKWARD.forEach(({method, params, title}, index) => {
      expect(answers[index], title).toEqual([method, params]);
    });
  });
});

it('an address has its checksum, without which web3.py refuses it', () => {
  const address = '0x13c094908720089aa1f60d6648333ba45f8736ed';
  const call = {
    method: 'eth_getBalance',
    params: [address, 'latest'],
    endpoint: 'https://rpc.example',
  };
  expect(python(call)).toContain(`Web3.to_checksum_address("${address}")`);
});

it('a block of this chain can be read: its header is longer than web3.py allows by itself', () => {
  const call = {
    method: 'eth_getBlockByNumber',
    params: ['latest', false],
    endpoint: 'https://rpc.example',
  };
  expect(python(call)).toContain('inject(ExtraDataToPOAMiddleware, layer=0)');
});

import {encodeAbiParameters, type Address} from 'viem';
import {expect, test} from 'vitest';
import {AskError} from '../../../src/tools/askError';
import type {PositionsFacts} from '../../../src/tools/positions/facts';
import {readPositions, type Positions} from '../../../src/tools/positions/read';
import {positionsOutput} from '../../../src/tools/positions/view';
import {SELECTORS} from '../../../src/tools/reading/functions';
import {Fault, type Asked} from '../../../src/tools/types';

const facts: PositionsFacts = {
  symbol: 'EXN',
  votes: 'govEXN',
  chains: {64713: 'Example Network'},
  hub: `0x${'02'.repeat(20)}`,
  token: `0x${'05'.repeat(20)}`,
};
const ACCOUNT = `0x${'aa'.repeat(20)}`;
const COUNT = 50;

const addressAt = (kind: string, index: number): Address =>
  `0x${kind}${index.toString(16).padStart(38, '0')}`;
const numbers = (...values: bigint[]) =>
  encodeAbiParameters(
    values.map(() => ({type: 'uint256'})),
    values,
  );

const ANSWERS: Readonly<Record<string, () => string>> = {
  [SELECTORS['StakeHub.getValidators(uint256,uint256)']]: () =>
    encodeAbiParameters(
      [{type: 'address[]'}, {type: 'address[]'}, {type: 'uint256'}],
      [
        Array.from({length: COUNT}, (_, index) => addressAt('0a', index)),
        Array.from({length: COUNT}, (_, index) => addressAt('0c', index)),
        BigInt(COUNT),
      ],
    ),
  [SELECTORS['StakeHub.getValidatorDescription(address)']]: () =>
    encodeAbiParameters(
      [{type: 'tuple', components: ['a', 'b', 'c', 'd'].map((name) => ({name, type: 'string'}))}],
      [{a: '=HYPERLINK("x")', b: '', c: '', d: ''}],
    ),
  [SELECTORS['StakeHub.getValidatorBasicInfo(address)']]: () => numbers(1n, 1n, 2n),
  [SELECTORS['StakeCredit.balanceOf(address)']]: () => numbers(10n ** 18n),
  [SELECTORS['StakeCredit.getPooledBNB(address)']]: () => numbers(2n * 10n ** 18n),
  [SELECTORS['StakeCredit.pendingUnbondRequest(address)']]: () => numbers(0n),
  [SELECTORS['GovToken.getVotes(address)']]: () => numbers(0n),
  [SELECTORS['GovToken.delegates(address)']]: () => numbers(0n),
};

interface Options {
  /** Calls after which it fails. */
  readonly last?: number;
  readonly chainId?: string;
  readonly isEmpty?: boolean;
  /** Times of release in each queue, in seconds. */
  readonly queue?: readonly bigint[];
}

/** A node with fifty validators, with each of which the account has something. */
function node({last = Infinity, chainId = '0xfcc9', isEmpty = false, queue = []}: Options = {}) {
  let [calls, running, most] = [0, 0, 0];
  const call: Asked['call'] = async (method, ...params) => {
    calls += 1;
    running += 1;
    most = Math.max(most, running);
    const isLost = calls > last;
    await Promise.resolve();
    running -= 1;
    if (isLost) throw new AskError({title: 'The node is gone', cause: '', steps: []});
    if (method === 'eth_chainId') return chainId;
    if (method === 'eth_getCode') return '0x';
    if (method === 'eth_getBlockByNumber') return {number: '0x10', timestamp: '0x1000'};
    const [{data}] = params as [{data: string}];
    if (data.startsWith(SELECTORS['StakeCredit.pendingUnbondRequest(address)']))
      return numbers(BigInt(queue.length));
    if (data.startsWith(SELECTORS['StakeCredit.unbondRequest(address,uint256)']))
      return numbers(1n, 1n, queue[Number(`0x${data.slice(-64)}`)] ?? 0n);
    return isEmpty ? '0x' : (ANSWERS[data.slice(0, 10)]?.() ?? '0x');
  };
  const asked = {name: 'node', call} as unknown as Asked;
  return {asked, most: () => most};
}

async function read(options?: Options, shown: Positions[] = []) {
  const {asked, most} = node(options);
  const reading = await readPositions(ACCOUNT, facts, {
    asked: () => Promise.resolve(asked),
    say: () => undefined,
    show: (part) => shown.push(part),
  });
  return {reading, most: most(), shown};
}

const textOf = (reading: Positions) =>
  JSON.stringify(positionsOutput(reading, 'UTC', facts).blocks);

test('fifty validators are read, shown in parts, with six calls at once', async () => {
  const {reading, most, shown} = await read();
  expect(shown.map(({done}) => done)).toEqual([20, 40, 50]);
  expect(most).toBe(6);
  const {summary, blocks} = positionsOutput(reading, 'UTC', facts);
  expect(summary).toBe(
    '100 EXN staked with 50 validators; 0 EXN unbonding, of which 0 EXN can be claimed now.',
  );
  const file = blocks.find(({kind}) => kind === 'file');
  const content = file?.kind === 'file' ? String(file.make().content) : '';
  expect(content.split('\r\n')).toHaveLength(52);
  // What a validator calls itself must not run in a spreadsheet.
  expect(content).toContain(`"'=HYPERLINK(""x"")"`);
});

test('what was read before a node failed stays, and says that it is a part', async () => {
  const shown: Positions[] = [];
  await expect(read({last: 200}, shown)).rejects.toThrow('The node is gone');
  const [last] = shown.slice(-1);
  expect(last?.done).toBe(20);
  expect(last && textOf(last)).toContain('Only 20 of 50 validators have been read');
});

test('a request waits for those ahead of it, whose period may have been longer', async () => {
  const {reading} = await read({queue: [604_800n, 345_600n, 691_200n]});
  const times = reading.positions[0]?.requests.map(({at}) => at / 86_400_000);
  expect(times).toEqual([7, 7, 8]);
  expect(textOf(reading)).not.toContain('5 January 1970');
  const ready = await read({queue: [4000n, 4096n, 4097n]});
  expect(ready.reading.positions[0]?.requests.map(({at}) => at <= 4096_000)).toEqual([
    true,
    true,
    false,
  ]);
});

test('a node of another chain is named as such', async () => {
  await expect(read({isEmpty: true})).rejects.toThrow(Fault);
  const {reading} = await read({chainId: '0x1'});
  expect(textOf(reading)).toContain('is on chain 1');
});

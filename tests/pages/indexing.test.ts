import {setTimeout as wait} from 'node:timers/promises';
import {parseEther, type Address} from 'viem';
import {afterAll, afterEach, beforeAll, beforeEach, expect, test, vi} from 'vitest';
import {startFaultyEndpoint, type Fault, type FaultyEndpoint} from './httpFaults';
import {pageFolder, writeFiles} from './pageFiles';
import {readPage} from './pages';
import {
  COMPILING,
  delegator,
  operator,
  otherOperator,
  startStakingWorld,
  type StakingWorld,
} from './stakingWorld';

interface Index {
  next: bigint;
  shares: Map<string, bigint>;
}

let world: StakingWorld;
let endpoint: FaultyEndpoint;
let update: (index: Index) => Promise<void>;
let index: Index;

beforeAll(async () => {
  world = await startStakingWorld();
  endpoint = await startFaultyEndpoint(world.url);
  const {chains} = world.data.network;
  const archive = [{url: endpoint.url, operator: 'Test'}];
  const network = {
    ...world.data.network,
    chains: {...chains, mainnet: {...chains.mainnet, archive}},
  };
  const page = readPage('current', 'staking/developer-guide', {...world.data, network});
  const files = writeFiles(page, pageFolder('indexing', page), ['ts']);
  const program = files.find((file) => file.endsWith('index-delegations.ts')) ?? '';
  ({update} = (await import(program)) as {update: typeof update});
  await world.register(operator, 'Alpha1');
  await world.register(otherOperator, 'Beta22');
}, COMPILING);

afterAll(async () => {
  await endpoint.stop();
  await world.stop();
});

beforeEach(() => {
  index = {next: 0n, shares: new Map()};
  endpoint.plan = [];
  endpoint.met.length = 0;
});

afterEach(() => vi.restoreAllMocks());

const delegate = (to: Address, amount: string) =>
  world.send(delegator, 'delegate', [to, false], parseEther(amount));
const makeFinal = () => world.client.mine({blocks: 5});

/** The delegator's shares according to the chain. At a price of one they equal the deposited amount. */
function expectShares(...amounts: readonly string[]): void {
  const counted = [operator, otherOperator].map(
    (one) => index.shares.get(`${one} ${delegator}`) ?? 0n,
  );
  expect(counted).toEqual(amounts.map((amount) => parseEther(amount)));
}

test.each<[string, Fault[]]>([
  ['broken connections', ['broken', 'broken', 'broken']],
  ['one request too many', ['tooMany', 'tooMany']],
  ['a node without the newest blocks', ['none', 'behind', 'behind']],
  ['a node on a lost branch', ['none', 'lostBranch', 'lostBranch']],
  ['a call for logs that fails alone', ['none', 'limited', 'behind']],
  ['all of them', ['tooMany', 'broken', 'none', 'broken', 'behind', 'tooMany']],
])('%s: no event is missed, and none counted twice', async (_name, plan) => {
  const id = await world.client.snapshot();
  await delegate(operator, '5');
  await delegate(otherOperator, '7');
  await makeFinal();
  endpoint.plan = [...plan];
  await update(index);
  expect(endpoint.met).toEqual(plan.filter((fault) => fault !== 'none'));
  expectShares('5', '7');

  // It continues where it stopped.
  await delegate(operator, '2');
  await makeFinal();
  await update(index);
  expectShares('7', '7');
  await world.client.revert({id});
});

/** The longest pause between two attempts of the program, and what a slow machine needs, in milliseconds. */
const RECOVERY = 60_000;

test.each([0.5, 4, 60])(
  'an outage of %s s: no event is missed, and none counted twice',
  async (seconds) => {
    const id = await world.client.snapshot();
    await delegate(operator, '5');
    await makeFinal();
    endpoint.isDown = true;
    const updated = update(index);
    await wait(seconds * 1000);
    await delegate(otherOperator, '7');
    await makeFinal();
    endpoint.isDown = false;
    await updated;
    expectShares('5', '7');
    await world.client.revert({id});
  },
  60_000 + RECOVERY,
);

test('events that a reorganisation of three blocks removes were never counted', async () => {
  const id = await world.client.snapshot();
  await delegate(operator, '5');
  await makeFinal();
  const before = await world.client.snapshot();
  const {number: height} = await world.client.getBlock();
  await delegate(operator, '3');
  await delegate(otherOperator, '3');
  await delegate(operator, '3');
  // On the node of this test finality is two blocks behind; here it is four, so that three blocks can be replaced.
  const final = `0x${(height - 1n).toString(16)}`;
  endpoint.finalized = final;
  await update(index);
  expectShares('5', '0');
  await world.client.revert({id: before});
  await delegate(otherOperator, '4');
  await makeFinal();
  endpoint.finalized = undefined;
  await update(index);
  expectShares('5', '4');
  await world.client.revert({id});
});

interface Call {
  id: number;
  method: string;
  params: [{fromBlock: string; toBlock: string}];
}

/** Changes what the endpoint answers to the program's batches. */
function answerBy(change: (calls: readonly Call[], answer: Response) => Promise<Response>): void {
  const {fetch: real} = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const isOfProgram = new URL(url as string).origin === new URL(endpoint.url).origin;
    const answer = await real(url, init);
    return isOfProgram ? change(JSON.parse(init?.body as string) as Call[], answer) : answer;
  });
}

test('an answer of more than 10 MiB is read', async () => {
  const id = await world.client.snapshot();
  await delegate(operator, '5');
  await makeFinal();
  let large = 0;
  answerBy(async (calls, answer) => {
    if (!calls.some(({method}) => method === 'eth_getLogs')) return answer;
    large += 1;
    return new Response((await answer.text()) + ' '.repeat(11 * 1024 ** 2));
  });
  await update(index);
  expectShares('5', '0');
  expect(large).toBe(1);
  await world.client.revert({id});
});

test('a range that an endpoint refuses becomes smaller, and grows again', async () => {
  const id = await world.client.snapshot();
  await delegate(operator, '5');
  await makeFinal();
  await delegate(otherOperator, '7');
  await makeFinal();
  const {number: last} = await world.client.getBlock({blockTag: 'finalized'});
  index.next = last - 15n; // sixteen blocks
  const sizes: number[] = [];
  answerBy(async (calls, answer) => {
    const logs = calls.find(({method}) => method === 'eth_getLogs');
    if (!logs) return answer;
    const [{fromBlock, toBlock}] = logs.params;
    const size = Number(toBlock) - Number(fromBlock) + 1;
    sizes.push(size);
    const refusal = {id: logs.id, error: {code: -32005, message: 'too many logs'}};
    const answers = (await answer.json()) as {id: number}[];
    return Response.json(answers.map((one) => (one.id === logs.id && size > 4 ? refusal : one)));
  });
  await update(index);
  expect(sizes).toEqual([16, 8, 4, 6, 3, 4, 5, 3, 2]);
  expect(index.next).toBe(last + 1n);
  expectShares('5', '7');
  await world.client.revert({id});
});

test('an endpoint that rejects the method is reported immediately', async () => {
  endpoint.plan = ['none', 'refused'];
  await expect(update(index)).rejects.toThrow('eth_getLogs');
  expect(index.next).toBe(0n);
});

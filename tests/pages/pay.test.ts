import fs from 'node:fs';
import path from 'node:path';
import {parseEther, parseGwei, parseTransaction, toHex} from 'viem';
import type {Address, Hash} from 'viem';
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {dataAt, startNode, type LocalNode} from './node';
import {startFaultyEndpoint, type FaultyEndpoint} from './httpFaults';
import {pageFolder} from './pageFiles';
import {crashing, KEY, other, poor, quicker, readJournal, rich, type Entry} from './payProgram';
import {readPage, type Page} from './pages';
import {start, type Program} from './program';

let node: LocalNode;
let endpoint: FaultyEndpoint;
let page: Page;
let folder: string;
/** The account's next nonce before a test. */
let first: number;

beforeAll(async () => {
  node = await startNode();
  endpoint = await startFaultyEndpoint(node.url);
  page = readPage('current', 'api-list', dataAt(endpoint.url));
  folder = pageFolder('program-pay', page);
});

afterAll(() => Promise.all([node.stop(), endpoint.stop()]));

beforeEach(async () => {
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  endpoint.isDown = false;
  await node.client.setAutomine(false);
  first = await node.client.getTransactionCount({address: rich.address, blockTag: 'pending'});
});

const payer = (edit = quicker): Program => start(page, 'pay.ts', {KEY, START: `${first}`}, edit);

function payouts(entries: Readonly<Record<string, Record<string, unknown>>>): void {
  fs.writeFileSync(path.join(folder, 'payouts.json'), JSON.stringify(entries));
}

const journal = (): Record<string, Entry> => readJournal(folder);
const hasJournal = (): boolean => fs.existsSync(path.join(folder, 'journal.json'));

const balance = (address: Address) => node.client.getBalance({address});
const pooled = async (): Promise<readonly Hash[]> =>
  (await node.client.getBlock({blockTag: 'pending'})).transactions;

/** Waits until so many transactions wait to be mined. */
const waiting = (count: number) => expect.poll(pooled, {timeout: 45_000}).toHaveLength(count);

/** What was received while this ran. */
async function received(by: Address, during: () => Promise<unknown>): Promise<bigint> {
  const before = await balance(by);
  await during();
  return (await balance(by)) - before;
}

test('pays each entry once, ends when all are final, and pays nothing when it runs again', async () => {
  payouts({first: {to: poor.address, amount: '1.5'}, second: {to: other.address, amount: '2'}});
  const paid = await received(poor.address, async () => {
    const running = payer();
    for (const _ of ['first', 'second']) {
      await waiting(1);
      await node.client.mine({blocks: 4});
    }
    const {code, output} = await running.ended();
    expect(output).toMatch(/^first success 0x\w{64}\nsecond success 0x\w{64}\n$/u);
    expect(code).toBe(0);
    expect(await payer().ended()).toEqual({code: 0, output: ''});
    expect(await pooled()).toEqual([]);
  });
  expect(paid).toBe(parseEther('1.5'));
  const {first, second} = journal();
  expect(first?.status).toBe('success');
  expect(second?.nonce).toBe((first?.nonce ?? 0) + 1);
});

test('sends the same bytes after a crash between signing and sending', async () => {
  payouts({once: {to: poor.address, amount: '1'}});
  const paid = await received(poor.address, async () => {
    expect((await payer(crashing).ended()).code).toBe(9);
    const [bytes] = journal().once?.signed ?? [];
    expect(bytes).toBeDefined();
    expect(await pooled()).toEqual([]);

    const running = payer();
    await waiting(1);
    await node.client.mine({blocks: 4});
    expect((await running.ended()).code).toBe(0);
    expect(journal().once?.signed).toEqual([bytes]);
  });
  expect(paid).toBe(parseEther('1'));
});

test('sends again what the pool dropped, through an endpoint that was down', async () => {
  payouts({dropped: {to: poor.address, amount: '1'}});
  const paid = await received(poor.address, async () => {
    const running = payer();
    await waiting(1);
    endpoint.isDown = true;
    const [hash] = await pooled();
    if (!hash) throw new Error('the pool is empty');
    await node.client.dropTransaction({hash});
    await waiting(0);
    endpoint.isDown = false;
    await waiting(1);
    await node.client.mine({blocks: 4});
    expect((await running.ended()).code).toBe(0);
    expect(journal().dropped?.final).toBe(hash);
  });
  expect(paid).toBe(parseEther('1'));
});

test('goes on after an answer that stalled', async () => {
  payouts({stalled: {to: poor.address, amount: '1'}});
  const running = payer();
  await waiting(1);
  endpoint.plan = ['stalled'];
  await expect.poll(() => endpoint.met).toContain('stalled');
  await node.client.mine({blocks: 4});
  expect((await running.ended()).output).toContain('stalled success');
});

test('raises the price of a payment that waits, with the same nonce, up to a limit', async () => {
  payouts({stuck: {to: poor.address, amount: '1'}});
  const most = (await node.client.getGasPrice()) + parseGwei('0.3');
  const paid = await received(poor.address, async () => {
    const running = payer((program) => quicker(program).replace("parseGwei('10')", `${most}n`));
    await expect
      .poll(() => journal().stuck?.signed.length ?? 0, {timeout: 30_000})
      .toBeGreaterThan(1);
    await running.printed(/^stuck waits at the highest price$/mu);
    await waiting(1);
    await node.client.mine({blocks: 4});
    expect((await running.ended()).code).toBe(0);
  });
  expect(paid).toBe(parseEther('1'));
  const {stuck} = journal();
  const offered = (stuck?.signed ?? []).map((bytes) => parseTransaction(bytes));
  expect(new Set(offered.map(({nonce}) => nonce))).toEqual(new Set([stuck?.nonce]));
  const prices = offered.map(({maxFeePerGas = 0n}) => maxFeePerGas);
  for (const [place, price] of prices.slice(1).entries()) {
    expect(price * 10n).toBeGreaterThanOrEqual((prices[place] ?? 0n) * 11n);
  }
  expect(prices.at(-1)).toBeLessThanOrEqual(most);
});

test('stops when another transaction has the nonce', async () => {
  payouts({beaten: {to: poor.address, amount: '1'}});
  const paid = await received(poor.address, async () => {
    await payer(crashing).ended();
    await node.client.sendTransaction({account: rich.address, to: other.address, value: 1n});
    await node.client.mine({blocks: 4});
    const {code, output} = await payer().ended();
    expect(code).toBe(1);
    expect(output).toMatch(/beaten: nonce \d+ is used/u);
  });
  expect(paid).toBe(0n);
});

test('waits for a receipt that is not final yet, although the nonce is used in a final block', async () => {
  payouts({soon: {to: poor.address, amount: '1'}});
  // As when a block becomes final between two calls of a batch.
  const running = payer((program) =>
    quicker(program).replace(
      /(getTransactionCount\(\{address, blockTag: )'finalized'/u,
      "$1'latest'",
    ),
  );
  await waiting(1);
  await node.client.mine({blocks: 1});
  await expect(running.printed(/\S/u, 1_000)).rejects.toThrow();
  await node.client.mine({blocks: 3});
  expect((await running.ended()).output).toMatch(/^soon success/u);
});

test('signs nothing for another chain, for another key, or twice under one name', async () => {
  const foreign = structuredClone(dataAt(endpoint.url));
  Object.assign(foreign.network.chains.mainnet, {chainId: 1});
  payouts({name: {to: poor.address, amount: '1'}});
  const there = start(readPage('current', 'api-list', foreign), 'pay.ts', {KEY});
  expect((await there.ended()).output).toContain('wrong chain');
  expect(hasJournal()).toBe(false);

  await payer(crashing).ended();
  const theirs = start(page, 'pay.ts', {KEY: toHex(other.getHdKey().privateKey ?? '')}, quicker);
  expect((await theirs.ended()).output).toContain(`journal.json is of ${rich.address}`);

  const running = payer();
  await waiting(1);
  await node.client.mine({blocks: 4});
  await running.ended();
  payouts({name: {to: poor.address, amount: '2'}});
  expect((await payer().ended()).output).toContain('name was another payment');
  expect(await pooled()).toEqual([]);
});

test('pays once when two runs work at once, and one of them stops', async () => {
  payouts({twice: {to: poor.address, amount: '1'}});
  const paid = await received(poor.address, async () => {
    await payer(crashing).ended();
    const runs = ['50', '1_000'].map((pause) =>
      payer((program) =>
        program.replace('const folder', "console.log('read');\n$&").replace('2_000', pause),
      ),
    );
    await Promise.all(runs.map((run) => run.printed(/^read$/mu)));
    await waiting(1);
    await node.client.mine({blocks: 4});
    const outputs = await Promise.all(runs.map((run) => run.ended()));
    expect(outputs.map(({code}) => code).sort()).toEqual([0, 1]);
    expect(outputs.map(({output}) => output).join('')).toContain('another run has written');
  });
  expect(paid).toBe(parseEther('1'));
});

test.each([
  ['an address under another name', {address: poor.address, amount: '1'}, 'no address'],
  ['no address', {to: '', amount: '1'}, 'no address'],
  ['a number', {to: poor.address, amount: 1}, 'no amount'],
  ['nothing', {to: poor.address, amount: '0'}, 'no amount'],
])('pays nobody while an entry has %s', async (_, entry, message) => {
  payouts({fine: {to: poor.address, amount: '1'}, wrong: entry});
  const {code, output} = await payer().ended();
  expect(code).toBe(1);
  expect(output).toContain(`wrong: ${message}`);
  expect(hasJournal()).toBe(false);
});

test('pays nothing again when the journal is lost or too old', async () => {
  payouts({lost: {to: poor.address, amount: '1'}});
  const running = payer();
  await waiting(1);
  await node.client.mine({blocks: 4});
  await running.ended();
  fs.rmSync(path.join(folder, 'journal.json'));
  const {code, output} = await payer().ended();
  expect(code).toBe(1);
  expect(output).toContain(`nonce ${first} is used, but not in journal.json`);
  expect(hasJournal()).toBe(false);
});

test('refuses a first nonce that is no nonce', async () => {
  payouts({first: {to: poor.address, amount: '1'}});
  for (const START of ['12,', '-1']) {
    const {code, output} = await start(page, 'pay.ts', {KEY, START}, quicker).ended();
    expect(code).toBe(1);
    expect(output).toContain('START is not a nonce');
  }
  expect(hasJournal()).toBe(false);
});

test('signs nothing with a first nonce that leaves a gap', async () => {
  payouts({first: {to: poor.address, amount: '1'}});
  const {code, output} = await start(page, 'pay.ts', {KEY, START: `${first + 1}`}, quicker).ended();
  expect(code).toBe(1);
  expect(output).toContain(`START is above the next nonce, ${first}, or the node lags`);
  expect(hasJournal()).toBe(false);
});

test('sends nothing that it could not save', async () => {
  payouts({first: {to: poor.address, amount: '1'}});
  const running = payer();
  await waiting(1);
  const [hash] = await pooled();
  fs.mkdirSync(path.join(folder, 'journal.new'));
  expect((await running.ended()).code).toBe(1);
  expect(await pooled()).toEqual([hash]);
  expect(journal().first?.signed).toHaveLength(1);
  await node.client.mine({blocks: 4});
});

test('reports what cannot be paid, without signing it, and pays the rest', async () => {
  const refusing = '0x00000000000000000000000000000000000f0001';
  await node.client.setCode({address: refusing, bytecode: '0x5f5ffd'}); // REVERT without data
  const greedy = '0x00000000000000000000000000000000000f0002';
  await node.client.setCode({address: greedy, bytecode: '0x6208000060002000'}); // hashes much
  const one = (to: Address) => ({to, amount: '1'});
  payouts({refused: one(refusing), dear: one(greedy), fine: one(poor.address)});
  const paid = await received(poor.address, async () => {
    const running = payer();
    await waiting(1);
    await node.client.mine({blocks: 4});
    const {code, output} = await running.ended();
    expect(code).toBe(1);
    expect(output).toMatch(/^refused .*revert[^]*^dear would use \d{6} gas$/imu);
    expect(output).toContain('fine success');
  });
  expect(paid).toBe(parseEther('1'));
  expect(Object.keys(journal())).toEqual(['fine']);
});

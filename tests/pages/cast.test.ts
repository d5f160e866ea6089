import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseEther, toHex, type Address, type Hex} from 'viem';
import {afterAll, afterEach, beforeAll, beforeEach, expect, test} from 'vitest';
import expected from '../fixtures/worked-examples.json';
import {accounts} from './node';
import {blocksIn, blocksOf, readPage} from './pages';
import {
  delegator as staker,
  operator,
  startStakingWorld,
  stranger as agent,
  type StakingWorld,
} from './stakingWorld';
import {openTerminal, type Terminal} from './terminal';

/** Time of the undelegation in the worked examples, in seconds; their validator was created thirty days before. */
const REQUESTED = 1_761_607_680;
const CREATED = REQUESTED - 30 * 86_400;
/** The operators that the user guide writes down. */
const OPERATOR: Address = '0x1111111111111111111111111111111111111111';
const OTHER: Address = '0x2222222222222222222222222222222222222222';

const VOTE = `0x${'22'.repeat(48)}`;
const PROOF = `0x${'33'.repeat(96)}`;
const keyOf = (index: number): Hex => toHex(accounts[index]?.getHdKey().privateKey ?? '');

let world: StakingWorld;
const terminals: Terminal[] = [];
/** Blocks that were run, as `page: title`. */
const ran = new Set<string>();

beforeAll(async () => {
  world = await startStakingWorld(CREATED - 60);
});

afterAll(async () => {
  await Promise.all(terminals.map((terminal) => terminal.close()));
  await world.stop();
});

let untouched: Hex;

beforeEach(async () => {
  untouched = await world.client.snapshot();
});

afterEach(() => world.client.revert({id: untouched}));

/**
 * Opens a reader's terminal for one page. What it gives back runs the block of commands with a title, and expects what
 * stands below it as its output. `values` are put where the page says that readers put theirs.
 */
function openPage(id: string, env: Readonly<Record<string, string>> = {}) {
  const blocks = blocksOf(readPage('current', id, world.data));
  const keys = {operator: keyOf(0), staker: keyOf(2), agent: keyOf(3)};
  const terminal = openTerminal(keys, env);
  terminals.push(terminal);
  return async (title: string, values: Readonly<Record<string, string>> = {}): Promise<string> => {
    const block = blocks.find((each) => each.lang === 'bash' && each.title === title);
    if (!block) throw new Error(`${id} has no block of commands with the title ${title}`);
    ran.add(`${id}: ${title}`);
    const commands = Object.entries(values).reduce(
      (text, [place, value]) => text.replace(place, value),
      block.value,
    );
    const output = await terminal.run(commands);
    expect(output, block.at).not.toContain('(failed)');
    const next = blocks[blocks.indexOf(block) + 1];
    if (next?.title.startsWith('Output')) expect(output.trim(), next.at).toBe(next.value);
    return output;
  };
}

/** Lets an account of a page send transactions without its key, and gives it tokens. */
async function playAs(address: Address): Promise<void> {
  await world.client.impersonateAccount({address});
  await world.client.setBalance({address, value: parseEther('10000')});
}

/** Does something and takes it back on chain. */
async function onTrial(work: () => Promise<unknown>): Promise<void> {
  const id = await world.client.snapshot();
  await work();
  await world.client.revert({id});
}

const undelegate = (from: Address, shares: bigint) =>
  world.send(staker, 'undelegate', [from, shares]);

test('the user guide, from the first command to the last', async () => {
  await playAs(OPERATOR);
  await playAs(OTHER);
  await world.client.setNextBlockTimestamp({timestamp: BigInt(CREATED)});
  await world.register(OPERATOR, 'Alpha1');
  await world.register(OTHER, 'Beta22');

  const run = openPage('staking/user-guide', {LC_ALL: 'C'});
  await run('Settings');
  await run('Store your key, encrypted');
  expect(await run('List the validators')).toContain(OPERATOR);
  await run('Look at one');
  await run('Delegate');

  // The rest of the stake of the worked examples, and their reward.
  await world.send(staker, 'delegate', [OPERATOR, false], parseEther('989'));
  await world.send(OPERATOR, 'distribute', [OPERATOR], BigInt(expected.reward.income));
  expect(await run('Value in wei, and shares')).toContain(expected.reward.delegatorValue);
  await run('Value in whole tokens');
  await onTrial(() => run('Redelegate everything'));
  await onTrial(() => run('Undelegate everything'));
  await onTrial(() => run('Undelegate an amount'));

  await world.client.setNextBlockTimestamp({timestamp: BigInt(REQUESTED)});
  await undelegate(OPERATOR, BigInt(expected.undelegation.shares));
  await run('Look at the queue');
  await run('The time of release as a date');

  await world.send(staker, 'delegate', [OTHER, false], parseEther('1'));
  await undelegate(OTHER, parseEther('1'));
  await world.client.increaseTime({seconds: expected.undelegation.seconds});
  await world.client.mine({blocks: 1});
  await onTrial(() => run('How many are ready? Claim them'));
  await run('Claim from two validators');
  await run('Mirror the rewards');
  expect(await run('Vote yourself')).toMatch(/\d{18,} \[/);
});

test('a validator: rehearse, register, change keys, register ids, leave jail, leave', async () => {
  const CONSENSUS = '0x65E4C61A9E68ac2a9139B4EbBD9574d990A10cA2';
  const env = {OPERATOR: operator, AGENT: agent, CONSENSUS, RPC: world.url, VOTE};
  const values = {'0xYourProof': PROOF};

  const create = openPage('validator/create-val', env);
  await create('Values that the steps below use');
  await create('Keep the address for later');
  await create('Rehearse: costs nothing, changes nothing', values);
  await create('Send from a hardware wallet');
  expect(await create('Credit contract, own stake, jail state')).toContain(
    '2000000000000000000000 ',
  );
  // What went through once is refused when it is rehearsed again, by the name's selector.
  await expect(create('Rehearse: costs nothing, changes nothing', values)).rejects.toThrow(
    '0xc0bf4143',
  );

  const keys = openPage('validator/manage-keys', {
    ...env,
    NEW_CONSENSUS: OTHER,
    NEW_VOTE: VOTE,
    NEW_PROOF: PROOF,
  });
  expect(await keys('What the contract has')).toContain(CONSENSUS);
  await keys('Name an agent (operator only; the zero address removes it)');
  await keys('Announce the new key');
  expect(await keys('What the contract has')).toContain(OTHER);
  await world.client.increaseTime({seconds: 86_400});
  await keys('Announce the new vote key');

  const evn = openPage('validator/evn/best-practice', env);
  await evn('Add two sentries (about 126,000 gas)');
  await evn('Remove one; an empty list removes all');
  const left = '0x3c21134310c84ffc7eb7c996a3df6480da81d881d7357fe56caf5e49a4eccd2c';
  expect(await evn('On chain')).toContain(`[[${left}]]`);
  const overview = openPage('validator/evn/overview', env);
  expect(await overview('Which ids a validator has registered')).toContain(left);
  expect(await openPage('validator/evn/faqs')('Read the limit')).toBe('5\n');

  const security = openPage('validator/security', env);
  await world.send(operator, 'jail', [operator]);
  expect(await security('State of the jail')).toContain('true');
  await security('After jailUntil, with enough own stake (anybody may send it)');
  expect(await security('State of the jail')).toContain('false');

  const retire = openPage('validator/run-val', env);
  await retire('Undelegate everything');
  await world.client.increaseTime({seconds: expected.undelegation.seconds});
  await world.client.mine({blocks: 1});
  await retire('7 days later: claim');
});

test('counters of missed blocks, and the election', async () => {
  await world.register(operator, 'Alpha1');
  const env = {CONSENSUS: operator};
  const thresholds = '50\n150\n';
  expect(await openPage('staking/overview')('Thresholds: misdemeanour, felony')).toBe(thresholds);
  const overview = openPage('validator/overview', env);
  expect(await overview('Slash thresholds, and the counter of one validator')).toBe(
    `${thresholds}0\n0\n`,
  );
  expect(await overview('Rank the election with what stands on chain now')).toContain(VOTE);
  expect(
    await openPage(
      'validator/run-val',
      env,
    )('Your slash counter: height of the last miss, and count'),
  ).toBe('0\n0\n');
});

test('the script that counts missed blocks for Prometheus', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'collector-'));
  try {
    const run = openPage('validator/evn/network-monitor', {CONSENSUS: operator});
    const places = {'/var/lib/prometheus/node-exporter': folder};
    await run(
      '/usr/local/bin/slash-counter: value for the text-file collector of node_exporter',
      places,
    );
    expect(fs.readFileSync(path.join(folder, 'slash.prom'), 'utf8')).toBe(
      'validator_missed_blocks 0\n',
    );
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
});

test('every command of cast on a page was run', () => {
  const all = blocksIn('bash').filter(({value}) =>
    /\bcast (call|send|wallet|from-wei)\b/.test(value),
  );
  const names = new Set(all.map(({page, title}) => `${page.id}: ${title}`));
  expect([...names].filter((name) => !ran.has(name))).toEqual([]);
});

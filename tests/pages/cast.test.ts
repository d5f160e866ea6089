import {parseEther, parseTransaction, toHex, type Address, type Hex} from 'viem';
import {afterAll, afterEach, beforeAll, beforeEach, expect, test} from 'vitest';
import expected from '../fixtures/worked-examples.json';
import {skipWhen} from '../skipWhen';
import {accounts, dataAt} from './node';
import {isOfFirstTransaction} from './firstTransaction';
import {playOperator, practised, VOTE} from './operatorStory';
import {blocksIn, readPage} from './pages';
import {Readers} from './readers';
import {
  delegator as staker,
  COMPILING,
  GOVERNANCE,
  operator,
  startStakingWorld,
  type StakingWorld,
} from './stakingWorld';

/** Time of the undelegation in the worked examples, in seconds; their validator was created thirty days before. */
const REQUESTED = 1_761_607_680;
const CREATED = REQUESTED - 30 * 86_400;
/** The operators that the user guide writes down. */
const OPERATOR: Address = '0x1111111111111111111111111111111111111111';
const OTHER: Address = '0x2222222222222222222222222222222222222222';
const PROPOSER: Address = '0x3333333333333333333333333333333333333333';
const DAY = 86_400;
/** How long a story of some dozen commands may take, in milliseconds, where other tests run beside it. */
const STORY = 240_000;

const keyOf = (index: number): Hex => toHex(accounts[index]?.getHdKey().privateKey ?? '');

const {symbol} = dataAt('').network;

let world: StakingWorld;

beforeAll(async () => {
  world = await startStakingWorld(CREATED - 60);
}, COMPILING);

afterAll(async () => {
  await readers.close();
  await world.stop();
});

let untouched: Hex;

beforeEach(async () => {
  untouched = await world.client.snapshot();
});

afterEach(() => world.client.revert({id: untouched}));

const keys = {operator: keyOf(0), staker: keyOf(2), agent: keyOf(3)};

const readers = new Readers(keys, () => world.data);

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

test(
  'the user guide, from the first command to the last',
  async () => {
    await playAs(OPERATOR);
    await playAs(OTHER);
    await world.client.setNextBlockTimestamp({timestamp: BigInt(CREATED)});
    await world.register(OPERATOR, 'Alpha1');
    await world.register(OTHER, 'Beta22');

    const {run, type} = readers.openPage('staking/user-guide', {LC_ALL: 'C'});
    const {chains} = world.data.network;
    await run(`Settings for ${practised(chains)}`);
    await run(`Settings for ${chains.mainnet.name}`);
    expect(await run('Contracts, and a check of the chain')).toContain(
      `Right chain: ${chains.mainnet.chainId}`,
    );
    await run('Store your key, encrypted');
    expect(await run('List the validators')).toContain(OPERATOR);
    await run('Look at one');
    await run('Delegate');

    // The rest of the stake of the worked examples, and their reward.
    await world.send(staker, 'delegate', [OPERATOR, false], parseEther('989'));
    await world.send(OPERATOR, 'distribute', [OPERATOR], BigInt(expected.reward.income));
    expect(await run('Value in wei, and shares')).toContain(expected.reward.delegatorValue);
    await run(`Value in ${symbol}`);
    expect(await run(`Reward of its last day, and the pool before it, in ${symbol}`)).toBe(
      '9.000000000000000000\n3000.000000000000000000\n',
    );
    expect(await run('Validator and value, wherever you have stake')).toBe(
      `${OPERATOR} 1001.997000000000000000\n`,
    );
    await onTrial(() => run('Redelegate everything'));
    await onTrial(() => run('Undelegate everything'));
    await onTrial(() => run('Undelegate an amount'));

    await world.client.setNextBlockTimestamp({timestamp: BigInt(REQUESTED)});
    await undelegate(OPERATOR, BigInt(expected.undelegation.shares));
    await run('Look at the queue');
    await run('The time of release as a date');

    await world.send(staker, 'delegate', [OTHER, false], parseEther('1'));
    await undelegate(OTHER, parseEther('1'));
    await world.pass(expected.undelegation.seconds);
    await onTrial(() => run('How many are ready? Claim them'));
    const unread = '*claimableUnbondRequest* | *getValidatorCreditContract*';
    await type(
      `eval "real_$(declare -f cast)"; cast() { case "$*" in ${unread}) ! :;; *) real_cast "$@";; esac; }`,
    );
    expect(await run('Claim wherever something is ready')).toBe('');
    await type('eval "$(declare -f real_cast | sed s/real_//)"');
    expect(await run('Claim wherever something is ready')).toMatch(/success[\s\S]*success/);
    expect(await run('Claim wherever something is ready')).toBe('');
  },
  STORY,
);

/** A proposal to make the unbond period five days, with or without a signature of its own. */
async function propose(signature?: string): Promise<void> {
  await world.send(PROPOSER, 'delegate', [OTHER, false], parseEther('300'));
  await world.sendTo('GovToken', PROPOSER, 'delegate', [PROPOSER]);
  await world.client.mine({blocks: 1});
  await world.proposeUnbondPeriod(PROPOSER, 5 * DAY, 'Five days', signature);
  await world.client.mine({blocks: 2});
}

/** What happens on the chain before a reader of the user guide comes to the block with this title. */
const MEANWHILE: Readonly<Record<string, () => Promise<void>>> = {
  'Of ValidatorSet: is it elected, and at work?': () =>
    world.sendTo('ValidatorSet', operator, 'elect', [[OPERATOR]]),
  'How many are ready? Claim them': () => world.pass(7 * DAY),
  'Vote yourself': () => world.send(staker, 'delegate', [OPERATOR, false], parseEther('500')),
  'Newest proposal of an account': () => propose(),
  'Queue; time from which it can be executed': () =>
    world.client.mine({blocks: Number(GOVERNANCE.period + GOVERNANCE.extension)}),
  'After that time: execute, and read the parameter': () => world.pass(Number(GOVERNANCE.wait)),
};

/** What the reader has to see there. */
const SEEN: Readonly<Record<string, RegExp>> = {
  'Of ValidatorSet: is it elected, and at work?': /^true\n/,
  [`Value in ${symbol}`]: /^10\.0/,
  'Look at the queue': /^2\n/,
  'State, and what it would call': /^1\n/,
  'Name, value and contract of the first action': /"unbondPeriod"/,
  'Vote for it': /\(true, 1, 500\d{18} /,
  'After that time: execute, and read the parameter': /432000/,
};

test(
  'every command of the user guide, in their order, in one terminal',
  async () => {
    await Promise.all([OPERATOR, OTHER, PROPOSER].map(playAs));
    await world.register(OPERATOR, 'Alpha1');
    await world.register(OTHER, 'Beta22');
    const {run, titles} = readers.openPage('staking/user-guide', {LC_ALL: 'C'}, {outputs: false});
    for (const title of titles) {
      await MEANWHILE[title]?.();
      const output = await run(title);
      if (SEEN[title]) expect(output, title).toMatch(SEEN[title]);
    }
    const named = [...Object.keys(MEANWHILE), ...Object.keys(SEEN)];
    expect(named.filter((title) => !titles.includes(title))).toEqual([]);
  },
  STORY,
);

test('a proposal whose bytes lack the selector is read as well', async () => {
  await Promise.all([OTHER, PROPOSER].map(playAs));
  await world.register(OTHER, 'Beta22');
  await propose('updateParam(string,bytes,address)');
  const {run} = readers.openPage('staking/user-guide', {}, {outputs: false});
  await run(`Settings for ${world.data.network.chains.mainnet.name}`);
  await run('Contracts, and a check of the chain');
  await run('Newest proposal of an account');
  expect(await run('State, and what it would call')).toContain('"updateParam(string,');
  expect(await run('Name, value and contract of the first action')).toContain('"unbondPeriod"');
});

test('who set another chain than the node’s is told, and signs for that other chain only', async () => {
  const {run, type} = readers.openPage('staking/user-guide', {}, {outputs: false});
  const {chains} = world.data.network;
  const right = `CHAIN_ID=${chains.mainnet.chainId}`;
  await run(`Settings for ${chains.mainnet.name}`, {[right]: 'CHAIN_ID=1'});
  expect(await run('Contracts, and a check of the chain')).toBe('WRONG CHAIN: stop\n');
  await run('Store your key, encrypted');
  // A node refuses what was signed for another chain; anvil 1.7.1 would keep it waiting for ever.
  const signed = await type(
    `cast mktx "$STAKE_HUB" 'claim(address,uint256)' "$ME" 0 --nonce 0 --gas-price 1 "\${SIGN[@]}"`,
  );
  expect(parseTransaction(signed.trim() as Hex).chainId).toBe(1);
});

test('a call that cast gave up is replaced, and cannot take effect twice', async () => {
  const {run, type} = readers.openPage('staking/user-guide', {}, {outputs: false});
  await run(`Settings for ${world.data.network.chains.mainnet.name}`);
  await run('Contracts, and a check of the chain');
  await run('Store your key, encrypted');
  const [look, again] = ['Its nonce; did it change your stake, or your queue?', '--nonce "$NONCE"'];
  const [message, used] = ['transaction was not confirmed within the timeout', 'nonce too low'];
  const {text} = readPage('current', 'staking/user-guide', world.data);
  for (const part of [again, message, used]) expect(text).toContain(`\`${part}\``);
  await playAs(OPERATOR);
  await world.register(OPERATOR, 'Alpha1');
  await run('Look at one');
  await world.send(staker, 'delegate', [OPERATOR, false], parseEther('5'));
  await world.client.mine({blocks: 3});
  const count = await world.client.getTransactionCount({address: staker});
  // From a node that lacks the block, there is no answer of an older one.
  await expect(
    run(look, {'$(cast block finalized --field hash)': `0x${'9'.repeat(64)}`}),
  ).rejects.toThrow();
  const send = `cast send "$GOV_TOKEN" 'delegate(address)' "$ME" "\${SIGN[@]}"`;
  await world.client.mine({blocks: 3});

  await world.client.setAutomine(false);
  try {
    expect(await type(`${send} --timeout 1 || true`)).toContain(message);
    expect(await run(look)).toMatch(
      new RegExp(`^Nonce: ${count}\\n5000000000000000000 .*\\n0\\n$`, 'u'),
    );
    await type(`${send} --async ${again} --gas-price 10gwei`);
    await world.client.mine({blocks: 1});
  } finally {
    await world.client.setAutomine(true);
  }
  expect(await world.client.getTransactionCount({address: staker})).toBe(count + 1);
  // Whoever saw the stake too late does it once all the same.
  expect(await type(`${send} ${again} || true`)).toContain(used);
});

test(
  'an operator, on the admin machine: settings, keys, registration, edits, jail, retirement',
  () => playOperator(world, readers),
  180_000,
);

test('counters of missed blocks, and the election', async () => {
  await world.register(operator, 'Alpha1');
  const env = {CONSENSUS: operator};
  const thresholds = '50\n150\n';
  expect(await readers.openPage('staking/overview').run('Thresholds: misdemeanour, felony')).toBe(
    thresholds,
  );
  const {run: overview} = readers.openPage('validator/overview', env);
  expect(await overview('Admin: slash thresholds, and the counter of one validator')).toBe(
    `${thresholds}0\n0\n`,
  );
  expect(await overview('Admin: list current stakes')).toContain(VOTE);
  const {run: validator, type} = readers.openPage('validator/run-val');
  await type(`printf 'export CONSENSUS=${operator} RPC=${world.url}' > ~/validator.env`);
  expect(await validator('Admin: your slash counter (height of the last miss, count)')).toBe(
    '0\n0\n',
  );
  const counted = 'Admin: are misses counted? false: no, as in maintenance or in jail';
  expect(await validator(counted)).toBe('false\n');
  await world.sendTo('ValidatorSet', operator, 'elect', [[operator]]);
  expect(await validator(counted)).toBe('true\n');
  await world.sendTo('ValidatorSet', operator, 'enterMaintenance', []);
  expect(await validator(counted)).toBe('false\n');
});

test('the limit of node ids', async () => {
  expect(await readers.openPage('validator/evn/faqs').run('Admin: read the limit')).toBe('5\n');
});

test('every command of cast on a page was run', () => {
  skipWhen(readers.absence);
  const all = blocksIn('bash').filter(({value}) =>
    /\bcast (call|send|wallet|from-wei)\b/.test(value),
  );
  const names = new Set(
    all
      .filter((block) => !isOfFirstTransaction(block))
      .map(({page, title}) => `${page.id}: ${title}`),
  );
  expect([...names].filter((name) => !readers.ran.has(name))).toEqual([]);
});

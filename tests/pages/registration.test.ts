import {afterAll, beforeAll, expect, test} from 'vitest';
import {accounts, toAnotherChain} from './node';
import {readPage} from './pages';
import {start} from './program';
import {operator, startStakingWorld, type StakingWorld} from './stakingWorld';

let world: StakingWorld;

beforeAll(async () => {
  world = await startStakingWorld();
});

afterAll(() => world.stop());

/** Runs register.ts of the page as its reader does, with these values in the environment. */
function register(env: NodeJS.ProcessEnv) {
  const page = readPage('current', 'validator/create-val', world.data);
  const key = accounts[0]?.getHdKey().privateKey;
  return start(page, 'register.ts', {
    OPERATOR_KEY: `0x${Buffer.from(key ?? []).toString('hex')}`,
    CONSENSUS: accounts[1]?.address,
    VOTE: `0x${'22'.repeat(48)}`,
    PROOF: `0x${'33'.repeat(96)}`,
    COMMISSION: '(1000,2000,100)',
    MONIKER: 'Alpha1',
    ...env,
  }).ended();
}

test('register.ts rehearses first: a wrong proof costs nothing and is named', async () => {
  const sent = await world.client.getTransactionCount({address: operator});
  const {code, output} = await register({PROOF: '0x33'});
  expect(code).not.toBe(0);
  expect(output).toContain('InvalidVoteAddress');
  expect(await world.client.getTransactionCount({address: operator})).toBe(sent);
});

test('register.ts as it stands has a name that is refused', async () => {
  const {code, output} = await register({MONIKER: undefined});
  expect(code).not.toBe(0);
  expect(output).toContain('InvalidMoniker');
});

test('register.ts as it stands has a commission that is refused', async () => {
  const {code, output} = await register({COMMISSION: '(rate,maxRate,maxChangeRate)'});
  expect(code).not.toBe(0);
  expect(output).toContain('Set COMMISSION to three numbers, as in step 4.');
});

test('register.ts says what is missing in the environment', async () => {
  const {code, output} = await register({VOTE: ''});
  expect(code).not.toBe(0);
  expect(output).toContain('Set VOTE to a value that starts with 0x.');
});

test('register.ts signs nothing on another chain', async () => {
  const sent = await world.client.getTransactionCount({address: operator});
  const leave = await toAnotherChain(world);
  const {code, output} = await register({}).finally(leave);
  expect(code).not.toBe(0);
  expect(output).toContain('wrong chain: ');
  expect(await world.client.getTransactionCount({address: operator})).toBe(sent);
});

test('register.ts registers the validator', async () => {
  const {code, output} = await register({});
  expect(output).toMatch(/^success 0x[0-9a-f]{64}\s*$/);
  expect(code).toBe(0);
});

import type {Address} from 'viem';
import {expect} from 'vitest';
import expected from '../fixtures/worked-examples.json';
import type {Readers} from './readers';
import {operator, otherAccount as agent, otherOperator, type StakingWorld} from './stakingWorld';

const CONSENSUS = '0x65E4C61A9E68ac2a9139B4EbBD9574d990A10cA2';
export const VOTE = `0x${'22'.repeat(48)}`;
/** Another consensus address. */
const NEW_CONSENSUS: Address = '0x2222222222222222222222222222222222222222';
const PROOF = `0x${'33'.repeat(96)}`;
const SENTRY_1 = `0x${'44'.repeat(32)}`;
const SENTRY_2 = `0x${'55'.repeat(32)}`;

/** Name of the chain on which readers try things out. */
export const practised = ({testnet, mainnet}: StakingWorld['data']['network']['chains']): string =>
  (testnet ?? mainnet).name;

/** Address of the RPC of the plan's own full node. */
function ownNode(world: StakingWorld): string {
  const {hosts} = world.data.topology;
  return `http://${hosts.fullNode?.address}:8545`;
}

/** Runs what an operator types on the admin machine, on all pages, from the first settings to the retirement. */
export async function playOperator(world: StakingWorld, readers: Readers): Promise<void> {
  const admin = await readers.openAdmin({
    'keys.env': {CONSENSUS, VOTE, PROOF},
    'new-consensus.env': {NEW_CONSENSUS},
    'new-vote.env': {NEW_VOTE: VOTE, NEW_PROOF: PROOF},
  });
  const page = (id: string) => readers.openPage(id, {}, {shared: admin}).run;

  const create = page('validator/create-val');
  const settings = await create(
    `Admin: write ~/validator.env, for ${practised(world.data.network.chains)}`,
  );
  expect(settings).toContain(`operator ${operator}`);
  await create('Admin: fetch the public keys');
  const choice = 'Admin: your choice, in place of the words (as they stand they are refused)';
  const rehearse = 'Admin: rehearse (costs nothing, changes nothing)';
  await create(choice);
  await expect(create(rehearse)).rejects.toThrow('parser error');
  await create(choice, {'(rate,maxRate,maxChangeRate)': '(1000,2000,100)'});
  await expect(create(rehearse)).rejects.toThrow('0x5dba5ad7');
  await create(choice, {
    '(rate,maxRate,maxChangeRate)': '(1000,2000,100)',
    'your moniker': 'Alpha1',
  });
  await create(rehearse);
  await create('Admin: send from a hardware wallet');
  expect(await create('Admin: credit contract, own stake, jail state')).toContain(
    '2000000000000000000000 ',
  );
  const before = await world.client.getBalance({address: CONSENSUS});
  await create('Admin: gas for the consensus account');
  expect(await world.client.getBalance({address: CONSENSUS})).toBeGreaterThan(before);
  // What went through once is refused when it is rehearsed again, by the name's selector.
  await expect(create(rehearse)).rejects.toThrow('0xc0bf4143');

  const keys = page('validator/manage-keys');
  const nameAgent = 'Admin: name the agent (operator only; the zero address removes it)';
  expect(await keys('Admin: what the contract has')).toContain(CONSENSUS);
  await keys('Admin: a key for the agent');
  const sent = await world.client.getTransactionCount({address: operator});
  await admin.run("sed -i 's/CHAIN_ID=.*/CHAIN_ID=1/' ~/validator.env");
  await expect(keys(nameAgent)).rejects.toThrow('is not chain 1');
  expect(await world.client.getTransactionCount({address: operator})).toBe(sent);
  const chainId = String(world.data.network.chains.mainnet.chainId);
  await admin.run(`sed -i 's/CHAIN_ID=.*/CHAIN_ID=${chainId}/' ~/validator.env`);
  await keys(nameAgent);
  await keys('Admin: announce the new key, and give it gas');
  expect(await keys('Admin: what the contract has')).toContain(NEW_CONSENSUS);
  await world.client.increaseTime({seconds: 86_400});
  await keys('Admin: announce the new vote key');
  await world.client.increaseTime({seconds: 86_400});
  await admin.run('RATE=900');
  await keys('Admin: a new rate, in 1/10000');
  await world.client.increaseTime({seconds: 86_400});
  await admin.run(`DESCRIPTION='("","","https://validator.example","")'`);
  await keys('Admin: a new description');

  const env = {OPERATOR: operator, AGENT: agent, RPC: world.url};
  const {run: evn} = readers.openPage('validator/evn/best-practice', env);
  await evn('Admin: settings, and the ids of your sentries (admin.nodeInfo.id, after 0x)', {
    'SENTRY_1=0x…': `SENTRY_1=${SENTRY_1}`,
    'SENTRY_2=0x…': `SENTRY_2=${SENTRY_2}`,
  });
  await evn('Admin: add two sentries');
  await evn('Admin: remove one; an empty list removes all');
  expect(await evn('Admin: on chain')).toContain(`[[${SENTRY_2}]]`);
  const {run: overview} = readers.openPage('validator/evn/overview', env);
  expect(await overview('Admin: which ids a validator has registered')).toContain(SENTRY_2);

  const security = page('validator/security');
  const look = 'Admin: first, whatever happens';
  expect(await security(look)).toContain('misses are counted: false');
  await world.sendTo('ValidatorSet', operator, 'elect', [[CONSENSUS]]);
  await world.send(operator, 'jail', [operator]);
  expect(await security(look)).toMatch(/misses are counted: true\n\d+[^\n]*\ntrue\n/);
  await admin.run('MISSING=10ether');
  await security('Admin: own stake, and what to add');
  await security('Admin: unjail');
  expect(await security(look)).toMatch(/\d+[^\n]*\nfalse\n/);
  await world.register(otherOperator, 'Beta22');
  await admin.run(`OTHER=${otherOperator}`);
  const above = await security('Admin: own stake, then move what is above the minimum');
  expect(above).toContain('own stake 2010.000000000000000000, of which 9ether moves');
  expect(await security('Admin: own stake, then undelegate to below the minimum')).toContain(
    'of which 2ether is locked for 7 days',
  );
  const state = 'Admin: credit contract, own stake, jail state';
  expect(await create(state)).toContain('1999000000000000000000 ');
  expect(await security(look)).toMatch(/\d+[^\n]*\ntrue\n/);
  await security('Admin: bring back what you moved');
  // Less twice the fee, of 2 in 100,000: most of the second one went to the operator's own pool.
  expect(await create(state)).toMatch(/^2007999\d{15} /m);
  await security('Admin: no agent');
  expect(await security('Admin: does the contract still have your keys?')).toContain(NEW_CONSENSUS);
  expect(
    (await security('Admin: heads of two endpoints', {[ownNode(world)]: world.url})).trim(),
  ).toMatch(/^(\d+)\n\1$/);
  await admin.run('HEIGHT=1');
  expect(await security('Admin: the same height elsewhere')).toMatch(/^0x[0-9a-f]{64}\s*$/);
  const slashes =
    'Admin: ValidatorSlashed of the last day (until, amount, kind), asked of your own full node';
  await security(slashes, {[ownNode(world)]: world.url, '- 192000': '- 1'});

  const retire = page('validator/run-val');
  await retire('Admin: undelegate everything');
  await world.client.increaseTime({seconds: expected.undelegation.seconds});
  await world.client.mine({blocks: 1});
  await retire('Admin: claim, 7 days later');
}

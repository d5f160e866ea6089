import {type Address} from 'viem';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {downtimeFacts} from '../../src/tools/downtime/facts';
import {readCounted} from '../../src/tools/downtime/read';
import {askNode} from './askNode';
import {accounts} from './node';
import {ourContracts} from './ourContracts';
import {COMPILING, startStakingWorld, type StakingWorld} from './stakingWorld';

const [first, second, third] = accounts.map(({address}) => address) as [Address, Address, Address];

let node: StakingWorld;

async function send(name: string, from: Address, functionName: string, args: unknown[]) {
  const hash = await node.client.writeContract({
    address: node.data.contracts[name]?.address as Address,
    abi: ourContracts()[name]?.abi ?? [],
    functionName,
    args,
    account: from,
    // An estimate can be too low: in its block, the height has been written already.
    gas: 1_000_000n,
  });
  await node.client.waitForTransactionReceipt({hash});
}

const read = (address: Address) =>
  readCounted(askNode(node.url), address.toLowerCase(), downtimeFacts(node.data));

beforeAll(async () => {
  node = await startStakingWorld();
  await send('ValidatorSet', first, 'elect', [[first, second]]);
}, COMPILING);

afterAll(() => node.stop());

test('misses and thresholds are those of the contracts', async () => {
  for (let miss = 0; miss < 7; miss += 1) await send('SlashIndicator', third, 'slash', [first]);
  const counted = await read(first);
  expect(counted).toMatchObject({
    misses: 7,
    lastMiss: counted.block,
    validators: 2,
    misdemeanour: 50,
    felony: 150,
    scale: 2,
    isOpen: false,
    maintained: undefined,
    isElected: true,
    jailedUntil: undefined,
    turnLength: 16,
  });
});

test('nodes behind one address need not have the same newest block', async () => {
  const asked = askNode(node.url);
  const call: typeof asked.call = async (method, ...params) => {
    if (typeof params[1] === 'string' && params[1].startsWith('0x'))
      throw new Error('header not found');
    return asked.call(method, ...params);
  };
  const counted = await readCounted(
    {...asked, call},
    first.toLowerCase(),
    downtimeFacts(node.data),
  );
  expect(counted.misses).toBe(7);
});

test('a maintenance is counted in blocks, and lets misses put others into it', async () => {
  await send('ValidatorSet', second, 'enterMaintenance', []);
  await node.client.mine({blocks: 12});
  expect(await read(second)).toMatchObject({maintained: 12, validators: 1, isElected: true});
  expect(await read(first)).toMatchObject({scale: 2, isOpen: true});
});

test('an address that is not elected is no error', async () => {
  expect(await read(third)).toMatchObject({misses: 0, isElected: false, maintained: undefined});
});

test('a validator in jail is not elected, and StakeHub knows until when', async () => {
  await node.register(third, 'Alpha1');
  expect(await read(third)).toMatchObject({isElected: false, jailedUntil: undefined});
  await node.send(third, 'jail', [third]);
  expect(await read(third)).toMatchObject({isElected: false, jailedUntil: 0});
});

import {install, startNode, type LocalNode} from '../pages/node';
import {ourContracts} from '../pages/ourContracts';
import {validator} from '../rpc/chain/accounts';
import type {Node} from '../rpc/nodes/node';
import {programs, startReal} from '../server/realNode';
import {expect, test} from './fixtures';
import {expectAccessible, summaryOf, toolOf} from './tools';
import {choose} from './workbenchPanel';

const PAGE = '/validator/run-val';

test.describe('with the lineage’s node', () => {
  let node: Node | undefined;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    if (programs.bsc !== undefined)
      node = await startReal('bsc', programs.bsc, ['--http.corsdomain', '*']);
  });

  test.afterAll(() => node?.stop());

  test('my node says what is wrong with a new chain of its own', async ({page, visit}) => {
    test.skip(node === undefined, 'bsc has not been built');
    if (!node) return;
    await choose(page, node.http);
    await visit(PAGE);
    const tool = toolOf(page, 'My node');
    await tool.getByRole('button', {name: 'Look at the node'}).click();
    await expect(summaryOf(tool)).toContainText('Wrong: chain, head, synchronising, peers.');
    await expect(tool).toContainText('Geth/v1.7.3');
    await expect(tool).toContainText('714');
    // It answers eth_config, and offers what it was started with.
    await expect(tool).toContainText('Rules 0x');
    await expect(tool).toContainText('eth, net, rpc, web3');
    await expectAccessible(page, 'My node');
  });

  test('the mining set is read from headers where the node does not offer it', async ({
    page,
    visit,
  }) => {
    test.skip(node === undefined, 'bsc has not been built');
    if (!node) return;
    await choose(page, node.http);
    await visit(PAGE);
    const tool = toolOf(page, 'My next turn');
    await tool.getByLabel('Consensus address').fill(`0x${'12'.repeat(20)}`);
    await tool.getByRole('button', {name: 'Read from the chain'}).click();
    await expect(tool.getByRole('alert')).toContainText('none of the 1 mining validators');
    await tool.getByLabel('Consensus address').fill(validator.address);
    await tool.getByRole('button', {name: 'Read from the chain'}).click();
    await expect(tool.getByLabel('Mining validators')).toHaveValue('1');
    await expect(summaryOf(tool)).toContainText('The only validator makes every block');
  });
});

test('the node that was chosen before is shown before it is asked', async ({page, visit}) => {
  await choose(page, 'http://127.0.0.1:9');
  await visit('/');
  const tool = toolOf(page, 'Block, time, epoch and turn');
  await tool.getByRole('button', {name: 'Read the newest block'}).focus();
  await expect(tool.getByText('http://127.0.0.1:9')).toBeVisible();
});

test('a link to my next turn has its numbers, and shows the same', async ({page, visit}) => {
  await visit(`${PAGE}#tool=next-turn&head=1600&place=2&restart=40`);
  const tool = toolOf(page, 'My next turn');
  await expect(tool.getByLabel('Newest block')).toHaveValue('1600');
  const shown = await summaryOf(tool).textContent();
  await tool.getByLabel('Your place').fill('22');
  await expect(tool).toContainText('the place is at most 21');
  await tool.getByLabel('Your place').fill('2');
  await expect(summaryOf(tool)).toHaveText(shown ?? '');
  await tool.getByLabel('Length of the restart').fill('-5');
  await expect(tool.getByLabel('Length of the restart')).toHaveAccessibleDescription(
    /not negative/,
  );
  await expect(summaryOf(tool)).toHaveText(shown ?? '');
});

test.describe('with counters', () => {
  let node: LocalNode;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    node = await startNode();
    await install(node, ourContracts());
  });

  test.afterAll(() => node.stop());

  test('the downtime clock reads misses, and maintenance', async ({page, visit}) => {
    const contracts = ourContracts();
    const {client, data} = node;
    const [account = validator.address] = await client.getAddresses();
    const send = async (name: string, functionName: string, args: unknown[]) => {
      const address = data.contracts[name]?.address as `0x${string}`;
      const abi = contracts[name]?.abi ?? [];
      const gas = 1_000_000n;
      const hash = await client.writeContract({address, abi, functionName, args, account, gas});
      await client.waitForTransactionReceipt({hash});
    };
    const others = [1, 2, 3].map((index) => `0x${String(index).repeat(40)}`);
    await send('ValidatorSet', 'elect', [[account, ...others]]);
    for (let miss = 0; miss < 3; miss += 1) await send('SlashIndicator', 'slash', [account]);
    await choose(page, node.url);
    await visit(PAGE);
    const tool = toolOf(page, 'Downtime clock');
    await tool.getByLabel('Consensus address').fill(account);
    const read = tool.getByRole('button', {name: 'Read from the chain'});
    await read.click();
    await expect(tool.getByLabel('Misses so far')).toHaveValue('3');
    await expect(tool.getByLabel('Working validators')).toHaveValue('4');
    await expect(tool).toContainText('147 misses away');
    await send('ValidatorSet', 'enterMaintenance', []);
    await client.mine({blocks: 30});
    await read.click();
    await expect(tool.getByLabel('In maintenance for')).toHaveValue('30');
    await expect(tool).toContainText('5 misses');
  });
});

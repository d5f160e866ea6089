import {startFaultyNode, type FaultyNode} from '../server/faultyNode';
import {expect, test} from './fixtures';
import {choose, openPanel, runOf} from './workbenchPanel';

let node: FaultyNode;

test.beforeAll(async () => {
  node = await startFaultyNode();
});

test.afterAll(() => node.close());

test('a number that JavaScript would round is shown with all its digits, and why', async ({
  page,
  visit,
}) => {
  await choose(page, `${node.http}/numbers`);
  await visit('/rpc/net');
  const panel = await openPanel(page, 'net_version');
  await runOf(panel).click();
  const gas = panel.getByRole('listitem').filter({hasText: 'gas'});
  await expect(gas).toContainText('18446744073709551615');
  await expect(gas).not.toContainText('"');
  await expect(gas.getByText('exact; JavaScript would round')).toBeVisible();
  await panel.getByRole('button', {name: 'JSON'}).click();
  await expect(panel.getByRole('group', {name: 'Answer as JSON'})).toHaveText(
    '{ "gas": 18446744073709551615 }',
  );
});

test('a revert with an error of a system contract is told by its name and cause', async ({
  page,
  visit,
}) => {
  await choose(page, `${node.http}/revert`);
  await visit('/rpc/eth');
  const panel = await openPanel(page, 'eth_call');
  await runOf(panel).click();
  const answer = panel.getByRole('region', {name: 'Answer'});
  await expect(answer.getByText('The contract reverted with ValidatorNotExisted()')).toBeVisible();
  await expect(answer.getByText('Not an operator')).toBeVisible();
});

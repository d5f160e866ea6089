/** What a node's own limits of calls do to consensus: it reads the mining set within them, once an epoch. */
import {afterAll, beforeAll, expect, test} from 'vitest';
import {BSC, whyNotBuilt} from '../../rpc/nodes/program';
import {httpClient, resultOf} from '../../rpc/run/http';
import {waitFor} from '../../rpc/run/waitFor';
import {describeUnless} from '../../skipWhen';
import {ofNewest, startValidators, type Network, type Validator} from './validators';

const EPOCH = 200;

/** The blocks of an epoch take 90 s; a busy machine misses turns. */
const PATIENCE = 400_000;

describeUnless(whyNotBuilt(BSC), 'a node that runs with --rpc.gascap', {timeout: PATIENCE}, () => {
  let network: Network;
  let low: Validator;
  let enough: Validator;

  const heightOf = async ({node}: Validator) =>
    Number(await resultOf(httpClient(node.http), 'eth_blockNumber'));

  beforeAll(async () => {
    network = await startValidators(ofNewest);
    low = await network.startCandidate('--rpc.gascap', '30000');
    enough = await network.startCandidate('--rpc.gascap', '1000000');
  }, PATIENCE);

  afterAll(() => network.stop());

  test('stands still before an epoch’s first block if that is too low', async () => {
    await waitFor('a block of the second epoch', async () =>
      (await heightOf(enough)) > EPOCH + 5 ? true : undefined,
    );
    expect(await heightOf(low)).toBe(EPOCH - 1);
  });
});

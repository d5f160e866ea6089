/** The transactions of maintenance that pages print for the console, sent and signed by a real node. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseTransaction, recoverTransactionAddress, type TransactionSerialized} from 'viem';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {loadVersion} from '../../src/profile/load';
import {inputsOf} from '../../src/worked/values';
import {validator} from '../rpc/chain/accounts';
import {CHAIN_FILES} from '../rpc/chain/files';
import {initialise, startLineage} from '../rpc/nodes/lineage';
import type {Node} from '../rpc/nodes/node';
import {builtProgram, lineageOf, whyNotBuilt} from '../rpc/nodes/program';
import {httpClient, resultOf} from '../rpc/run/http';
import {waitFor} from '../rpc/run/waitFor';
import {skipWhen} from '../skipWhen';
import {all} from './monitoring/files';
import {Machine} from './operatorNodes';
import {siteDir} from './pages';

describe.each(all)('a real node of version %s', (version) => {
  const {network, contracts} = loadVersion(siteDir, version);
  const program = builtProgram(lineageOf(version));
  /** What a transaction offers that must not wait while blocks are full, in wei. */
  const urgent = 5n * inputsOf(network).whole('gas.minPrice');
  const to = contracts.ValidatorSet?.address.toLowerCase();
  let folder: string;
  let machine: Machine;
  let node: Node;

  beforeAll(async () => {
    if (program === undefined) return;
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'console-'));
    const datadir = path.join(folder, 'var/lib/geth');
    machine = new Machine(folder, program, version);
    initialise(program, datadir);
    node = await startLineage(program, datadir, {seals: true});
    for (const file of [CHAIN_FILES.main, CHAIN_FILES.newest])
      await resultOf(httpClient(node.http), 'admin_importChain', file);
    await resultOf(httpClient(node.http), 'miner_start');
  }, 280_000);

  afterAll(async () => {
    if (program === undefined) return;
    await node.stop();
    fs.rmSync(folder, {recursive: true, force: true});
  });

  test.each([
    ['validator/security', 'enterMaintenance()', '0x9369d7de'],
    ['validator/run-val', 'enterMaintenance()', '0x9369d7de'],
    ['validator/run-val', 'exitMaintenance()', '0x04c4fec6'],
  ])('takes the transaction of %s, %s', async (page, name, input) => {
    skipWhen(whyNotBuilt(lineageOf(version)));
    const hash = /0x[0-9a-f]{64}/.exec(machine.type(page, [`Validator: ${name}`]))?.[0];
    // The next one takes its nonce from the newest block.
    const mined = await waitFor('a block with the transaction', async () => {
      const found = await resultOf(httpClient(node.http), 'eth_getTransactionByHash', hash);
      return (found as {blockHash: string | null}).blockHash === null ? undefined : found;
    });
    expect(mined).toMatchObject({
      from: validator.address.toLowerCase(),
      to,
      input,
      gasPrice: `0x${urgent.toString(16)}`,
    });
  });

  test('sends all that is left on an old account', async () => {
    skipWhen(whyNotBuilt(lineageOf(version)));
    const agent = `0x${'a9'.repeat(20)}`;
    const title = 'Validator: what is left on the old account, to the agent';
    machine.type('validator/manage-keys', [title], {AGENT: agent, OLD: validator.address});
    const balanceOf = async (account: string) =>
      BigInt(
        (await resultOf(httpClient(node.http), 'eth_getBalance', account, 'latest')) as string,
      );
    const received = await waitFor('the money', async () => (await balanceOf(agent)) || undefined);
    expect(received).toBeGreaterThan(0n);
    // Fees of its own blocks go to the system contract, so nothing comes in meanwhile.
    expect(await balanceOf(validator.address)).toBe(0n);
  });

  test('signs a transaction that another node sends', async () => {
    skipWhen(whyNotBuilt(lineageOf(version)));
    const title = 'Validator: sign enterMaintenance()';
    const signed = /0x[0-9a-f]+/.exec(machine.type('validator/security', [title], {}, '7\n'))?.[0];
    const serializedTransaction = signed as TransactionSerialized;
    expect(parseTransaction(serializedTransaction)).toMatchObject({
      to,
      data: '0x9369d7de',
      gasPrice: urgent,
      nonce: 7,
    });
    expect(await recoverTransactionAddress({serializedTransaction})).toBe(validator.address);
  });
});

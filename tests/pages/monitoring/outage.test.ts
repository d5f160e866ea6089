/** What a real node's metrics show during an outage, and how the auction is turned off, as the pages say. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {CHAIN_FILES} from '../../rpc/chain/files';
import {initialise, startLineage} from '../../rpc/nodes/lineage';
import type {Node} from '../../rpc/nodes/node';
import {builtProgram, lineageOf, whyNotBuilt} from '../../rpc/nodes/program';
import {httpClient, resultOf} from '../../rpc/run/http';
import {waitFor} from '../../rpc/run/waitFor';
import {freePort} from '../../server/freePort';
import {skipWhen} from '../../skipWhen';
import {blocksOf, pages} from '../pages';
import {all} from './files';

describe.each(all)('a real node of version %s', (version) => {
  const program = builtProgram(lineageOf(version));
  let folder: string;
  let node: Node;
  let metrics: string;

  /** Values of metrics by name, with labels. */
  async function read(): Promise<ReadonlyMap<string, number>> {
    const text = await (await fetch(metrics)).text();
    return new Map(
      text
        .split('\n')
        .filter((line) => line && !line.startsWith('#'))
        .map((line) => [
          line.slice(0, line.lastIndexOf(' ')),
          Number(line.slice(line.lastIndexOf(' '))),
        ]),
    );
  }

  const attach = (script: string): string => {
    const args = ['attach', '--exec', script, path.join(node.datadir, 'geth.ipc')];
    return spawnSync(program ?? '', args, {encoding: 'utf8'}).stdout.trim();
  };

  beforeAll(async () => {
    if (program === undefined) return;
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'outage-'));
    const datadir = path.join(folder, 'node');
    const port = await freePort();
    metrics = `http://127.0.0.1:${port}/debug/metrics/prometheus`;
    initialise(program, datadir);
    const flags = `--metrics --metrics.addr 127.0.0.1 --metrics.port ${port}`.split(' ');
    node = await startLineage(program, datadir, {seals: true, flags});
    for (const file of [CHAIN_FILES.main, CHAIN_FILES.newest])
      await resultOf(httpClient(node.http), 'admin_importChain', file);
    await resultOf(httpClient(node.http), 'miner_start');
    await waitFor('samples of own blocks', async () =>
      ((await read()).get('chain_delay_block_send_count') ?? 0) > 5 ? true : undefined,
    );
  }, 280_000);

  afterAll(async () => {
    if (program === undefined) return;
    await node.stop();
    fs.rmSync(folder, {recursive: true, force: true});
  });

  test('takes no more bids after the command of the builder guide', () => {
    skipWhen(whyNotBuilt(lineageOf(version)));
    expect(attach('miner.startMev(); miner.mevRunning()')).toBe('true');
    const page = pages.find(
      (each) => each.version === version && each.id === 'validator/mev/user-guide',
    );
    const shown = blocksOf(page ?? expect.fail())
      .map(({value}) => /--exec '(miner\.stopMev[^']*)'/.exec(value)?.[1])
      .find((script) => script !== undefined);
    expect(attach(shown ?? '')).toBe('false');
  });

  // So no rule may take a missing sample for an outage.
  test('samples a head that stands still again every second', {timeout: 60_000}, async () => {
    skipWhen(whyNotBuilt(lineageOf(version)));
    const samplesOf = (metrics: ReadonlyMap<string, number>) =>
      metrics.get('chain_delay_block_send_count') ?? 0;
    const headOf = (metrics: ReadonlyMap<string, number>) => metrics.get('chain_head_block') ?? 0;
    const still = await waitFor('a head that stands still', async () => {
      await resultOf(httpClient(node.http), 'miner_stop');
      const before = await read();
      const end = Date.now() + 5_000;
      const after = await waitFor('two more samples', async () => {
        const now = await read();
        return samplesOf(now) > samplesOf(before) + 1 || Date.now() > end ? now : undefined;
      });
      if (headOf(before) !== headOf(after)) return undefined;
      if (samplesOf(after) > samplesOf(before) + 1) return after;
      // A block that was sent in its own millisecond, or seconds late, has no samples: make another one.
      await resultOf(httpClient(node.http), 'miner_start');
      await waitFor('a new head', async () =>
        headOf(await read()) > headOf(after) ? true : undefined,
      );
      return undefined;
    });
    expect(still.get('chain_head_block')).toBeGreaterThan(0);
  });
});

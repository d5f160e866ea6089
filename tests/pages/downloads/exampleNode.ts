import fs from 'node:fs';
import path from 'node:path';
import {CHAIN_FILES} from '../../rpc/chain/files';
import {recordedBlocks, replay} from '../../rpc/chain/replay';
import {startAnvil} from '../../rpc/nodes/anvil';
import {initialise, startLineage} from '../../rpc/nodes/lineage';
import type {Node} from '../../rpc/nodes/node';
import {BSC, builtProgram} from '../../rpc/nodes/program';
import {httpClient, resultOf} from '../../rpc/run/http';
import {SCRATCH} from '../../rpc/run/paths';

/** A node with the example chain: the network's own, where `npm run test:rpc` has built it, otherwise a development node. */
export async function startExampleNode(): Promise<Node> {
  const folder = path.join(SCRATCH, 'downloads');
  const removed = (node: Node): Node => ({
    ...node,
    async stop() {
      await node.stop();
      fs.rmSync(folder, {recursive: true, force: true});
    },
  });
  const program = builtProgram(BSC);
  if (program === undefined) {
    const blocks = recordedBlocks();
    const node = await startAnvil((blocks[0]?.timestamp ?? 0) - 1);
    await replay(httpClient(node.http), blocks);
    return removed(node);
  }
  initialise(program, folder, {});
  const node = await startLineage(program, folder, {});
  for (const file of [CHAIN_FILES.main, CHAIN_FILES.newest])
    await resultOf(httpClient(node.http), 'admin_importChain', file);
  return removed(node);
}

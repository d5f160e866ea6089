import fs from 'node:fs';
import type {RpcReference} from '@site/src/openrpc/types';
import {GETH, programOf} from '../nodes/program';
import {startUpstream} from '../nodes/upstream';
import {SCRATCH} from './paths';
import {connect} from './socket';

/** What came of asking the upstream client which methods it has. */
export interface UpstreamRun {
  readonly passed: number;
  readonly failed: number;
  readonly lines: readonly string[];
}

/**
 * Asks the upstream client for every method, with arguments that none takes, so that nothing happens: one that it has
 * complains about them, one that it lacks is unknown. The reference has to say the same.
 */
export async function compareUpstream({documents}: RpcReference): Promise<UpstreamRun> {
  const program = programOf(GETH);
  if (program === undefined) {
    const line = `skipped: Methods were not compared with ${GETH.name} ${GETH.version}: building it needs Go (https://go.dev/dl).`;
    return {passed: 0, failed: 0, lines: [line]};
  }
  const node = await startUpstream(program);
  const socket = await connect(node.ws);
  const methods = Object.values(documents).flatMap((document) => document.methods);
  const lines: string[] = [];
  for (const {name, 'x-ethereum': compared} of methods) {
    const {error} = await socket.ask(name, {none: 0} as unknown as unknown[]);
    const isThere = error?.code !== -32601;
    if (isThere !== (compared.status !== 'absent'))
      lines.push(
        `FAILED ${name}: ${GETH.name} ${GETH.version} ${isThere ? 'has it' : 'lacks it'}, x-ethereum says "${compared.status}"`,
      );
  }
  socket.close();
  await node.stop();
  fs.rmSync(SCRATCH, {recursive: true, force: true});
  const agreed = `${GETH.name} ${GETH.version}: ${methods.length - lines.length} of ${methods.length} methods are there or not as the reference says`;
  return {passed: methods.length - lines.length, failed: lines.length, lines: [...lines, agreed]};
}

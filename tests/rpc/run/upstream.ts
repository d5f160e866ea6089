import fs from 'node:fs';
import type {RpcReference} from '@site/src/openrpc/types';
import {GETH, programOf} from '../nodes/program';
import {startUpstream} from '../nodes/upstream';
import {SCRATCH} from './paths';
import type {Column} from './report';
import {connect} from './socket';

/** What came of asking the upstream client which methods it has. */
export interface UpstreamRun {
  readonly faults: readonly string[];
  /** Which methods it has; none when it was not there. */
  readonly has: ReadonlyMap<string, boolean>;
}

/**
 * Asks the upstream client for every method, with arguments that none takes, so that nothing happens: one that it has
 * complains about them, one that it lacks is unknown. The reference has to say the same. It plays no examples: the
 * lineage's node executes them all, and what upstream answers on a chain of its own says nothing about this one.
 */
export async function compareUpstream({documents}: RpcReference): Promise<UpstreamRun> {
  const program = programOf(GETH);
  const has = new Map<string, boolean>();
  if (program === undefined) return {faults: [], has};
  const node = await startUpstream(program);
  const socket = await connect(node.ws);
  const methods = Object.values(documents).flatMap((document) => document.methods);
  const faults: string[] = [];
  for (const {name, 'x-ethereum': compared} of methods) {
    const {error} = await socket.ask(name, {none: 0} as unknown as unknown[]);
    const isThere = error?.code !== -32601;
    has.set(name, isThere);
    if (isThere !== (compared.status !== 'absent'))
      faults.push(
        `${name}: ${GETH.name} ${GETH.version} ${isThere ? 'has it' : 'lacks it'}, x-ethereum says "${compared.status}"`,
      );
  }
  socket.close();
  await node.stop();
  fs.rmSync(SCRATCH, {recursive: true, force: true});
  return {faults, has};
}

/** Which methods the upstream client has. */
export function upstreamColumn(has: ReadonlyMap<string, boolean>): Column {
  const word = (there: boolean | undefined) =>
    there === undefined ? '–' : there ? 'there' : 'not there';
  return {title: GETH.name, of: (method) => word(has.get(method))};
}

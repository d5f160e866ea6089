import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {freePort} from '../../server/freePort';

/** A server that answers with the examples of a document. */
export interface MockServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts OpenRPC's mock server with a document. @throws when it ends before it serves */
export async function startMockServer(folder: string, document: string): Promise<MockServer> {
  const port = await freePort();
  const file = path.join(folder, 'node_modules/@open-rpc/mock-server/build/cli.js');
  const args = ['--max-old-space-size=1500', file, '-d', document, '-p', String(port)];
  const child = spawn(process.execPath, args, {stdio: ['ignore', 'pipe', 'inherit']});
  const ended = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('Server Started')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The mock server ended: ${printed}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

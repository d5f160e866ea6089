import net from 'node:net';
import type {Answer, Ask} from './http';

/** Calls over IPC: the socket file for programs on the node's own machine. One call at a time. */
export function pipeClient(file: string): Ask {
  return (method, params) =>
    new Promise<Answer>((resolve, reject) => {
      const connection = net.connect(file);
      let text = '';
      connection.setEncoding('utf8').once('error', reject);
      connection.on('data', (part: string) => {
        text += part;
        if (!text.endsWith('\n')) return;
        connection.destroy();
        resolve(JSON.parse(text) as Answer);
      });
      connection.write(`${JSON.stringify({jsonrpc: '2.0', id: 1, method, params})}\n`);
    });
}

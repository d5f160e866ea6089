import {createServer, type IncomingMessage, type Server} from 'node:http';
import {close, listen} from '../../scripts/static-server/listen';

/** A call as a node receives it. */
interface Asked {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** A node that answers every page, and remembers what it was asked. */
export class Recorder {
  readonly asked: Asked[] = [];
  readonly #server: Server;
  #answers: Readonly<Record<string, unknown>> = {};

  constructor() {
    this.#server = createServer((request, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', '*');
      if (request.method !== 'POST') {
        response.end();
        return;
      }
      void this.#read(request).then((call) => {
        this.asked.push(call);
        const {id, method} = call;
        const result = this.#answers[method] ?? null;
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify({jsonrpc: '2.0', id, result}));
      });
    });
  }

  async #read(request: IncomingMessage): Promise<Asked> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    return JSON.parse(Buffer.concat(parts).toString()) as Asked;
  }

  async start(answers: Readonly<Record<string, unknown>>): Promise<string> {
    this.#answers = {
      eth_chainId: '0x2ca',
      eth_syncing: false,
      eth_blockNumber: '0x34',
      ...answers,
    };
    return `http://127.0.0.1:${await listen(this.#server)}`;
  }

  stop(): Promise<void> {
    return close(this.#server);
  }
}

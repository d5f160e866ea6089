import http from 'node:http';
import net from 'node:net';
import type {Duplex} from 'node:stream';
import {text} from 'node:stream/consumers';
import {close, listen} from '../../../scripts/static-server/listen';
import {frameOf, textOf} from './frames';

/**
 * Connection faults between a program and its nodes: `down` refuses connections and closes existing ones, `silent`
 * keeps them open and forwards nothing, `busy` answers with HTTP status 429, as providers do, `stalled` ends no answer
 * that it has begun.
 */
export type Fault = 'none' | 'down' | 'silent' | 'busy' | 'stalled';

/** Several nodes behind one address, like a load balancer, with faults that a test can switch. */
export interface FaultyProxy {
  readonly url: string;
  /** Nodes that answer, in turn: each HTTP request and each WebSocket connection goes to the next one. */
  nodes: readonly string[];
  /** A method that is answered with −32601, `''` for none. */
  refused: string;
  /** The most blocks of one `eth_getLogs` over HTTP; more are refused with −32005. */
  mostBlocks: number;
  /** The most messages that a program may send over one WebSocket connection; then it is closed. */
  mostMessages: number;
  set(fault: Fault): Promise<void>;
  /** Sends a text to all WebSocket connections, as if it came from a node. */
  say(text: string): void;
  stop(): Promise<void>;
}

interface Call {
  readonly id?: unknown;
  readonly method?: string;
  readonly params?: readonly unknown[];
}

function refusalOf(
  {id, method}: Call,
  code = -32601,
): {id: unknown; jsonrpc: string; error: object} {
  const reason = code === -32601 ? 'does not exist/is not available' : 'has too many results';
  return {jsonrpc: '2.0', id, error: {code, message: `the method ${method} ${reason}`}};
}

/** The blocks of a call for logs that names both ends; 0 for any other call. */
function blocksOfLogs({method, params}: Call): number {
  const {fromBlock, toBlock} = (params?.[0] ?? {}) as {fromBlock?: string; toBlock?: string};
  return method === 'eth_getLogs' ? Number(toBlock) - Number(fromBlock) + 1 : 0;
}

/** Starts a proxy on a free port in front of these nodes, given by their HTTP addresses. */
export async function startProxy(nodes: readonly string[]): Promise<FaultyProxy> {
  let fault: Fault = 'none';
  let turn = 0;
  const nextNode = (): string => proxy.nodes[turn++ % proxy.nodes.length] ?? '';
  const streams = new Set<Duplex>();
  /** Connections that have been silent: lost messages never arrive, as in a network that drops packets. */
  const dead = new WeakSet<Duplex>();
  const server = http.createServer();

  server.on('request', (request, response) => {
    void (async () => {
      const body = await text(request);
      if (fault === 'silent') return;
      if (fault === 'busy') {
        response.writeHead(429, {'retry-after': '1'}).end('Too Many Requests');
        return;
      }
      if (fault === 'stalled') {
        response.writeHead(200, {'content-type': 'application/json'}).write('[');
        return;
      }
      const given = await fetch(nextNode(), {
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body,
      });
      const calls = JSON.parse(body) as Call | Call[];
      const isRefused = ({method}: Call) => method === proxy.refused;
      let answer: unknown = await given.json();
      if (!Array.isArray(calls)) answer = isRefused(calls) ? refusalOf(calls) : answer;
      else {
        const tooWide = (call: Call) => blocksOfLogs(call) > proxy.mostBlocks;
        const refusals = [
          ...calls.filter(isRefused).map((call) => refusalOf(call)),
          ...calls.filter(tooWide).map((call) => refusalOf(call, -32_005)),
        ];
        const others = (answer as Call[]).filter(({id}) => !refusals.some((one) => one.id === id));
        answer = [...others, ...refusals];
      }
      response.writeHead(200, {'content-type': 'application/json'}).end(JSON.stringify(answer));
    })().catch(() => response.destroy());
  });

  server.on('upgrade', (request, client) => {
    streams.add(client);
    client.on('error', () => client.destroy());
    client.on('close', () => streams.delete(client));
    if (fault === 'silent') return;
    if (fault === 'busy') {
      client.end(
        'HTTP/1.1 429 Too Many Requests\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
      );
      return;
    }
    const {hostname, port} = new URL(nextNode());
    const node = net.connect(Number(port), hostname);
    const headers = request.rawHeaders.map((part, index) => part + (index % 2 ? '\r\n' : ': '));
    node.write(`GET ${request.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
    node.on('error', () => client.destroy());
    node.on('close', () => client.destroy());
    client.on('close', () => node.destroy());
    node.on('data', (bytes) => dead.has(client) || client.write(bytes));
    let messages = 0;
    client.on('data', (bytes: Buffer) => {
      if (dead.has(client)) return;
      messages += 1;
      if (messages > proxy.mostMessages) client.destroy();
      const message = textOf(bytes);
      const call = message === '' ? {} : (JSON.parse(message) as Call);
      if (proxy.refused !== '' && call.method === proxy.refused) {
        client.write(frameOf(JSON.stringify(refusalOf(call))));
      } else node.write(bytes);
    });
  });

  const refuse = (): Promise<void> => {
    const closed = close(server);
    for (const stream of streams) stream.destroy();
    return closed;
  };
  const port = await listen(server);

  const proxy: FaultyProxy = {
    url: `http://127.0.0.1:${port}`,
    nodes,
    refused: '',
    mostBlocks: Infinity,
    mostMessages: Infinity,
    async set(next) {
      if (next === 'down' && fault !== 'down') await refuse();
      if (next !== 'down' && fault === 'down') await listen(server, port);
      fault = next;
      if (fault === 'silent') for (const stream of streams) dead.add(stream);
    },
    say(text) {
      for (const stream of streams) stream.write(frameOf(text));
    },
    async stop() {
      if (fault !== 'down') await refuse();
    },
  };
  return proxy;
}

import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import WebSocket, {WebSocketServer} from 'ws';
import type {Node} from '../nodes/node';
import type {Answer} from '../run/http';

/** A call and its answer. */
export interface Exchange {
  readonly method: string;
  readonly params: readonly unknown[];
  readonly answer: Answer;
}

/** A transparent proxy between a program and a node that records the traffic. */
export interface Wire {
  /** Address for the program, over HTTP. */
  readonly http: string;
  /** Address for the program, over WebSocket. */
  readonly ws: string;
  /** Calls and answers so far, oldest first. */
  readonly exchanges: readonly Exchange[];
  /** Notifications of a subscription so far, oldest first. */
  readonly delivered: (subscription: unknown) => readonly unknown[];
}

interface Message extends Answer {
  readonly id?: number | string;
  readonly method?: string;
  readonly params?: unknown;
}

function messagesOf(body: string): Message[] {
  return [JSON.parse(body) as Message | Message[]].flat();
}

/** Starts a proxy for a node. */
export async function tap(node: Node): Promise<Wire> {
  const exchanges: Exchange[] = [];
  const notifications = new Map<unknown, unknown[]>();
  const answered = (asked: readonly Message[], {id, result, error}: Message) => {
    const {method = '', params = []} = asked.find((question) => question.id === id) ?? {};
    const answer = error === undefined ? {result} : {error};
    exchanges.push({method, params: params as unknown[], answer});
  };

  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const headers = {'content-type': 'application/json'};
    const answer = await (await fetch(node.http, {method: 'POST', headers, body})).text();
    for (const message of messagesOf(answer)) answered(messagesOf(body), message);
    response.writeHead(200, headers).end(answer);
  };
  const server = createServer((request, response) => {
    pass(request, response).catch((error: unknown) => response.writeHead(502).end(String(error)));
  });

  const sockets = new WebSocketServer({server});
  sockets.on('connection', (near) => {
    const asked: Message[] = [];
    const far = new WebSocket(node.ws, {maxPayload: 2 ** 26});
    const open = once(far, 'open');
    near.on('message', (data: Buffer) => {
      asked.push(...messagesOf(data.toString('utf8')));
      void open.then(() => far.send(data.toString('utf8')));
    });
    far.on('message', (data: Buffer) => {
      for (const message of messagesOf(data.toString('utf8'))) {
        if (message.id !== undefined) answered(asked, message);
        else {
          const {subscription, result} = message.params as Record<string, unknown>;
          notifications.set(subscription, [...(notifications.get(subscription) ?? []), result]);
        }
      }
      near.send(data.toString('utf8'));
    });
    // A program whose connection ends retries forever; here its side stays open when the node closes.
    far.on('error', () => far.terminate());
    near.on('close', () => far.terminate());
  });

  await once(server.listen(0, '127.0.0.1'), 'listening');
  const {port} = server.address() as AddressInfo;
  return {
    http: `http://127.0.0.1:${port}`,
    ws: `ws://127.0.0.1:${port}`,
    exchanges,
    delivered: (subscription) => notifications.get(subscription) ?? [],
  };
}

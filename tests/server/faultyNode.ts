import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {WebSocketServer, type WebSocket} from 'ws';
import {close, listen} from '../../scripts/static-server/listen';

interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** A server that answers by the path as a broken node, proxy or provider would. */
export interface FaultyNode {
  readonly http: string;
  readonly ws: string;
  /** Requests that reached it: method and path. */
  readonly seen: readonly string[];
  /** Cuts all WebSocket connections. */
  readonly cutSockets: () => void;
  /** Sends a notification to all subscribers. */
  readonly notify: (result: unknown) => void;
  /** Methods called over WebSocket. */
  readonly called: readonly string[];
  readonly close: () => Promise<void>;
}

type Answer = (response: ServerResponse, calls: readonly Call[]) => void;

const text =
  (status: number, type: string, body: string, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, {'Content-Type': type, ...headers}).end(body);
  };

const json = (body: string) => text(200, 'application/json', body);

const result = ({id, method, params}: Call) => ({jsonrpc: '2.0', id, result: {method, params}});

/** Answers by path. All allow every site to read them, except `/unreadable`. */
const answers: Readonly<Record<string, Answer>> = {
  '/ok': (response, calls) => {
    const all = calls.map(result);
    response.writeHead(200, {'Content-Type': 'application/json'});
    response.end(JSON.stringify(all.length === 1 ? all[0] : all.reverse()));
  },
  '/unreadable': json('{"jsonrpc":"2.0","id":1,"result":"0x1"}'),
  '/401': text(401, 'text/plain', 'missing token'),
  '/403': text(403, 'text/plain', 'invalid host specified'),
  '/429': text(429, 'application/json', '{"error":"slow down"}', {
    'Retry-After': '90',
    'Access-Control-Expose-Headers': 'Retry-After',
  }),
  '/502': text(502, 'text/html', '<html><h1>Bad gateway</h1></html>'),
  '/error-400': text(
    400,
    'application/json',
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"bad"}}',
  ),
  '/html': text(
    200,
    'text/html',
    '<!doctype html><script>parent.attacked=1</script><h1>Log in</h1>',
  ),
  '/garbage': json('OK\u0000\u{1f600}'),
  '/empty': json(''),
  '/proxy': json('{"message":"no upstream","success":false}'),
  '/cut-json': json('{"jsonrpc":"2.0","id":1,"result":"0x12'),
  '/cut': (response) => {
    response.writeHead(200, {'Content-Type': 'application/json', 'Content-Length': '1000'});
    response.write('{"jsonrpc":"2.0"', () => response.destroy());
  },
  '/slow': () => undefined,
  '/drips': (response) => {
    response.writeHead(200, {'Content-Type': 'application/json'}).write('{"jsonrpc"');
  },
  '/large': json(`{"jsonrpc":"2.0","id":1,"result":"${'ab'.repeat(1_500_000)}"}`),
  '/numbers': json('{"jsonrpc":"2.0","id":1,"result":{"gas":18446744073709551615}}'),
  // ValidatorNotExisted(), an error of StakeHub.
  '/revert': json(
    '{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted","data":"0x056e8811"}}',
  ),
  '/redirect': text(307, 'text/plain', '', {Location: '/ok'}),
};

async function callsOf(request: IncomingMessage): Promise<readonly Call[]> {
  let body = '';
  for await (const piece of request) body += String(piece);
  const parsed = JSON.parse(body) as Call | readonly Call[];
  return 'method' in parsed ? [parsed] : parsed;
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const {pathname} = new URL(request.url ?? '/', 'http://localhost');
  if (pathname !== '/unreadable') {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'content-type');
  }
  if (request.method !== 'POST') {
    response.writeHead(200).end();
    return;
  }
  const calls = await callsOf(request);
  (answers[pathname] ?? text(404, 'text/plain', '404 page not found'))(response, calls);
}

const notification = (id: string, value: unknown): string =>
  JSON.stringify({
    jsonrpc: '2.0',
    method: 'eth_subscription',
    params: {subscription: id, result: value},
  });

/** Answers a message over WebSocket by the path of the connection. */
function onMessage(socket: WebSocket, path: string, {id, method, params}: Call): void {
  const send = (value: object) => socket.send(JSON.stringify({jsonrpc: '2.0', id, ...value}));
  if (path === '/ws-garbage') socket.send('Hello');
  else if (path === '/ws-reason') socket.close(1009, 'too big');
  else if (path === '/ws-slow') return;
  else if (path === '/ws-error') send({error: {code: -32601, message: 'no "x" subscription'}});
  else if (!method.endsWith('_subscribe')) send({result: {method, params}});
  else {
    // Nodes may send these before the answer; the first is of another subscription.
    if (path === '/ws-early') {
      socket.send(notification('0xother', 'not mine'));
      socket.send(notification('0x1', 'early'));
    }
    send({result: '0x1'});
  }
}

/** Starts it on a free loopback port. */
export async function startFaultyNode(): Promise<FaultyNode> {
  const seen: string[] = [];
  const called: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method ?? ''} ${request.url ?? ''}`);
    void serve(request, response).catch(() => response.destroy());
  });
  const sockets = new WebSocketServer({noServer: true});
  server.on('upgrade', (request, stream, head) => {
    const path = request.url ?? '';
    seen.push(`WS ${path}`);
    if (path === '/ws-refused') {
      stream.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      socket.on('message', (data: Buffer) => {
        const call = JSON.parse(data.toString()) as Call;
        called.push(call.method);
        onMessage(socket, path, call);
      });
    });
  });
  const port = await listen(server);
  return {
    http: `http://127.0.0.1:${port}`,
    ws: `ws://127.0.0.1:${port}`,
    seen,
    called,
    cutSockets: () => {
      for (const socket of sockets.clients) socket.terminate();
    },
    notify: (value) => {
      for (const socket of sockets.clients) socket.send(notification('0x1', value));
    },
    close: () => {
      for (const socket of sockets.clients) socket.terminate();
      return close(server);
    },
  };
}

import http from 'node:http';
import {text} from 'node:stream/consumers';
import {close, listen} from '../../../scripts/static-server/listen';

/** A request of a program with the node's answer. */
export interface Exchange {
  /** Path that was asked, such as `/public`. */
  readonly path: string;
  readonly request: {readonly method: string; readonly params: readonly unknown[]};
  readonly answer: {readonly result?: unknown; readonly error?: {readonly message: string}};
}

/** A server between a program and a node. */
export interface Recorder {
  readonly url: string;
  readonly exchanges: readonly Exchange[];
  stop(): Promise<void>;
}

/** Passes requests on to a node, and records them with their answers. */
export async function startRecorder(node: string): Promise<Recorder> {
  const exchanges: Exchange[] = [];
  const server = http.createServer((incoming, outgoing) => {
    const pass = async (): Promise<void> => {
      const body = await text(incoming);
      const headers = {'content-type': incoming.headers['content-type'] ?? ''};
      const response = await fetch(node, {method: 'POST', headers, body});
      const answer = await response.text();
      exchanges.push({
        path: incoming.url ?? '',
        request: JSON.parse(body) as Exchange['request'],
        answer: JSON.parse(answer) as Exchange['answer'],
      });
      outgoing.writeHead(response.status, {'content-type': 'application/json'}).end(answer);
    };
    pass().catch((error: unknown) => outgoing.writeHead(502).end(String(error)));
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    exchanges,
    stop: () => close(server),
  };
}

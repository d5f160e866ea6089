import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {answersOf} from '../../scripts/static-server';

/** A host on one address whose site can be replaced, and which can be stopped. */
export interface SwitchableServer {
  readonly origin: string;
  /** Serves another build from now on, as after a deploy. */
  readonly deploy: (root: string) => Promise<void>;
  /** From now on nobody answers. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Breaks the connection at the first request for which it returns true, and at all later ones; undefined repairs it. */
  readonly breakAt: (isLast: ((path: string) => boolean) | undefined) => void;
  /** Paths that were requested since the last call. */
  readonly requested: () => readonly string[];
}

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** Serves a built site until another takes its place. */
export async function serveSwitchable(root: string): Promise<SwitchableServer> {
  let answer: RequestListener = await answersOf(root);
  let isLast: ((path: string) => boolean) | undefined;
  let isBroken = false;
  let paths: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    paths.push(path);
    isBroken ||= isLast?.(path) ?? false;
    if (isBroken) request.socket.destroy();
    else answer(request, response);
  });
  const port = await listen(server, 0);
  return {
    origin: `http://127.0.0.1:${port}`,
    deploy: async (next) => {
      answer = await answersOf(next);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    start: async () => {
      await listen(server, port);
    },
    breakAt: (next) => {
      isLast = next;
      isBroken = false;
    },
    requested: () => {
      const last = paths;
      paths = [];
      return last;
    },
  };
}

import {createServer, type RequestListener} from 'node:http';
import {answersOf} from '../../scripts/static-server';
import {close, listen} from '../../scripts/static-server/listen';

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
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    deploy: async (next) => {
      answer = await answersOf(next);
    },
    stop: () => close(server),
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

import {createReadStream} from 'node:fs';
import {stat} from 'node:fs/promises';
import {createServer, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {lookup} from 'mrmime';

/** A running server: where it listens and how to stop it. */
export interface StaticServer {
  origin: string;
  close: () => Promise<void>;
}

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';

async function isFile(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}

/**
 * The file that answers a URL path: the path itself, or `index.html` in the folder of that name, with or
 * without a closing slash. No `.html` is added or taken away and nothing redirects.
 */
async function resolveFile(root: string, pathname: string): Promise<string | undefined> {
  const wanted = path.join(root, path.normalize(`/${pathname}`));
  const candidates = pathname.endsWith('/') ? [] : [wanted];
  for (const file of [...candidates, path.join(wanted, 'index.html')]) {
    if (await isFile(file)) return file;
  }
  return undefined;
}

function decodePath(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, status: number, file: string, cache: string): void {
  const type = lookup(file) ?? 'application/octet-stream';
  const charset = type.startsWith('text/') || type.endsWith('javascript') ? '; charset=utf-8' : '';
  response.writeHead(status, {'content-type': type + charset, 'cache-control': cache});
  createReadStream(file).pipe(response);
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/**
 * Serves a built site on a free port of the loopback interface as a plain CDN does: files, `index.html` of
 * folders, otherwise `404.html` with status 404. Files under `/assets/` carry a hash in their names and may be
 * kept for ever; everything else is to be asked for again.
 */
export async function serveStatic(root: string): Promise<StaticServer> {
  const server = createServer((request, response) => {
    void (async () => {
      const pathname = decodePath(request.url ?? '/');
      const file = pathname === undefined ? undefined : await resolveFile(root, pathname);
      if (file === undefined) send(response, 404, path.join(root, '404.html'), revalidate);
      else send(response, 200, file, pathname?.startsWith('/assets/') ? immutable : revalidate);
    })();
  });
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

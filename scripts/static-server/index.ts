import {createReadStream} from 'node:fs';
import {readFile, stat} from 'node:fs/promises';
import {createServer, type RequestListener, type ServerResponse} from 'node:http';
import path from 'node:path';
import {contentType} from '../../src/hosting/contentTypes';
import {RULES_FILE} from '../../src/hosting/finish';
import {headersOf, type Rules} from '../../src/hosting/rules';
import {close, listen} from './listen';

/** A running server: its address and a function to stop it. */
export interface StaticServer {
  origin: string;
  close: () => Promise<void>;
}

async function isFile(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}

/**
 * The file for a URL path: the path itself, or `index.html` in the folder of that name, with or without a trailing
 * slash. No `.html` is added or removed and nothing redirects.
 */
async function resolveFile(root: string, pathname: string): Promise<string | undefined> {
  if (pathname === '') return undefined;
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

function send(
  response: ServerResponse,
  status: number,
  file: string,
  headers: Record<string, string>,
): void {
  response.writeHead(status, {...headers, 'content-type': contentType(file)});
  createReadStream(file).pipe(response);
}

/**
 * Answers as a plain CDN does: files, `index.html` of folders, otherwise `404.html` with status 404, each with the headers
 * of the build's hosting rules.
 */
export async function answersOf(root: string): Promise<RequestListener> {
  const rules = JSON.parse(
    await readFile(path.join(`${root}-hosting`, RULES_FILE), 'utf8'),
  ) as Rules;
  return (request, response) => {
    void (async () => {
      const pathname = decodePath(request.url ?? '/') ?? '';
      const found = await resolveFile(root, pathname);
      const status = found === undefined ? 404 : 200;
      const file = found ?? path.join(root, '404.html');
      send(response, status, file, headersOf(rules, pathname, status));
    })();
  };
}

/**
 * Serves a built site on a loopback port, as {@link answersOf} says.
 *
 * @param wanted the port; 0 for any free one
 * @throws with the code `EADDRINUSE` when the port is in use
 */
export async function serveStatic(root: string, wanted = 0): Promise<StaticServer> {
  const server = createServer(await answersOf(root));
  const port = await listen(server, wanted);
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => close(server),
  };
}

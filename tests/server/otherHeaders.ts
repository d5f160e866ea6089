import {createServer} from 'node:http';
import type {StaticServer} from '../../scripts/static-server';
import {close, listen} from '../../scripts/static-server/listen';

type Headers = Readonly<Record<string, string>>;

/** Serves a site with other headers, as a host without its rules would. Playwright's routes cannot: they change CORS. */
export async function serveWithHeaders(
  origin: string,
  change: (path: string, headers: Headers) => Headers,
): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    void fetch(origin + path, {headers: {'accept-encoding': 'identity'}}).then(async (found) => {
      const headers: Record<string, string> = {};
      found.headers.forEach((value, name) => (headers[name] = value));
      response.writeHead(found.status, change(path, headers));
      response.end(Buffer.from(await found.arrayBuffer()));
    });
  });
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => close(server),
  };
}

import {createServer, request} from 'node:http';
import type {StaticServer} from '../../scripts/static-server';
import {close, listen} from '../../scripts/static-server/listen';

const INLINE = /<script>[^]*?<\/script>/gu;

/**
 * A proxy that forwards paths unchanged, and responses with status and headers, but reduces a page to its inline
 * scripts: everything that can redirect a reader before the site runs, in a fraction of the time. Frames may show it.
 */
export async function serveHeadScripts(target: string): Promise<StaticServer> {
  const {hostname, port: targetPort} = new URL(target);
  const server = createServer((asked, answer) => {
    const call = request({hostname, port: targetPort, path: asked.url}, (given) => {
      const pieces: Buffer[] = [];
      given.on('data', (piece: Buffer) => pieces.push(piece));
      given.on('end', () => {
        const {
          'content-length': _,
          'x-frame-options': __,
          'content-security-policy': ___,
          ...headers
        } = given.headers;
        const scripts = Buffer.concat(pieces).toString().match(INLINE) ?? [];
        answer.writeHead(given.statusCode ?? 500, headers);
        answer.end(`<!doctype html><title>page</title>${scripts.join('')}`);
      });
    });
    call.once('error', () => answer.destroy()).end();
  });
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => close(server),
  };
}

import {readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {close, listen} from '../../scripts/static-server/listen';
import {contentType} from '../../src/hosting/contentTypes';

export interface Served {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
  readonly brotli: Buffer | undefined;
}

const isFile = (file: string): boolean =>
  statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;

function read(folder: string, pathname: string): Answer {
  const wanted = path.join(folder, path.normalize(`/${decodeURIComponent(pathname)}`));
  const found = [wanted, `${wanted}.html`, path.join(wanted, 'index.html')].find(isFile);
  const file = found ?? path.join(folder, '404.html');
  const body = isFile(file) ? readFileSync(file) : Buffer.from('Not found');
  const isText = /\.(?:html|m?js|css|json|svg|xml|txt|md|wasm)$/u.test(file);
  return {
    status: found === undefined ? 404 : 200,
    type: contentType(file),
    body,
    brotli: isText
      ? brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 9}})
      : undefined,
  };
}

/**
 * Serves a built site as a CDN would, in the same way for each generator: clean addresses, equal Brotli quality,
 * immutable hashed files. Compressed files are cached, so that later visits do not wait.
 */
export async function serve(folder: string): Promise<Served> {
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const answer = answers.get(pathname) ?? read(folder, pathname);
    answers.set(pathname, answer);
    const brotli = /\bbr\b/u.test(String(request.headers['accept-encoding']))
      ? answer.brotli
      : undefined;
    const body = brotli ?? answer.body;
    response.writeHead(answer.status, {
      'content-type': answer.type,
      'content-length': body.length,
      'cache-control': /\/(?:assets|_astro|static)\//u.test(pathname)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ...(brotli && {'content-encoding': 'br'}),
    });
    response.end(body);
  });
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => close(server),
  };
}

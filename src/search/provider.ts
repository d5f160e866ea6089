import fs from 'node:fs/promises';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {INDEX_FOLDER, type SearchManifest} from '../plugins/search-index/shards';
import {SearchEngine} from './engine';
import {createIndexStore, type IndexStore} from './hosted/store';
import {unpackShard, type PackedShard} from './pack';
import {answerQueries, type EngineLookup, type ProtocolResponse} from './protocol';

/** How the provider can misbehave, for development and tests of what readers then see. */
export type Fault = 'hang' | 'slow' | 'forbidden' | 'error' | 'cut' | 'garbage';

export const FAULTS: readonly Fault[] = ['hang', 'slow', 'forbidden', 'error', 'cut', 'garbage'];

export interface ProviderOptions {
  /** Folder of a build: its `search-index` is served. */
  readonly buildDir: string;
  readonly appId: string;
  readonly searchKey: string;
  /** Key that may write, as `search:push` does; without one nobody may. */
  readonly adminKey?: string;
  /** 0 takes a free port. */
  readonly port: number;
}

export interface Provider {
  readonly origin: string;
  /** Calls that came in, in order: their bodies as parsed. */
  readonly calls: readonly {readonly url: string; readonly body: unknown}[];
  /** Settings that were pushed to an index. */
  settingsOf: IndexStore['settingsOf'];
  setFault: (fault: Fault | undefined) => void;
  close: () => Promise<void>;
}

const SLOW_MS = 900;
/** A push sends a thousand records at once. */
const MAX_BODY_BYTES = 10_000_000;
const FORBIDDEN: ProtocolResponse = {
  status: 403,
  body: {message: 'Invalid Application-ID or API key', status: 403},
};

/** Name of the index that a call asks first. */
function firstIndexOf(body: unknown): string {
  const requests = (body as {requests?: {indexName?: string}[]} | null)?.requests;
  return requests?.[0]?.indexName ?? '';
}

function enginesOf(buildDir: string): EngineLookup {
  const folder = path.join(buildDir, INDEX_FOLDER);
  const engines = new Map<string, SearchEngine>();
  return async (tag, language) => {
    const manifest = JSON.parse(
      await fs.readFile(path.join(folder, 'manifest.json'), 'utf8'),
    ) as SearchManifest;
    const name = manifest[tag]?.[language];
    if (name === undefined) return undefined;
    const engine =
      engines.get(name) ??
      SearchEngine.of(
        unpackShard(JSON.parse(await fs.readFile(path.join(folder, name), 'utf8')) as PackedShard),
      );
    engines.set(name, engine);
    return engine;
  };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > MAX_BODY_BYTES) throw new RangeError('The body is too large');
  }
  return text === '' ? null : (JSON.parse(text) as unknown);
}

/** The provider takes credentials from headers as well as from the query string. */
function isAllowed(
  request: IncomingMessage,
  url: URL,
  appId: string,
  keys: readonly (string | undefined)[],
): boolean {
  const given = (name: string) => url.searchParams.get(name) ?? request.headers[name];
  const key = given('x-algolia-api-key');
  return (
    given('x-algolia-application-id') === appId && typeof key === 'string' && keys.includes(key)
  );
}

function send(response: ServerResponse, {status, body}: ProtocolResponse): void {
  response.writeHead(status, {'content-type': 'application/json; charset=utf-8'});
  response.end(JSON.stringify(body));
}

/** Misbehaves as told. True where the call is thereby over. */
async function misbehave(fault: Fault | undefined, response: ServerResponse): Promise<boolean> {
  switch (fault) {
    case undefined:
      return false;
    case 'hang':
      return true;
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      return false;
    case 'forbidden':
      send(response, FORBIDDEN);
      return true;
    case 'error':
      send(response, {status: 500, body: {message: 'Internal error', status: 500}});
      return true;
    case 'cut':
      response.writeHead(200, {'content-type': 'application/json', 'content-length': '1000'});
      response.write('{"results":[{"hi');
      response.destroy();
      return true;
    case 'garbage':
      response.writeHead(200, {'content-type': 'text/html'});
      response.end('<!doctype html><title>Login</title>');
      return true;
  }
}

/**
 * A provider of the search protocol on the loopback interface, over the index of a build. It stands
 * in for the hosted one in development and tests.
 */
export async function startProvider(options: ProviderOptions): Promise<Provider> {
  const engines = enginesOf(options.buildDir);
  const store = createIndexStore();
  const calls: {url: string; body: unknown}[] = [];
  let fault: Fault | undefined;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const url = new URL(request.url ?? '/', 'http://localhost');
    const body = await bodyOf(request);
    calls.push({url: url.pathname + url.search, body});
    if (await misbehave(fault, response)) return;
    const indexPath = decodeURIComponent(url.pathname);
    const isSearch = indexPath.endsWith('/queries');
    const keys = isSearch ? [options.searchKey, options.adminKey] : [options.adminKey];
    if (!isAllowed(request, url, options.appId, keys)) {
      send(response, FORBIDDEN);
      return;
    }
    const written = isSearch ? undefined : store.write(request.method ?? '', indexPath, body);
    const pushed = store.enginesOf(firstIndexOf(body));
    send(response, written ?? (await answerQueries(indexPath, body, pushed ?? engines)));
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      send(response, {status: 400, body: {message: String(error), status: 400}});
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    settingsOf: store.settingsOf,
    setFault: (next) => {
      fault = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

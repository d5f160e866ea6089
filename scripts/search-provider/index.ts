import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {EngineLookup} from '../../src/search/answer';
import {SearchEngine} from '../../src/search/engine';
import {readIndexes} from '../../src/search/indexFolder';
import {close, listen} from '../static-server/listen';
import {FORBIDDEN, applyFault, type Fault} from './faults';
import {answerQueries} from './protocol';
import {send} from './send';
import {createIndexStore, type IndexStore} from './store';

export interface ProviderOptions {
  /** Folder of a build: its `search-index` is served. */
  readonly buildDir: string;
  readonly appId: string;
  readonly searchKey: string;
  /** Key with write access, as `search:push` uses; without one nobody can write. */
  readonly adminKey?: string;
  /** 0 uses a free port. */
  readonly port: number;
}

export interface Provider {
  readonly origin: string;
  /** Received calls in order, with parsed bodies. */
  readonly calls: readonly {readonly url: string; readonly body: unknown}[];
  /** Settings that were pushed to an index. */
  settingsOf: IndexStore['settingsOf'];
  setFault: (fault: Fault | undefined) => void;
  close: () => Promise<void>;
}

/** A push sends a thousand records at once. */
const MAX_BODY_BYTES = 10_000_000;
/** Name of the index that a call queries first. */
function firstIndexOf(body: unknown): string {
  const requests = (body as {requests?: {indexName?: string}[]} | null)?.requests;
  return requests?.[0]?.indexName ?? '';
}

function enginesOf(buildDir: string): EngineLookup {
  let engines: Promise<ReadonlyMap<string, SearchEngine>> | undefined;
  const make = async () =>
    new Map(
      (await readIndexes(buildDir)).map((shard) => [
        `${shard.tag} ${shard.language}`,
        SearchEngine.of(shard),
      ]),
    );
  return async (tag, language) => (await (engines ??= make())).get(`${tag} ${language}`);
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > MAX_BODY_BYTES) throw new RangeError('The body is too large');
  }
  return text === '' ? null : (JSON.parse(text) as unknown);
}

/** The provider accepts credentials from headers and from the query string. */
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

/**
 * A local provider of the search protocol over the index of a build. It replaces the hosted one in development and
 * tests.
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
    if (await applyFault(fault, response)) return;
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
  const port = await listen(server, options.port);
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    settingsOf: store.settingsOf,
    setFault: (next) => {
      fault = next;
    },
    close: () => close(server),
  };
}

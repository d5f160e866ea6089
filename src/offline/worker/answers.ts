import {CacheFirst} from 'workbox-strategies';
import {cacheNames} from '../names';
import {keepsAnything, readState} from '../state';
import {addressOf} from './addresses';
import {fileOf, isListed, ofSameDeploy} from './copies';
import {originOf, setOrigin} from './origins';
import {fileOfKeptPage} from './pages';
import {BASE, type FetchEvent} from './scope';

const names = cacheNames(BASE);

/** Files whose names contain a hash: with one name there is one content, of whatever deploy. */
const byContent = new CacheFirst({
  cacheName: names.assets,
  matchOptions: {ignoreVary: true},
  plugins: [
    {
      cacheWillUpdate: async ({response}) => {
        // Some hosts answer a missing script with a page and status 200.
        const isPage = response.headers.get('content-type')?.startsWith('text/html');
        const isWanted = response.status === 200 && !isPage;
        return isWanted && keepsAnything(await readState(names)) ? response : null;
      },
    },
  ],
});

/** Code of pages and their styles; other assets are data that is named by its content. */
const CODE = /^assets\/(?:js|css)\//u;

/** Data that is named by its content although it is elsewhere. */
const INDEX = /^search-index\/.+\.[0-9a-f]{8,}\.json$/u;

const absent = (status: number): Response => new Response(null, {status});

/** The page of a request, and the page of a worker that one starts. */
async function originOfRequest({clientId, resultingClientId}: FetchEvent) {
  const origin = await originOf(clientId);
  if (origin && resultingClientId !== '') await setOrigin(resultingClientId, origin);
  return origin;
}

/**
 * Answers requests for assets. Code that a copy does not have is that of another version: to a page of the copy it is
 * absent, so that Docusaurus loads the document instead, from whatever deploy it then is of.
 */
export async function asset(event: FetchEvent, request: Request, url: URL): Promise<Response> {
  const origin = await originOfRequest(event);
  const address = addressOf(url, BASE);
  const isForeign = async () =>
    origin?.kind === 'copy' && CODE.test(address) && !(await isListed(address, origin));
  const kept = await caches.match(request.url, {ignoreVary: true, cacheName: names.assets});
  // A link that is prefetched is no failure.
  if (!kept && (await isForeign())) return absent(request.destination === '' ? 204 : 404);
  try {
    return await byContent.handle({event: event as never, request});
  } catch (error) {
    if (origin) return absent(404);
    throw error;
  }
}

/**
 * Answers requests for other files. A page from a copy gets those of its own deploy or none: the network may have another
 * one by now.
 */
export async function other(event: FetchEvent, request: Request, url: URL): Promise<Response> {
  const origin = await originOf(event.clientId);
  if (!origin) return fetch(request);
  const address = addressOf(url, BASE);
  if (origin.kind === 'page') {
    return (await fileOfKeptPage(origin.address, address)) ?? absent(504);
  }
  for (const copy of await ofSameDeploy(origin.cache)) {
    const found = await fileOf(copy, address);
    if (found) return found;
  }
  return INDEX.test(address) ? fetch(request) : absent(504);
}

/**
 * Answers the question whether the site is reachable (src/docusaurus-patches/retry-when-online). A page from a copy need not
 * wait for the connection: what it does not have it asks for as a document.
 */
export async function probe(event: FetchEvent, request: Request): Promise<Response> {
  return (await originOf(event.clientId)) ? absent(204) : fetch(request);
}

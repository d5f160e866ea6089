import {NetworkFirst} from 'workbox-strategies';
import {cacheNames} from '../names';
import {keepsAnything, readState} from '../state';
import {addressOf, otherForms} from './addresses';
import {copies, fileOf} from './copies';
import {notSaved} from './notSaved';
import {setOrigin} from './origins';
import {keepPage, keptPage, savedAt} from './pages';
import {BASE, type FetchEvent} from './scope';
import {tidy} from './tidy';

const names = cacheNames(BASE);

/** How long a page may take before the kept one is shown instead. */
const PATIENCE_SECONDS = 8;

const isPage = (response: Response): boolean =>
  response.status === 200 && (response.headers.get('content-type') ?? '').startsWith('text/html');

/** Keeps a page in the background. A page that cannot be kept is shown all the same. */
async function keepIfWanted(address: string, response: Response): Promise<void> {
  const {keepsPages} = await readState(names);
  if (keepsPages) await keepPage(address, response).catch(() => undefined);
}

/**
 * A page that no copy has: from the network, else as it was kept when it was read last, else a page that says that there is
 * neither.
 */
const unsaved = new NetworkFirst({
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    {
      // keepPage stores it, after its scripts and styles.
      cacheWillUpdate: async ({request, response}) => {
        if (isPage(response)) await keepIfWanted(addressOf(new URL(request.url), BASE), response);
        return null;
      },
      cachedResponseWillBeUsed: async ({request, event}) => {
        const address = addressOf(new URL(request.url), BASE);
        const kept = await keptPage(address);
        if (!kept) return null;
        const {resultingClientId} = event as unknown as FetchEvent;
        await setOrigin(resultingClientId, {kind: 'page', address, savedAt: savedAt(kept)});
        return kept;
      },
      handlerDidError: ({request}) => notSaved(new URL(request.url)),
    },
  ],
});

/** The page from a copy, which the resulting page then belongs to. */
async function fromCopy(address: string, event: FetchEvent): Promise<Response | undefined> {
  for (const copy of await copies()) {
    const found = await fileOf(copy, address);
    if (!found) continue;
    const {cache, savedAt: time} = copy;
    await setOrigin(event.resultingClientId, {kind: 'copy', cache, savedAt: time});
    return found;
  }
  return undefined;
}

/** Another address under which a page is saved. */
async function savedForm(address: string): Promise<string | undefined> {
  for (const form of otherForms(address)) {
    for (const copy of await copies()) if (await fileOf(copy, form)) return form;
    if (await keptPage(form)) return form;
  }
  return undefined;
}

/** Answers a navigation. */
export async function navigate(event: FetchEvent, request: Request, url: URL): Promise<Response> {
  const state = await readState(names);
  if (!keepsAnything(state)) return fetch(request);
  if (state.replaced.length > 0) event.waitUntil(tidy());
  const address = addressOf(url, BASE);
  const saved = await fromCopy(address, event);
  if (saved) return saved;
  const form = await savedForm(address);
  if (form !== undefined) return Response.redirect(BASE + form + url.search, 302);
  return unsaved.handle({event: event as never, request});
}

/** Keeps a page that the reader opened without loading its document. @throws when it cannot be downloaded or stored */
export async function visited(address: string): Promise<void> {
  for (const copy of await copies()) if (await fileOf(copy, address)) return;
  const response = await fetch(BASE + address, {cache: 'no-cache'});
  const {keepsPages} = await readState(names);
  if (keepsPages && isPage(response)) await keepPage(address, response);
}

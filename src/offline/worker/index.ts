/* The service worker of readers who keep pages or versions. It is registered when they ask for it, never before. */
import {Route, Router} from 'workbox-routing';
import {ASSETS, PAST_WORKER} from '../formats';
import type {Message} from '../messages';
import {addressOf} from './addresses';
import {asset, other, probe} from './answers';
import {answerMessage} from './answerMessage';
import {navigate} from './navigation';
import {BASE, scope, type FetchEvent} from './scope';
import {tidy} from './tidy';

type Answer = (event: FetchEvent, request: Request, url: URL) => Promise<Response>;

/** What the router passes on. */
interface Asked {
  readonly event: FetchEvent;
  readonly request: Request;
  readonly url: URL;
}

const isOwn = (url: URL, request: Request): boolean =>
  url.origin === self.location.origin &&
  url.pathname.startsWith(BASE) &&
  !request.headers.has(PAST_WORKER);

const route = (
  answer: Answer,
  matches: (request: Request, address: string) => boolean,
  method: 'GET' | 'HEAD' = 'GET',
): Route =>
  new Route(
    ({url, request}) => isOwn(url, request) && matches(request, addressOf(url, BASE)),
    ({event, request, url}: Asked) => answer(event, request, url),
    method,
  );

const router = new Router();
for (const each of [
  route(navigate, ({mode}) => mode === 'navigate'),
  route(asset, (_, address) => address.startsWith(ASSETS)),
  route(other, () => true),
  route(probe, () => true, 'HEAD'),
]) {
  router.registerRoute(each);
}
router.addFetchListener();

// Not skipWaiting: pages that are open go on with the worker that they know.
scope.addEventListener('activate', (event) => {
  event.waitUntil(scope.clients.claim().then(tidy));
});

scope.addEventListener('message', (event) => {
  event.waitUntil(answerMessage(event, event.data as Message));
});

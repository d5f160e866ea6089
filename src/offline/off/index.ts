/*
 * The service worker that undoes the other one: it takes over at once, deletes everything that was kept, and unregisters
 * itself. Pages that are open go on with the network.
 */
import {cacheNames, deleteCaches} from '../names';
import {BASE, scope} from '../worker/scope';

scope.addEventListener('install', (event) => {
  event.waitUntil(scope.skipWaiting());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(deleteCaches(cacheNames(BASE)).then(() => scope.registration.unregister()));
});

import {PAST_WORKER, FORMAT, OVERVIEW, WORKER, type Offered, type Overview} from './formats';
import type {Message, Origin} from './messages';
import type {Problem} from './saving/problem';

/** Whether the browser can keep anything: not without HTTPS, nor in some private windows. */
export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator;
}

/** Registers the worker; it answers this page's requests when it is ready. @throws when the browser refuses it */
export async function startWorker(baseUrl: string): Promise<void> {
  await navigator.serviceWorker.register(baseUrl + WORKER, {updateViaCache: 'none'});
  await navigator.serviceWorker.ready;
}

/** Removes the worker: open pages go on with the network. */
export async function stopWorker(baseUrl: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(baseUrl);
  await registration?.unregister();
}

/** Tells the worker something, if there is one. */
export async function tellWorker(baseUrl: string, message: Message): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(baseUrl);
  registration?.active?.postMessage(message);
}

/** How long the worker may take to answer, in milliseconds. */
const ANSWER_MS = 10_000;

/** Asks a worker; undefined if it does not answer. */
function ask<T>(worker: ServiceWorker, message: Message): Promise<T | undefined> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    const timer = setTimeout(() => resolve(undefined), ANSWER_MS);
    port1.onmessage = ({data}: MessageEvent<T>) => {
      clearTimeout(timer);
      resolve(data);
    };
    worker.postMessage(message, [port2]);
  });
}

/** Where the document of this page came from; null for the network. */
export async function askOrigin(): Promise<Origin | null> {
  const {controller} = navigator.serviceWorker;
  return (controller && (await ask<Origin | null>(controller, {ask: 'origin'}))) ?? null;
}

/** Has the worker, if there is one, keep a page that the reader opened. @returns why it could not be kept */
export async function keepVisited(baseUrl: string, pathname: string): Promise<Problem | null> {
  const registration = await navigator.serviceWorker.getRegistration(baseUrl);
  const visited = pathname.slice(baseUrl.length);
  return (
    (registration?.active && (await ask<Problem | null>(registration.active, {visited}))) ?? null
  );
}

/** What the site offers to save now. @throws when it cannot be reached, or is of another format */
export async function fetchOffers(baseUrl: string): Promise<readonly Offered[]> {
  // A request that fails for a known reason would only fill the console.
  if (!navigator.onLine) throw new Error('offline');
  const response = await fetch(baseUrl + OVERVIEW, {
    cache: 'no-cache',
    headers: {[PAST_WORKER]: '1'},
  });
  const overview = response.ok ? ((await response.json()) as Overview) : undefined;
  if (overview?.format !== FORMAT) throw new Error(`${OVERVIEW}: status ${response.status}`);
  return overview.versions;
}

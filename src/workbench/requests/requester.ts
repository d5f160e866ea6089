import type {Failure, Outcome, Requester, RpcCall, StreamEvent} from '../types';
import {checkUrl} from './checkUrl';
import {classify} from './classify';
import {TIMEOUT_MS} from './limits';
import type {FromWorker, Observation, ToWorker} from './messages';
import {permissionFor} from './permission';
import {startWorker} from './startWorker';

type Listener = (message: FromWorker | 'lost') => void;

async function failureOf(seen: Observation, url: string): Promise<Failure> {
  return classify(seen, {url, page: window.location, permission: await permissionFor(url)});
}

function failed(failure: Failure, milliseconds = 0, bytes = 0): Outcome {
  return {kind: 'failure', failure, milliseconds, bytes};
}

async function outcomesOf(
  message: FromWorker,
  url: string,
  calls: readonly RpcCall[],
): Promise<Outcome[]> {
  if ('outcomes' in message) return [...message.outcomes];
  if (!('observation' in message)) return [];
  const {observation} = message;
  const {milliseconds, bytes, status} = observation;
  const failure = await failureOf(observation, url);
  return calls.map(() => ({
    ...failed(failure, milliseconds, bytes),
    ...(status !== undefined && {status}),
  }));
}

/**
 * Sends calls through the worker, which starts with the first call. If its code cannot be loaded, calls fail and the
 * next one tries again: the page itself never sends any, its policy forbids it.
 *
 * @param timeout of calls, in milliseconds
 */
export function createRequester(timeout: number = TIMEOUT_MS): Requester {
  const listeners = new Map<number, Listener>();
  let worker: Worker | undefined;
  let last = 0;

  const onLost = (): void => {
    worker = undefined;
    const all = [...listeners.values()];
    listeners.clear();
    for (const listener of all) listener('lost');
  };

  const post = (message: ToWorker): void => {
    worker ??= startWorker((data) => listeners.get(data.id)?.(data), onLost);
    if (worker) worker.postMessage(message);
    else onLost();
  };

  const begin = (listener: Listener): number => {
    last += 1;
    listeners.set(last, listener);
    return last;
  };

  const end = (id: number): void => {
    if (listeners.delete(id)) worker?.postMessage({id, kind: 'end'} satisfies ToWorker);
  };

  const send = (
    url: string,
    calls: readonly RpcCall[],
    isBatch: boolean,
    signal: AbortSignal | undefined,
  ): Promise<Outcome[]> => {
    const checked = checkUrl(url, window.location.protocol);
    const all = (failure: Failure, milliseconds = 0) =>
      calls.map(() => failed(failure, milliseconds));
    if ('fault' in checked) return Promise.resolve(all({kind: 'address', reason: checked.fault}));
    if (signal?.aborted === true) return Promise.resolve(all({kind: 'aborted'}));
    const begun = performance.now();
    return new Promise((resolve) => {
      const onAbort = () => {
        end(id);
        resolve(all({kind: 'aborted'}, performance.now() - begun));
      };
      const id = begin((message) => {
        signal?.removeEventListener('abort', onAbort);
        listeners.delete(id);
        resolve(
          message === 'lost' ? all({kind: 'worker'}) : outcomesOf(message, checked.url, calls),
        );
      });
      signal?.addEventListener('abort', onAbort, {once: true});
      post({id, kind: 'send', url: checked.url, calls, isBatch, timeout});
    });
  };

  const subscribe = (
    url: string,
    call: RpcCall,
    listener: (event: StreamEvent) => void,
  ): (() => void) => {
    const fail = (failure: Failure) => listener({kind: 'failure', failure});
    const checked = checkUrl(url, window.location.protocol);
    if ('fault' in checked || !/^ws/iu.test(checked.url)) {
      fail({kind: 'address', reason: 'fault' in checked ? checked.fault : checked.url});
      return () => undefined;
    }
    const id = begin((message) => {
      if (message === 'lost') fail({kind: 'worker'});
      else if ('event' in message) listener(message.event);
      else if ('lostFirst' in message)
        void failureOf(message.lostFirst, checked.url).then((failure) => {
          if (listeners.delete(id)) fail(failure);
        });
    });
    post({id, kind: 'subscribe', url: checked.url, call, timeout});
    return () => end(id);
  };

  return {
    async call(url, call, signal) {
      const [outcome = failed({kind: 'worker'})] = await send(url, [call], false, signal);
      return outcome;
    },
    batch: (url, calls, signal) =>
      calls.length === 0 ? Promise.resolve([]) : send(url, calls, true, signal),
    subscribe,
  };
}

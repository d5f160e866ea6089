import type {Engines} from './engines';
import type {Call, Request, Response} from './worker';

/** The worker has failed: its calls have to be repeated elsewhere. */
export class WorkerLost extends Error {
  constructor() {
    super('The worker of the search has failed');
  }
}

/** A worker with failure detection from its start: its code may fail before anybody listens. */
export interface Started {
  readonly worker: Worker;
  /** Resolves when its file is missing or forbidden, or it has thrown. */
  readonly failure: Promise<unknown>;
}

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/** Engines in a worker. Calls fail with `WorkerLost` when it has failed. */
export function enginesInWorker({worker, failure}: Started): Engines {
  const waiting = new Map<number, Waiting>();
  let lost = false;
  let calls = 0;
  worker.addEventListener('message', ({data}: MessageEvent<Response>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) call?.reject(new Error(data.error));
    else call?.resolve(data.result as never);
  });
  void failure.then(() => {
    lost = true;
    for (const {reject} of waiting.values()) reject(new WorkerLost());
    waiting.clear();
  });
  const post = (request: Request) => {
    worker.postMessage(request);
  };
  const ask = <T>(call: Call) =>
    new Promise<T>((resolve, reject) => {
      if (lost) {
        reject(new WorkerLost());
        return;
      }
      calls += 1;
      waiting.set(calls, {resolve, reject});
      post({id: calls, call});
    });
  return {
    takePiece: (key, piece) => {
      post({key, piece});
    },
    take: (key, index) => ask({key, index}),
    takePart: (part, content) => ask({part, content}),
    search: (requests, without) => ask({requests, without}),
  };
}

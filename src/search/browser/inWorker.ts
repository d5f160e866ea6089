import type {Response as Answer} from '@algolia/client-common';
import type {Answerer} from './answerer';
import type {Request, Response} from './worker';

/** The worker has failed: what it was asked has to be asked elsewhere. */
export class WorkerLost extends Error {}

/** A worker whose failure is noticed from its start on: before anybody listens, its code may have failed. */
export interface Started {
  readonly worker: Worker;
  /** Fulfilled when its file is gone or forbidden, or it has thrown. */
  readonly failure: Promise<unknown>;
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** An answerer whose work a worker does. Its answers fail with `WorkerLost` when that has failed. */
export function inWorker({worker, failure}: Started): Answerer {
  const waiting = new Map<number, Waiting>();
  let lost = false;
  let calls = 0;
  const send = (request: Request) => {
    worker.postMessage(request);
  };
  worker.addEventListener('message', ({data}: MessageEvent<Response>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) call?.reject(new Error(data.error));
    else call?.resolve(data.answer);
  });
  void failure.then(() => {
    lost = true;
    for (const {reject} of waiting.values()) reject(new WorkerLost());
    waiting.clear();
  });
  return {
    takePiece: (key, piece) => {
      send({key, piece});
    },
    take: (key, shard) => {
      send({key, shard});
    },
    answer: ({url, data}) =>
      new Promise((resolve, reject) => {
        if (lost) {
          reject(new WorkerLost());
          return;
        }
        calls += 1;
        waiting.set(calls, {resolve, reject});
        send({id: calls, call: {url, data}});
      }),
  };
}

/* The engine in a thread of its own, so that the page answers its reader while an index is made or searched. */
import {SearchEngine} from '../engine';
import {createAnswerer} from './answerer';
import type {IndexKey} from './shard';

/** What the page says: here is an index, or answer this call. */
export type Request =
  | {readonly key: IndexKey; readonly shard: string | null}
  | {readonly id: number; readonly call: unknown};

/** What the worker says to a call: its answer, or why there is none. */
export type Response = {readonly id: number} & (
  {readonly answer: unknown} | {readonly error: string}
);

// The page names the worker by the folder of the indexes.
const {take, answer} = createAnswerer(self.name, (shard) => SearchEngine.of(shard));

addEventListener('message', ({data}: MessageEvent<Request>) => {
  if ('shard' in data) {
    take(data.key, data.shard);
    return;
  }
  const {id} = data;
  const send = (response: Response) => {
    postMessage(response);
  };
  answer(data.call).then(
    (found) => {
      send({id, answer: found});
    },
    (error: unknown) => {
      send({id, error: String(error)});
    },
  );
});

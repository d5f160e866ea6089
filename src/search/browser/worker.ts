/* The engine in a thread of its own, so that the page answers its reader while an index is made or searched. */
import type {Response as Answer} from '@algolia/client-common';
import {SearchEngine} from '../engine';
import {createAnswerer, readShard, type Call} from './answerer';
import {growEngine, type GrowingEngine} from './growing';
import {nameOf, type IndexKey} from './shard';

/** What the page says: here is a piece of an index, or all of it, or answer this call. */
export type Request =
  | {readonly key: IndexKey; readonly piece: string}
  | {readonly key: IndexKey; readonly shard: string | null}
  | {readonly id: number; readonly call: Call};

/** What the worker says to a call: its answer, or why there is none. */
export type Response = {readonly id: number} & (
  {readonly answer: Answer} | {readonly error: string}
);

const growing = new Map<string, GrowingEngine>();

// The page names the worker by the folder of the indexes.
const {take, answer} = createAnswerer(self.name, (index, key) => {
  const grown = growing.get(nameOf(key));
  growing.delete(nameOf(key));
  return grown?.finish(index) ?? SearchEngine.of(readShard(index));
});

/** What is damaged shows once it is here as a whole, or is asked for again. */
function takePiece(key: IndexKey, piece: string): void {
  const grown = growing.get(nameOf(key)) ?? growEngine();
  growing.set(nameOf(key), grown);
  try {
    grown.take(piece);
  } catch {
    growing.delete(nameOf(key));
  }
}

addEventListener('message', ({data}: MessageEvent<Request>) => {
  if ('piece' in data) {
    takePiece(data.key, data.piece);
    return;
  }
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

/* The engines in a thread of its own, so that the page answers its reader while an index is made or searched. */
import type {SearchRequest} from '../answer';
import {SearchEngine} from '../engine';
import {createEngines, readShard} from './engines';
import {growEngine, type GrowingEngine} from './growing';
import {nameOf, type IndexKey} from './indexFiles';

/** What is asked of the worker: to take an index as a whole, or to search. */
export type Call =
  {readonly key: IndexKey; readonly index: string} | {readonly requests: readonly SearchRequest[]};

/** What the page says: here is a piece of an index, or answer this call. */
export type Request =
  {readonly key: IndexKey; readonly piece: string} | {readonly id: number; readonly call: Call};

/** What the worker says to a call: its result, or why there is none. */
export type Response = {readonly id: number} & (
  {readonly result: unknown} | {readonly error: string}
);

const growing = new Map<string, GrowingEngine>();

const {take, search} = createEngines((index, key) => {
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

function answer(call: Call): Promise<unknown> {
  return 'requests' in call ? search(call.requests) : take(call.key, call.index);
}

addEventListener('message', ({data}: MessageEvent<Request>) => {
  if ('piece' in data) {
    takePiece(data.key, data.piece);
    return;
  }
  const {id, call} = data;
  const send = (response: Response) => {
    postMessage(response);
  };
  answer(call).then(
    (result) => {
      send({id, result});
    },
    (error: unknown) => {
      send({id, error: String(error)});
    },
  );
});

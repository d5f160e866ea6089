/* The engines in a separate thread, so that the page stays responsive while an index is built or searched. */
import type {IndexKey, MissingPart, SearchRequest} from '../answer';
import {SearchEngine} from '../engine';
import {createEngines, readShard} from './engines';
import {growEngine, type GrowingEngine} from './growing';
import {nameOf} from './indexFiles';

/** Calls of the worker: take a complete index or a part of a split one, or search. */
export type Call =
  | {readonly key: IndexKey; readonly index: string}
  | {readonly part: MissingPart; readonly content: string}
  | {readonly requests: readonly SearchRequest[]; readonly without: ReadonlySet<string>};

/** Messages of the page: a chunk of an index, or a call. */
export type Request =
  {readonly key: IndexKey; readonly piece: string} | {readonly id: number; readonly call: Call};

/** Reply of the worker: the result of a call, or its error. */
export type Response = {readonly id: number} & (
  {readonly result: unknown} | {readonly error: string}
);

const growing = new Map<string, GrowingEngine>();

const {take, takePart, search} = createEngines((index, key) => {
  const grown = growing.get(nameOf(key));
  growing.delete(nameOf(key));
  return grown?.finish(index) ?? SearchEngine.of(readShard(index));
});

/** Damage is detected in the complete index, or the index is requested again. */
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
  if ('requests' in call) return search(call.requests, call.without);
  return 'part' in call ? takePart(call.part, call.content) : take(call.key, call.index);
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

import type {Cache, Response as Answer} from '@algolia/client-common';
import type {Answerer, Call} from './answerer';
import type {SearchBackend} from './backend';
import {WorkerLost, inWorker, type Started} from './inWorker';

/** Remembers nothing: the index is always there to be asked, and in development it changes. */
const noCache: Cache = {
  get: (_key, make) => make(),
  set: (_key, value) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

async function inPage(folder: string): Promise<Answerer> {
  return (await import('./inPage')).inPage(folder);
}

/** Reads a response to its end, telling of each piece when it comes. */
async function readPieces(
  response: Response,
  onPiece: ((piece: string) => void) | undefined,
): Promise<string> {
  if (!onPiece || !response.body) return response.text();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return text;
    text += value;
    onPiece(value);
  }
}

/**
 * Has the provider's client ask the index of this site, without a request to another host.
 *
 * @param folder address of the index, `/search-index/`
 * @param started where the engine works, if there is a worker
 */
export function createEmbeddedSearch(folder: string, started: Started | undefined): SearchBackend {
  let answerer: Answerer | Promise<Answerer> = started ? inWorker(started) : inPage(folder);
  const taken = new Set<Promise<unknown>>();

  async function send(call: Call): Promise<Answer> {
    await Promise.all(taken);
    try {
      return await (await answerer).answer(call);
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
      answerer = inPage(folder);
      return (await answerer).answer(call);
    }
  }

  return {
    take(key, shard) {
      // What could not be downloaded is asked for again when it is needed.
      const done: Promise<unknown> = Promise.all([answerer, shard])
        .then(async ([{take, takePiece}, response]) => {
          const onPiece =
            takePiece &&
            ((piece: string) => {
              takePiece(key, piece);
            });
          take(key, response && (await readPieces(response, onPiece)));
        })
        .catch(() => undefined)
        .finally(() => taken.delete(done));
      taken.add(done);
    },
    options: {
      // Never asked: the requester below answers in its place.
      hosts: [{url: 'embedded.invalid', accept: 'readWrite', protocol: 'https'}],
      hostsCache: noCache,
      responsesCache: noCache,
      requester: {
        send: (call) =>
          send(call).catch((error: unknown) => ({
            status: 0,
            content: String(error),
            isTimedOut: false,
          })),
      },
    },
  };
}

import {digestOf, storable} from '../files';
import {PAST_WORKER, type ListedFile} from '../formats';
import {SaveFailure} from './problem';

/** First what the browser's own cache has if it is still current, then past all caches. */
const ATTEMPTS: readonly RequestCache[] = ['no-cache', 'reload'];

async function readAll(
  response: Response,
  onBytes: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  const pieces: BlobPart[] = [];
  let piece = await reader?.read();
  while (piece?.value) {
    pieces.push(piece.value);
    onBytes(piece.value.length);
    piece = await reader?.read();
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/**
 * Downloads a file of a list and checks that it is the one listed.
 *
 * @param onBytes called with the number of bytes that have arrived, negative when they arrive again
 * @throws SaveFailure when the site has another file at the address, TypeError when the network fails
 */
export async function fetchFile(
  url: string,
  [address, , digest]: ListedFile,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<Response> {
  for (const cache of ATTEMPTS) {
    const response = await fetch(url, {
      cache,
      signal,
      priority: 'low',
      headers: {[PAST_WORKER]: '1'},
    });
    if (!response.ok) continue;
    let arrived = 0;
    const body = await readAll(response, (bytes) => {
      arrived += bytes;
      onBytes(bytes);
    });
    if ((await digestOf(body)) === digest) return storable(body, response);
    onBytes(-arrived);
  }
  throw new SaveFailure('changed', `${address} differs from its list`);
}

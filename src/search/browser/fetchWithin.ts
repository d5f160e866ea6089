/** How long the provider's client waits for an answer to begin, and then for it to go on, in milliseconds. */
const CONNECT_MS = 1000;
const READ_MS = 2000;

/** An attempt to have a file: the first asks as usual, the second past all caches and, as the provider's client, with more time. */
export interface Attempt {
  readonly cache: RequestCache;
  /** What the limits are multiplied by. */
  readonly patience: number;
}

export const RETRY: Attempt = {cache: 'reload', patience: 4};

/** Stops what goes on when it takes longer than it may. */
async function within<T>(stop: AbortController, ms: number, going: Promise<T>): Promise<T> {
  const timer = setTimeout(() => {
    stop.abort(new DOMException(`Nothing came for ${ms} ms`, 'TimeoutError'));
  }, ms);
  return going.finally(() => {
    clearTimeout(timer);
  });
}

/**
 * Fetches a file that must begin to come, and go on coming while it is read, within the limits.
 *
 * @throws when it does not, at another status than success, and when the network fails; so does reading the answer
 */
export async function fetchWithin(url: string, {cache, patience}: Attempt): Promise<Response> {
  const stop = new AbortController();
  const {signal} = stop;
  const response = await within(stop, CONNECT_MS * patience, fetch(url, {cache, signal}));
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  const reader = response.body?.getReader();
  const body = new ReadableStream<Uint8Array>({
    // Asked for only while somebody reads: who does not read yet stops nothing.
    async pull(controller) {
      const piece = reader && (await within(stop, READ_MS * patience, reader.read()));
      if (!piece || piece.done) controller.close();
      else controller.enqueue(piece.value);
    },
    cancel: () => reader?.cancel(),
  });
  return new Response(body);
}

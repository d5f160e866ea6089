/** How long the provider's client waits for a response to begin, and then to continue, in milliseconds. */
const CONNECT_MS = 1000;
const READ_MS = 2000;

/**
 * An attempt to download a file: the first is normal, the second bypasses all caches and, as the provider's client
 * does, allows more time.
 */
export interface Attempt {
  readonly cache: RequestCache;
  /** Factor of the limits. */
  readonly timeoutFactor: number;
}

/** Names contain content hashes, so the browser may cache a file forever. */
export const FIRST: Attempt = {cache: 'default', timeoutFactor: 1};

export const RETRY: Attempt = {cache: 'reload', timeoutFactor: 4};

/** Aborts what takes longer than allowed. */
async function within<T>(stop: AbortController, ms: number, going: Promise<T>): Promise<T> {
  const timer = setTimeout(() => {
    stop.abort(new DOMException(`Nothing came for ${ms} ms`, 'TimeoutError'));
  }, ms);
  return going.finally(() => {
    clearTimeout(timer);
  });
}

/**
 * Fetches a file that must begin to arrive, and continue to arrive while it is read, within the limits.
 *
 * @throws when it does not, for other statuses than success, and when the network fails; so does reading the body
 */
export async function fetchWithin(url: string, {cache, timeoutFactor}: Attempt): Promise<Response> {
  const stop = new AbortController();
  const {signal} = stop;
  const response = await within(stop, CONNECT_MS * timeoutFactor, fetch(url, {cache, signal}));
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  const reader = response.body?.getReader();
  const body = new ReadableStream<Uint8Array>({
    // Pulled only while somebody reads, so that a slow reader does not trigger the limit.
    async pull(controller) {
      const piece = reader && (await within(stop, READ_MS * timeoutFactor, reader.read()));
      if (!piece || piece.done) controller.close();
      else controller.enqueue(piece.value);
    },
    cancel: () => reader?.cancel(),
  });
  return new Response(body);
}

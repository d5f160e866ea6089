// cspell:ignore unstub
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {RETRY, fetchWithin} from '../../../src/search/browser/fetchWithin';

const FIRST = {cache: 'default', timeoutFactor: 1} as const;

let asked: {url: string; init: RequestInit}[];
let body: ReadableStreamDefaultController<Uint8Array>;
/** The server's response: `body` controls its body. */
let begin: () => void;

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push({url, init});
    return new Promise((resolve, reject) => {
      const stream = new ReadableStream<Uint8Array>({
        start: (controller) => {
          body = controller;
        },
      });
      begin = () => {
        resolve(new Response(stream));
      };
      init.signal?.addEventListener('abort', () => {
        reject(init.signal?.reason as Error);
        body.error(init.signal?.reason);
      });
    });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const send = (text: string) => {
  body.enqueue(new TextEncoder().encode(text));
};

/** The current state of a promise. */
function watch(promise: Promise<unknown>): () => unknown {
  let end: unknown = 'pending';
  promise.then(
    (value) => (end = value),
    (error: unknown) => (end = error),
  );
  return () => end;
}

it.each([
  ['a second', FIRST, 1000],
  ['four seconds when it is tried again', RETRY, 4000],
] as const)(
  '[9.12] abandons a response that has not begun after %s',
  async (_what, attempt, limit) => {
    const end = watch(fetchWithin('/x', attempt));
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(end()).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(end()).toMatchObject({name: 'TimeoutError'});
    expect(asked[0]?.init.signal?.aborted).toBe(true);
    expect(asked[0]?.init.cache).toBe(attempt.cache);
  },
);

it.each([
  ['two seconds', FIRST, 2000],
  ['eight seconds when it is tried again', RETRY, 8000],
] as const)('[9.12] abandons one without progress for %s', async (_what, attempt, limit) => {
  const response = fetchWithin('/x', attempt);
  begin();
  const end = watch((await response).text());
  for (let piece = 0; piece < 3; piece += 1) {
    await vi.advanceTimersByTimeAsync(limit - 1);
    send('x');
  }
  await vi.advanceTimersByTimeAsync(limit - 1);
  expect(end()).toBe('pending');
  await vi.advanceTimersByTimeAsync(1);
  expect(end()).toMatchObject({name: 'TimeoutError'});
});

it('waits for a slow reader, and leaves no timer behind', async () => {
  const response = fetchWithin('/x', FIRST);
  begin();
  send('a');
  const {body: stream} = await response;
  await vi.advanceTimersByTimeAsync(60_000);
  send('b');
  body.close();
  expect(await new Response(stream).text()).toBe('ab');
  expect(vi.getTimerCount()).toBe(0);
});

it('fails for other statuses than success', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('gone', {status: 404})));
  await expect(fetchWithin('/x', FIRST)).rejects.toThrow('/x: status 404');
});

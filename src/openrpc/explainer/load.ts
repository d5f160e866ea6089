import type {ErrorFacts} from './facts';

/** Time after which a download has failed, in milliseconds. */
const TOO_LONG = 20_000;

const loaded = new Map<string, Promise<ErrorFacts>>();

async function download(url: string): Promise<ErrorFacts> {
  const response = await fetch(url, {signal: AbortSignal.timeout(TOO_LONG)});
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return (await response.json()) as ErrorFacts;
}

/**
 * The facts of a version, which are downloaded once. After a failure the next call tries again.
 *
 * @throws when they cannot be downloaded
 */
export function loadErrorFacts(url: string): Promise<ErrorFacts> {
  const before = loaded.get(url);
  if (before) return before;
  const loading = download(url);
  loaded.set(url, loading);
  loading.catch(() => loaded.delete(url));
  return loading;
}

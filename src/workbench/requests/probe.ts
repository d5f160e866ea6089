import type {Observation, Probe} from './messages';

/** How long a probe waits, in milliseconds. */
const PATIENCE_MS = 5000;

/**
 * Requests whatever is at an address, without being allowed to read it: says only whether anybody answers. Sends nothing
 * but the address.
 */
async function probe(url: URL): Promise<Probe> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    await fetch(url, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal,
    });
    return 'answered';
  } catch {
    return signal.aborted ? 'unknown' : 'silent';
  }
}

/** Another scheme at the same host and port. */
function over(scheme: 'http:' | 'https:', url: URL): URL {
  const {host, port, pathname, search, protocol} = url;
  const isSecure = protocol === 'https:' || protocol === 'wss:';
  // The default port is not in the address.
  const own = port === '' ? `${host}:${isSecure ? 443 : 80}` : host;
  return new URL(`${scheme}//${own}${pathname}${search}`);
}

/** Adds what probes tell about an address that a request could not reach. */
export async function withProbes(observation: Observation, address: string): Promise<Observation> {
  const url = new URL(address);
  const isSecure = url.protocol === 'https:' || url.protocol === 'wss:';
  const found = await probe(over(isSecure ? 'https:' : 'http:', url));
  if (found !== 'silent' || !isSecure) return {...observation, probe: found};
  return {...observation, probe: found, plainProbe: await probe(over('http:', url))};
}

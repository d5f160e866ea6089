import type {Failure} from '../types';
import {isLocal, isLoopback} from './hosts';
import type {Observation} from './messages';

/** What the page knows of an exchange, besides what the worker saw. */
export interface Situation {
  readonly url: string;
  /** Protocol and host of the page, as `location` has them. */
  readonly page: {readonly protocol: string; readonly hostname: string};
  /**
   * The browser's permission for the kind of network that the address is in, after the exchange. Undefined where the
   * browser has none, or the address is a public one.
   */
  readonly permission: PermissionState | undefined;
}

/**
 * Whether browsers block an address because the page came over HTTPS and the address does not. They exempt the reader's
 * own machine, and those that ask for access to the local network exempt that, too.
 */
function isMixed(
  {protocol, hostname}: URL,
  page: Situation['page'],
  permission: PermissionState | undefined,
): boolean {
  const isInsecure = protocol === 'http:' || protocol === 'ws:';
  if (page.protocol !== 'https:' || !isInsecure || isLoopback(hostname)) return false;
  return !(isLocal(hostname) && permission !== undefined);
}

/** Nothing answered the handshake, or a request of the ordinary kind. */
function handshakeFailure({probe}: Observation): Failure {
  return probe === 'silent'
    ? {kind: 'unreachable'}
    : {kind: 'handshake', answersHttp: probe === 'answered'};
}

/**
 * Why there was no answer, as far as a browser can know. Browsers hide from sites why a connection failed, so that sites
 * cannot explore a reader's network: an unknown name, a closed port, a firewall and a bad certificate look the same.
 */
export function classify(seen: Observation, {url, page, permission}: Situation): Failure {
  const {transport, end, hasBegun, bytes, reason, probe, plainProbe} = seen;
  const target = new URL(url);
  if (end === 'redirect') return {kind: 'redirect'};
  if (!hasBegun && permission === 'denied') return {kind: 'localNetwork', state: 'denied'};
  if (!hasBegun && isMixed(target, page, permission)) return {kind: 'mixed'};
  if (end === 'timeout') {
    // A browser that waits for the reader's decision does not send anything.
    const isAsking = !hasBegun && permission === 'prompt' && !isLoopback(page.hostname);
    return isAsking
      ? {kind: 'localNetwork', state: 'prompt'}
      : {kind: 'timeout', milliseconds: seen.milliseconds};
  }
  if (end === 'forbidden') return {kind: 'address', reason: url};
  if (hasBegun) return {kind: 'cut', bytes, ...(reason !== undefined && {reason})};
  if (probe === 'silent' && plainProbe === 'answered') return {kind: 'tls'};
  if (transport === 'ws') return handshakeFailure(seen);
  return probe === 'answered' ? {kind: 'cors'} : {kind: 'unreachable'};
}

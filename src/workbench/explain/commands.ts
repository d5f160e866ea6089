import {isAddress, isLocal} from '../requests/hosts';
import type {RpcCall} from '../types';

/** Longest call that is repeated in a command, in characters. */
const LONGEST = 400;

/** A text as one word of a POSIX shell, whatever it contains. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** The same call, or the shortest one if it is long. */
function body({method, params}: RpcCall): string {
  const text = JSON.stringify({jsonrpc: '2.0', id: 1, method, params});
  return text.length <= LONGEST
    ? text
    : JSON.stringify({jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: []});
}

interface Asked {
  readonly url: string;
  readonly origin: string;
  readonly call: RpcCall;
}

/** A handshake by hand: the first line of the answer says what browsers hide, `101` if it is accepted. */
function handshake({url, origin}: Asked): string {
  const headers = [
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==',
    `Origin: ${origin}`,
  ];
  const flags = headers.map((header) => `-H ${shellQuoted(header)}`).join(' ');
  return `curl -v --http1.1 --max-time 10 ${flags} ${shellQuoted(url.replace(/^ws/iu, 'http'))}`;
}

/** A command that makes the same call and prints what browsers do not tell: why a connection failed, and all headers. */
export function diagnosis(asked: Asked): string {
  const {url, origin, call} = asked;
  if (/^ws/iu.test(url)) return handshake(asked);
  const headers = ['Content-Type: application/json', `Origin: ${origin}`];
  const flags = headers.map((header) => `-H ${shellQuoted(header)}`).join(' ');
  return `curl -v --max-time 30 ${flags} --data ${shellQuoted(body(call))} ${shellQuoted(url)}`;
}

/** Port of an address, also where it is the usual one. */
function portOf({port, protocol}: URL): string {
  if (port !== '') return port;
  return protocol === 'https:' || protocol === 'wss:' ? '443' : '80';
}

/**
 * A tunnel by which a remote node seems to be on the reader's machine, where browsers let secure pages ask it. Behind a
 * private address a node may listen at this address only, behind others it should listen at 127.0.0.1.
 */
export function tunnel(url: string): string {
  const {hostname} = new URL(url);
  const port = portOf(new URL(url));
  const listens = isAddress(hostname) && isLocal(hostname) ? hostname : '127.0.0.1';
  return `ssh -N -L ${shellQuoted(`${port}:${listens}:${port}`)} ${shellQuoted(hostname.replace(/^\[|\]$/gu, ''))}`;
}

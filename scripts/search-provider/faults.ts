import type {ServerResponse} from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';
import type {ProtocolResponse} from './protocol';
import {send} from './send';

export const FAULTS = ['hang', 'slow', 'forbidden', 'error', 'cut', 'garbage'] as const;

/** Faults that the provider can simulate, for development and tests of error handling. */
export type Fault = (typeof FAULTS)[number];

const SLOW_MS = 900;

export const FORBIDDEN: ProtocolResponse = {
  status: 403,
  body: {message: 'Invalid Application-ID or API key', status: 403},
};

/** Applies the configured fault. True if that ends the call. */
export async function applyFault(
  fault: Fault | undefined,
  response: ServerResponse,
): Promise<boolean> {
  switch (fault) {
    case undefined:
      return false;
    case 'hang':
      return true;
    case 'slow':
      await wait(SLOW_MS);
      return false;
    case 'forbidden':
      send(response, FORBIDDEN);
      return true;
    case 'error':
      send(response, {status: 500, body: {message: 'Internal error', status: 500}});
      return true;
    case 'cut':
      response.writeHead(200, {'content-type': 'application/json', 'content-length': '1000'});
      response.write('{"results":[{"hi');
      response.destroy();
      return true;
    case 'garbage':
      response.writeHead(200, {'content-type': 'text/html'});
      response.end('<!doctype html><title>Login</title>');
      return true;
  }
}

import type {ServerResponse} from 'node:http';
import type {ProtocolResponse} from './protocol';

/** Sends an answer of the protocol. */
export function send(response: ServerResponse, {status, body}: ProtocolResponse): void {
  response.writeHead(status, {'content-type': 'application/json; charset=utf-8'});
  response.end(JSON.stringify(body));
}

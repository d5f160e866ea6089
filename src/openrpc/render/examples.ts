import type {RootContent} from 'mdast';
import {text} from '../../remark/table';
import type {Example, Method, RpcError} from '../types';
import {printJson} from './json';
import {codeBlock, details} from './nodes';

/** Lines above which an answer waits behind a summary. */
const LONG = 24;

/** Characters that fit on a line of a request. */
const WIDE = 84;

/** Where requests are sent to: the network's endpoint, or the reader's own node. */
export interface Endpoints {
  readonly public: string;
  readonly operator: string;
}

/** The request, with its arguments on lines of their own where they are long. */
function request({name}: Method, params: readonly unknown[]): string {
  const envelope = `"jsonrpc": "2.0", "id": 1, "method": "${name}", "params": `;
  const line = printJson(params, Infinity);
  if (envelope.length + line.length < WIDE) return `{${envelope}${line}}`;
  return `{${envelope.trimEnd()}\n  ${printJson(params, WIDE - 4, 2)}}`;
}

function curl(url: string, body: string): string {
  return `curl -sS ${url} -H 'content-type: application/json' \\\n  -d '${body.replaceAll("'", "'\\''")}'`;
}

function requestBlock(
  method: Method,
  params: readonly unknown[],
  endpoints: Endpoints,
): RootContent {
  const body = request(method, params);
  if (!method['x-transports'].includes('http'))
    return codeBlock('json', body, 'Request over WebSocket or IPC');
  return codeBlock('bash', curl(endpoints[method['x-access']], body), 'Request');
}

function long(value: unknown, title: string): RootContent {
  const body = printJson(value);
  const lines = body.split('\n').length;
  const block = codeBlock('json', body, title);
  return lines > LONG ? details([text(`${title}, ${lines} lines`)], [block]) : block;
}

function answer(method: Method, example: Example): RootContent[] {
  const notifications = (example['x-notifications'] ?? []).map((result) => ({
    jsonrpc: '2.0',
    method: method.name.replace('_subscribe', '_subscription'),
    params: {subscription: example.result.value, result},
  }));
  return [
    long({jsonrpc: '2.0', id: 1, result: example.result.value}, 'Response'),
    ...notifications.map((notification) => long(notification, 'Then the node sends')),
  ];
}

/** The first example in full, the others and those that fail behind their names. */
export function examples(method: Method, endpoints: Endpoints): RootContent[] {
  const values = ({params}: Example) => params.map(({value}) => value);
  const [first, ...others] = method.examples;
  const failed = (error: RpcError) =>
    codeBlock('json', printJson({jsonrpc: '2.0', id: 1, error}), 'Response');
  return [
    ...(first ? [requestBlock(method, values(first), endpoints), ...answer(method, first)] : []),
    ...others.map((example) =>
      details(
        [text(`Example: ${example.name}`)],
        [requestBlock(method, values(example), endpoints), ...answer(method, example)],
      ),
    ),
    ...(method['x-error-examples'] ?? []).map(({name, params, error}) =>
      details(
        [text(`Example of an error: ${name}`)],
        [requestBlock(method, params, endpoints), failed(error)],
      ),
    ),
  ];
}

import type {RootContent} from 'mdast';
import {text} from '../../remark/table';
import {argumentsOf} from '../samples';
import type {ErrorExample, Example, Method, RpcError} from '../types';
import type {ExecutionRecord} from '../executed';
import {ownErrors} from './errors';
import {executedOn} from './executed';
import {printJson} from './json';
import {codeBlock, details} from './nodes';
import {endpointOf, request, type Endpoints} from './request';

/** Lines above which an answer waits behind a summary. */
const LONG = 24;

function long(value: unknown, title: string): RootContent {
  const body = printJson(value);
  const lines = body.split('\n').length;
  return lines > LONG
    ? details([text(`${title}, ${lines} lines`)], [codeBlock('json', body)])
    : codeBlock('json', body, title);
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

/** The first example in full, the others behind their names, and so those that fail with an error of the method's own list. */
export function examples(
  method: Method,
  endpoints: Endpoints,
  record: ExecutionRecord | undefined,
): RootContent[] {
  const executed = (example: Example | ErrorExample) => executedOn(record, method, example);
  const ask = (example: Example | ErrorExample, hasTabs = false) =>
    request(
      {
        method: method.name,
        params: argumentsOf(example),
        endpoint: endpointOf(method, endpoints),
      },
      hasTabs,
    );
  const [first, ...others] = method.examples;
  const failed = (error: RpcError) =>
    codeBlock('json', printJson({jsonrpc: '2.0', id: 1, error}), 'Response');
  return [
    ...(first ? [ask(first, true), ...answer(method, first), ...executed(first)] : []),
    ...others.map((example) =>
      details(
        [text(`Example: ${example.name}`)],
        [ask(example), ...answer(method, example), ...executed(example)],
      ),
    ),
    ...(ownErrors(method).length > 0 ? (method['x-error-examples'] ?? []) : []).map((example) =>
      details(
        [text(`Example of an error: ${example.name}`)],
        [ask(example), failed(example.error), ...executed(example)],
      ),
    ),
  ];
}

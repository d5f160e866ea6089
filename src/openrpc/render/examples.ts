import type {RootContent} from 'mdast';
import {text} from '../../mdast/builders';
import {argumentsOf} from '../samples';
import {endpointOf, type Endpoints} from '../endpoints';
import {ownErrors} from '../errorRows';
import {noteOf} from '../note';
import {printJson} from '../printJson';
import type {ErrorExample, Example, Method, RpcError} from '../types';
import {isArity} from './errors';
import {executedOn} from './executed';
import type {Page} from './fields';
import {codeBlock, details, paragraph} from './nodes';
import {prose} from './prose';
import {request} from './request';

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

/** In what an answer is the example chain's own. */
function note(example: Example, endpoints: Endpoints, {links}: Page): RootContent[] {
  const words = noteOf(example, endpoints);
  return words === undefined ? [] : [paragraph(prose(words, links), 'rpc-note')];
}

/** The first example in full, the others behind their names, and so those that fail with an error of the method's own list. */
export function examples(method: Method, endpoints: Endpoints, page: Page): RootContent[] {
  const executed = (example: Example | ErrorExample) => executedOn(page.executed, method, example);
  const shown = (example: Example) => [
    ...answer(method, example),
    ...note(example, endpoints, page),
    ...executed(example),
  ];
  const ask = (example: Example | ErrorExample, hasTabs = false) =>
    request(
      {
        method: method.name,
        params: argumentsOf(example),
        endpoint: endpointOf(
          method,
          endpoints,
          'error' in example ? example['x-transport'] : undefined,
        ),
      },
      hasTabs,
    );
  const [first, ...others] = method.examples;
  // Of a method without errors of its own, the list of errors tells in a line.
  const failing = ownErrors(method).length > 0 ? (method['x-error-examples'] ?? []) : [];
  const telling = failing.filter((example) => !isArity(example));
  const failed = (error: RpcError) =>
    codeBlock('json', printJson({jsonrpc: '2.0', id: 1, error}), 'Response');
  return [
    ...(first ? [ask(first, true), ...shown(first)] : []),
    ...others.map((example) =>
      details([text(`Example: ${example.name}`)], [ask(example), ...shown(example)]),
    ),
    ...telling.map((example) =>
      details(
        [text(`Example of an error: ${example.name}`)],
        [ask(example), failed(example.error), ...executed(example)],
      ),
    ),
  ];
}

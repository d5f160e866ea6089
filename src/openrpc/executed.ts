import {createHash} from 'node:crypto';
import type {ErrorExample, Example, Method} from './types';

/** File with the recorded run, next to the documents of a version. */
export const EXECUTED = 'executed.json';

/** Id of an example: `eth_call/basic`, or `eth_call!revert` for one that fails. */
export function exampleId(method: Method, example: Example | ErrorExample): string {
  return `${method.name}${'error' in example ? '!' : '/'}${example.name}`;
}

/** Short hash over request and answer of an example; it changes with the example. */
export function exampleHash(example: Example | ErrorExample): string {
  const content =
    'error' in example
      ? [example.params, example.error]
      : [example.params, example.result, example['x-notifications'] ?? null];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}

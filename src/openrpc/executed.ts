import {createHash} from 'node:crypto';
import type {ErrorExample, Example, Method} from './types';

/** File with the recorded run, next to the documents of a version. */
export const EXECUTED = 'executed.json';

/**
 * How a node answered an example: `exact`, an equal answer; `schema`, an answer of the same shape; `differs`, something
 * else; `unknown`, it does not know the method.
 */
export type Verdict = 'exact' | 'schema' | 'differs' | 'unknown';

/** Which examples were executed on real nodes. Written by the test run; do not edit. */
export interface ExecutionRecord {
  /** Node versions by name. */
  readonly nodes: Readonly<Record<string, string>>;
  /** By id: the hash of the example when it was executed, and how each node answered. */
  readonly examples: Readonly<
    Record<string, {readonly is: string} & Readonly<Record<string, string>>>
  >;
}

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

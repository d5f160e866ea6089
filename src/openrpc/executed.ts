import {createHash} from 'node:crypto';
import type {ErrorExample, Example, Method} from './types';

/** File of the recorded run beside the documents of a version. */
export const EXECUTED = 'executed.json';

/**
 * How a node answered an example: `exact`, the very same; `schema`, the same shape; `differs`, something else; `unknown`,
 * it does not know the method.
 */
export type Verdict = 'exact' | 'schema' | 'differs' | 'unknown';

/** Which examples were executed on real nodes. Written by the run, never by hand. */
export interface ExecutionRecord {
  /** Versions of the nodes, by their names. */
  readonly nodes: Readonly<Record<string, string>>;
  /** By id: what the example was when it was executed, and how each node answered. */
  readonly examples: Readonly<
    Record<string, {readonly is: string} & Readonly<Record<string, string>>>
  >;
}

/** Id of an example: `eth_call/basic`, or `eth_call!revert` for one that fails. */
export function exampleId(method: Method, example: Example | ErrorExample): string {
  return `${method.name}${'error' in example ? '!' : '/'}${example.name}`;
}

/** Short hash over request and answer of an example: another example, another hash. */
export function exampleHash(example: Example | ErrorExample): string {
  const content =
    'error' in example
      ? [example.params, example.error]
      : [example.params, example.result, example['x-notifications'] ?? null];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}

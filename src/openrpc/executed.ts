import {createHash} from 'node:crypto';
import type {ErrorExample, Example, ExecutionRecord, Method} from './types';

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

/** How a node answered an example when the run was last recorded. */
export interface Run {
  /** Name of the node's program. */
  readonly node: string;
  readonly version: string;
  /** A verdict of the record: `exact`, `schema`, `differs` or `unknown`. */
  readonly answer: string;
}

/** The nodes that executed an example; undefined without a record. */
export function runsOf(
  record: ExecutionRecord | undefined,
  method: Method,
  example: Example | ErrorExample,
): Run[] | undefined {
  if (!record) return undefined;
  const {is: _, ...verdicts} = record.examples[exampleId(method, example)] ?? {is: ''};
  return Object.entries(verdicts).map(([node, answer]) => ({
    node,
    version: record.nodes[node] ?? '',
    answer,
  }));
}

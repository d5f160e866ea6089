import type {Explanation} from '../workbench/types';

/** A call without a result, explained for the reader. */
export class AskError extends Error {
  constructor(
    readonly explanation: Explanation,
    /** Code of the node's error, if it answered with one. */
    readonly code?: number,
    /** Its data, such as that of a revert. */
    readonly data?: unknown,
  ) {
    super(explanation.title);
  }
}

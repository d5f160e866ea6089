/** One error in the data of the RPC reference. */
export interface RpcFault {
  /** File, relative to the site directory. */
  readonly file: string;
  /** JSON pointer of the place, empty for the whole file. */
  readonly at: string;
  /** What is wrong, and what is expected. */
  readonly says: string;
}

/** All errors as one, each with file and JSON pointer. */
export function rpcError(faults: readonly RpcFault[]): Error {
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  const list = faults.map(({file, at, says}) => `  ${file}#${at}\n    ${says}`);
  return new Error(`The RPC reference cannot be used: ${count}.\n${list.join('\n')}`);
}

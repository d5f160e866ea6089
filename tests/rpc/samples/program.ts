import {createRequire} from 'node:module';
import {isError} from 'ethers';
import ts from 'typescript';
import WebSocket from 'ws';

/** A sample that runs, or has ended. */
export interface Program {
  /** Its output so far. */
  readonly printed: readonly unknown[];
  /** Its end, with its error, if any. */
  readonly ended: Promise<{readonly thrown?: unknown}>;
}

const require = createRequire(__filename);

// ethers throws a rejected subscription where nobody can catch it.
process.on('unhandledRejection', (reason) => {
  if (!isError(reason, 'UNKNOWN_ERROR')) throw reason;
});

const options = {target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS};

/** Runs a sample as readers would, with the packages of this project. */
export function runProgram(source: string): Program {
  const printed: unknown[] = [];
  const print = (value: unknown) => void printed.push(value);
  const body = `return (async () => {${ts.transpile(source, options)}})();`;
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the sample is what is tested
  const main = new Function('require', 'exports', 'console', 'WebSocket', body) as (
    ...given: unknown[]
  ) => Promise<void>;
  const ended = main(require, {}, {log: print, error: print}, WebSocket).then(
    () => ({}),
    (thrown: unknown) => ({thrown}),
  );
  return {printed, ended};
}

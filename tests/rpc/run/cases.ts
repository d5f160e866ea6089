import type {ErrorExample, Example, Method, RpcReference} from '@site/src/openrpc/types';

/** One example of the reference, as a call with its expected answer. */
export interface Case {
  /** `eth_call/basic`, or `eth_call!revert` for one that fails. */
  readonly id: string;
  readonly method: Method;
  readonly params: readonly unknown[];
  readonly example: Example | undefined;
  readonly failure: ErrorExample | undefined;
}

/** Examples by their ids. */
export type Cases = ReadonlyMap<string, Case>;

function casesOf(method: Method): Case[] {
  const good = method.examples.map((example) => ({
    id: `${method.name}/${example.name}`,
    method,
    params: example.params.map(({value}) => value),
    example,
    failure: undefined,
  }));
  const bad = (method['x-error-examples'] ?? []).map((failure) => ({
    id: `${method.name}!${failure.name}`,
    method,
    params: failure.params,
    example: undefined,
    failure,
  }));
  return [...good, ...bad];
}

/** All examples of a version, in page order. */
export function allCases({documents}: RpcReference): Cases {
  const cases = Object.values(documents).flatMap(({methods}) => methods.flatMap(casesOf));
  return new Map(cases.map((each) => [each.id, each]));
}

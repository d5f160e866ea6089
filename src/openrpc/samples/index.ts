import type {ErrorExample, Example, Method} from '../types';
import type {Call} from './call';
import {curl} from './curl';
import {ethers} from './ethers';
import {go} from './go';
import {json} from './json';
import type {LanguageId} from './languages';
import {python} from './python';
import {viem} from './viem';

/** Positional arguments of an example that succeeds or fails. */
export function argumentsOf(example: Example | ErrorExample): readonly unknown[] {
  return 'error' in example ? example.params : example.params.map(({value}) => value);
}

/**
 * Samples of an example in every language. Those for viem and ethers are modules with a top-level await; those for
 * Python and Go are complete programs.
 *
 * @param endpoint HTTP address; a WebSocket address for methods that open or close a subscription
 */
export function samples(
  {name}: Pick<Method, 'name'>,
  example: Example | ErrorExample,
  endpoint: string,
): Record<LanguageId, string> {
  const call: Call = {method: name, params: argumentsOf(example), endpoint};
  return {
    curl: curl(call),
    viem: viem(call),
    ethers: ethers(call),
    python: python(call),
    go: go(call),
    json: json(call),
  };
}

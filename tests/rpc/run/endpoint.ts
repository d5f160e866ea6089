import {nameOf} from '@site/src/openrpc/pointer';
import type {Method, RpcReference} from '@site/src/openrpc/types';
import {allCases} from './cases';
import {compare, schemaChecker} from './compare';
import {httpClient} from './http';

/** Groups of methods that change or store something on the node. */
const CHANGING = new Set(['submitting', 'keys', 'subscriptions']);

function onlyReads(method: Method): boolean {
  return (
    method['x-access'] === 'public' &&
    method['x-transports'].includes('http') &&
    method['x-destroys'] === undefined &&
    !method.tags.some(({$ref}) => CHANGING.has(nameOf($ref))) &&
    !method.name.includes('ilter')
  );
}

/**
 * Calls an endpoint of any chain with the examples of public, reading methods. Its chain differs: an answer must have
 * the method's shape, and an error is allowed.
 * @returns a line for each answer of another shape and each missing method, and the number of calls
 */
export async function askEndpoint(
  url: string,
  reference: RpcReference,
): Promise<{asked: number; wrong: string[]; notThere: string[]}> {
  const fits = schemaChecker(reference);
  const ask = httpClient(url);
  const wrong: string[] = [];
  const notThere = new Set<string>();
  const cases = [...allCases(reference)].filter(
    ([, {method, failure}]) => !failure && onlyReads(method),
  );
  for (const [id, example] of cases) {
    const answer = await ask(example.method.name, example.params);
    const {verdict, says} = compare(example, {answer}, fits);
    if (verdict === 'unknown') notThere.add(example.method.name);
    if (verdict === 'differs' && !answer.error) wrong.push(`${id}: ${says}`);
  }
  return {asked: cases.length, wrong, notThere: [...notThere]};
}

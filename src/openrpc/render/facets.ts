import type {Method} from '../types';

const ETHEREUM = {same: 'same', differs: 'differs', absent: 'not there'} as const;

/** By what lists of methods can be filtered, in words that readers see. */
export interface Facets {
  readonly namespace: string;
  readonly access: string;
  readonly transports: string;
  readonly ethereum: string;
  /** First release of the node that has the method. */
  readonly since: string;
}

/** The facets of a method. @param since first release of the node that has it, where that is known */
export function facetsOf(method: Method, since = ''): Facets {
  return {
    namespace: method.name.slice(0, method.name.indexOf('_')),
    access: method['x-access'] === 'public' ? 'public' : 'operator',
    transports: method['x-transports'].includes('http') ? 'HTTP, WS, IPC' : 'WS, IPC',
    since,
    ethereum: ETHEREUM[method['x-ethereum'].status],
  };
}

const ORDER = ['namespace', 'access', 'transports', 'since', 'ethereum'] as const;

/** Between the values of a facet, and between facets; no value contains them. */
const [VALUES, FACETS] = ['|', ';'];

/**
 * The facets in which methods differ, each with its values, for an attribute: `access:public|operator;…`. A facet with
 * one value offers no choice.
 */
export function choicesOf(facets: readonly Facets[]): string {
  return ORDER.map((key) => [key, [...new Set(facets.map((each) => each[key]))]] as const)
    .filter(([, values]) => values.length > 1)
    .map(([key, values]) => `${key}:${values.join(VALUES)}`)
    .join(FACETS);
}

import type {OfferedCall} from '../../workbench/types';
import {wordsAt, type Variables, type Word} from './words';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The request that a JSON text is; undefined for notifications, answers and anything else. */
export function requestIn(text: string): OfferedCall | undefined {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || !('id' in value)) return undefined;
  const {jsonrpc, method, params = []} = value as Readonly<Record<string, unknown>>;
  if (jsonrpc !== '2.0' || typeof method !== 'string' || !Array.isArray(params)) return undefined;
  return {method, params: params as unknown[]};
}

/** Requests that `curl` sends to an endpoint of the network; those to other nodes are left to the terminal. */
export function curlCalls(
  script: string,
  variables: Variables,
  isPublic: (url: Word) => boolean,
): OfferedCall[] {
  return [...script.matchAll(/\bcurl(?= )/g)].flatMap(({index, 0: {length}}) => {
    const words = wordsAt(script, index + length, variables);
    return words.some(isPublic) ? words.flatMap((word) => requestIn(word ?? '') ?? []) : [];
  });
}

/** Calls of a function `rpc` that a page defines: `rpc METHOD '[…]'`. */
export function shortCalls(script: string): OfferedCall[] {
  const found = script.matchAll(/^(?:.* && )?rpc ([a-z]+_\w+)(?: '(\[[^']*\])')?/gm);
  return [...found].flatMap(([, method = '', list = '[]']) => {
    const params = parsed(list);
    return Array.isArray(params) ? [{method, params: params as unknown[]}] : [];
  });
}

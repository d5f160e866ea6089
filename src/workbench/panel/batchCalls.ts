import type {RpcCall} from '../types';

let calls: readonly RpcCall[] = [];
const listeners = new Set<() => void>();

/** Calls that wait to be sent together. */
export const batchCalls = (): readonly RpcCall[] => calls;

export function subscribeToBatch(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function set(next: readonly RpcCall[]): void {
  calls = next;
  for (const listener of listeners) listener();
}

export function addToBatch(call: RpcCall): void {
  set([...calls, call]);
}

/** @param at index; undefined removes all */
export function removeFromBatch(at?: number): void {
  set(at === undefined ? [] : calls.filter((_, index) => index !== at));
}

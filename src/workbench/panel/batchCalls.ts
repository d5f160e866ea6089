import type {RpcCall} from '../types';
import {createStore} from './store';

/** Calls that wait to be sent together. */
export const batch = createStore<readonly RpcCall[]>([]);

/** Adds a call at the end. */
export function addToBatch(call: RpcCall): void {
  batch.set([...batch.get(), call]);
}

/** @param at index; undefined removes all */
export function removeFromBatch(at?: number): void {
  batch.set(at === undefined ? [] : batch.get().filter((_, index) => index !== at));
}

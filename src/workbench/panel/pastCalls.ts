import type {Outcome, RpcCall} from '../types';
import {createStore} from './store';

/** A call of this tab; kept in memory only. */
export interface Past {
  readonly id: number;
  readonly call: RpcCall;
  readonly kind: Outcome['kind'];
  readonly milliseconds: number;
}

const MOST = 20;

let count = 0;

/** The last calls, the newest first. */
export const lastCalls = createStore<readonly Past[]>([]);

/** Adds a call to the last ones. */
export function remember(call: RpcCall, {kind, milliseconds}: Outcome): void {
  count += 1;
  lastCalls.set([{id: count, call, kind, milliseconds}, ...lastCalls.get()].slice(0, MOST));
}

/** Removes all of them. */
export function forgetCalls(): void {
  lastCalls.set([]);
}

import type {Outcome, RpcCall} from '../types';

/** A call of this tab; kept in memory only. */
export interface Past {
  readonly id: number;
  readonly call: RpcCall;
  readonly kind: Outcome['kind'];
  readonly milliseconds: number;
}

const MOST = 20;

let past: readonly Past[] = [];
let count = 0;
const listeners = new Set<() => void>();

/** The last calls, the newest first. */
export const pastCalls = (): readonly Past[] => past;

export function subscribeToPast(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function set(next: readonly Past[]): void {
  past = next;
  for (const listener of listeners) listener();
}

export function remember(call: RpcCall, {kind, milliseconds}: Outcome): void {
  count += 1;
  set([{id: count, call, kind, milliseconds}, ...past].slice(0, MOST));
}

export function forgetCalls(): void {
  set([]);
}

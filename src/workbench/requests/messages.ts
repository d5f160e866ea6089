import type {Outcome, RpcCall, StreamEvent} from '../types';

/** What the browser let the worker see of an exchange that brought no answer. */
export interface Observation {
  readonly transport: 'http' | 'ws';
  /** `redirect`: to somewhere that browsers do not name. `forbidden`: the browser did not even try. */
  readonly end: 'network' | 'timeout' | 'redirect' | 'forbidden';
  /** Whether a response or a connection had begun. */
  readonly hasBegun: boolean;
  readonly milliseconds: number;
  readonly bytes: number;
  readonly status?: number;
  /** What a WebSocket server gave as its reason. */
  readonly reason?: string;
  /** Whether a second request, whose answer nobody may read, was answered; absent if none was sent. */
  readonly probe?: Probe;
  /** The same over plain HTTP on the same port, for a secure address that is silent. */
  readonly plainProbe?: Probe;
}

/** `unknown`: neither answered nor refused in time. */
export type Probe = 'answered' | 'silent' | 'unknown';

/** From the page to the worker. */
export type ToWorker = {readonly id: number} & (
  | {
      readonly kind: 'send';
      readonly url: string;
      readonly calls: readonly RpcCall[];
      readonly isBatch: boolean;
      readonly timeout: number;
    }
  | {
      readonly kind: 'subscribe';
      readonly url: string;
      readonly call: RpcCall;
      readonly timeout: number;
    }
  /** Aborts a request or ends a subscription. */
  | {readonly kind: 'end'}
);

/** What came of a request, or what was seen instead. */
export type Reply = {readonly outcomes: readonly Outcome[]} | {readonly observation: Observation};

/** From the worker to the page. */
export type FromWorker = {readonly id: number} & (
  Reply | {readonly event: StreamEvent} | {readonly lostFirst: Observation}
);

/** The text of a request: ids count from 1. */
export function requestText(calls: readonly RpcCall[], isBatch: boolean): string {
  const all = calls.map(({method, params}, at) => ({jsonrpc: '2.0', id: at + 1, method, params}));
  return JSON.stringify(isBatch ? all : all[0]);
}

/** The ids of a request's calls. */
export function idsOf(calls: readonly RpcCall[]): number[] {
  return calls.map((_, at) => at + 1);
}

/** A JSON-RPC call that a sample makes. */
export interface Call {
  /** Name, as `eth_getBalance`. */
  readonly method: string;
  /** Arguments by position, as JSON has them. */
  readonly params: readonly unknown[];
  /** Where it is sent to: an HTTP address, or a WebSocket address where the method is a stream. */
  readonly endpoint: string;
}

/** Whether a call opens or closes a subscription, which takes a connection that stays open. */
export function isStream({method}: Pick<Call, 'method'>): boolean {
  return /_(un)?subscribe$/.test(method);
}

/** Whether a call closes a subscription. */
export function closesStream({method}: Pick<Call, 'method'>): boolean {
  return method.endsWith('_unsubscribe');
}

/** Whether a library's own subscriptions serve the call: all of them know those of eth only. */
export function isEthStream({method}: Pick<Call, 'method'>): boolean {
  return method.startsWith('eth_');
}

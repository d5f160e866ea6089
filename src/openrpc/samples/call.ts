/** A JSON-RPC call that a sample makes. */
export interface Call {
  /** Name, as `eth_getBalance`. */
  readonly method: string;
  /** Arguments by position, as JSON has them. */
  readonly params: readonly unknown[];
  /** Where it is sent to: an HTTP address, or a WebSocket address where the method is a stream. */
  readonly endpoint: string;
}

/** Whether a method opens or closes a subscription, which takes a connection that stays open. */
export function isStreamMethod(method: string): boolean {
  return /_(un)?subscribe$/.test(method);
}

/** Whether a call opens or closes a subscription where that works; over HTTP it is a call like any other, which fails. */
export function isStream({method, endpoint}: Pick<Call, 'method' | 'endpoint'>): boolean {
  return isStreamMethod(method) && /^wss?:/i.test(endpoint);
}

/** Whether a call closes a subscription. */
export function closesStream({method}: Pick<Call, 'method'>): boolean {
  return method.endsWith('_unsubscribe');
}

/** What is subscribed to in the examples that end a subscription, by namespace. */
const ENDED: Readonly<Record<string, readonly unknown[]>> = {
  eth: ['newHeads'],
  admin: ['peerEvents'],
  debug: ['traceChain', '0x1', '0x2', {tracer: 'callTracer'}],
};

/** The call that opens the subscription which a call closes: only the connection that opened one can. */
export function openingOf({method, endpoint}: Call): Call {
  const namespace = method.slice(0, method.indexOf('_'));
  return {method: `${namespace}_subscribe`, params: ENDED[namespace] ?? [], endpoint};
}

/** Whether a library's own subscriptions serve the call: all of them know those of eth only. */
export function isEthStream({method}: Pick<Call, 'method'>): boolean {
  return method.startsWith('eth_');
}

/** The JSON-RPC call of a sample. */
export interface Call {
  /** Method name, such as `eth_getBalance`. */
  readonly method: string;
  /** Positional arguments as JSON values. */
  readonly params: readonly unknown[];
  /** Endpoint: an HTTP address, or a WebSocket address for subscriptions. */
  readonly endpoint: string;
}

/** Whether a method opens or closes a subscription, which needs a persistent connection. */
export function isStreamMethod(method: string): boolean {
  return /_(un)?subscribe$/.test(method);
}

/** Whether a call opens or closes a subscription and can succeed; over HTTP it is an ordinary call that fails. */
export function isStream({method, endpoint}: Pick<Call, 'method' | 'endpoint'>): boolean {
  return isStreamMethod(method) && /^wss?:/i.test(endpoint);
}

/** Whether a call closes a subscription. */
export function closesStream({method}: Pick<Call, 'method'>): boolean {
  return method.endsWith('_unsubscribe');
}

/** What the examples that end a subscription subscribe to, by namespace. */
const ENDED: Readonly<Record<string, readonly unknown[]>> = {
  eth: ['newHeads'],
  admin: ['peerEvents'],
  debug: ['traceChain', '0x1', '0x2', {tracer: 'callTracer'}],
};

/** The call that opens the subscription which a call closes: only the same connection can close it. */
export function openingOf({method, endpoint}: Call): Call {
  const namespace = method.slice(0, method.indexOf('_'));
  return {method: `${namespace}_subscribe`, params: ENDED[namespace] ?? [], endpoint};
}

/** Whether a library's own subscriptions support the call: they support those of eth only. */
export function isEthStream({method}: Pick<Call, 'method'>): boolean {
  return method.startsWith('eth_');
}

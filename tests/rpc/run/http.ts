/** An answer of the node. */
export interface Answer {
  readonly result?: unknown;
  readonly error?: {readonly code: number; readonly message: string; readonly data?: unknown};
}

/** Calls a method and returns its result or error. */
export type Ask = (method: string, params: readonly unknown[]) => Promise<Answer>;

/** Calls over HTTP. @throws when the endpoint cannot be reached or does not answer with JSON-RPC. */
export function httpClient(url: string): Ask {
  return async (method, params) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({jsonrpc: '2.0', id: 1, method, params}),
      signal: AbortSignal.timeout(60_000),
    });
    return (await response.json()) as Answer;
  };
}

/** The result of a call that has to succeed. @throws with the node's error. */
export async function resultOf(ask: Ask, method: string, ...params: unknown[]): Promise<unknown> {
  const {result, error} = await ask(method, params);
  if (error) throw new Error(`${method}: ${error.code} ${error.message}`);
  return result;
}

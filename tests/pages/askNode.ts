import {AskError} from '../../src/tools/askError';
import type {Asked} from '../../src/tools/types';

interface Reply {
  readonly result?: unknown;
  readonly error?: {readonly code: number; readonly message: string; readonly data?: unknown};
}

/** A node as tools ask it in the browser, asked directly. @param before may refuse a call */
export function askNode(url: string, before: (method: string) => void = () => undefined): Asked {
  const timed: Asked['timed'] = async (method, ...params) => {
    before(method);
    const begun = performance.now();
    const response = await fetch(url, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({jsonrpc: '2.0', id: 1, method, params}),
    });
    const {result, error} = (await response.json()) as Reply;
    if (error)
      throw new AskError({title: error.message, cause: '', steps: []}, error.code, error.data);
    return {result, milliseconds: performance.now() - begun};
  };
  return {
    name: url,
    chain: undefined,
    network: {
      chains: [],
      local: {http: url, ws: ''},
      contracts: {},
      codes: [],
      blockInterval: 450,
      release: '',
    },
    timed,
    call: async (...call) => (await timed(...call)).result,
  };
}

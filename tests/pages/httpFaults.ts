import http from 'node:http';
import {text} from 'node:stream/consumers';
import {close, listen} from '../../scripts/static-server/listen';

/**
 * What happens to a request: it is answered, its connection is closed, it is rejected by a rate limit, it gets JSON that
 * is no answer, its answer stalls after the headers, or it reaches a node behind a load balancer that lacks the newest blocks, or is on a lost branch since the
 * first one, and returns nothing for them. Its calls for logs alone can be refused for good, or exceed a limit for now.
 */
export type Fault =
  | 'none'
  | 'broken'
  | 'tooMany'
  | 'misshapen'
  | 'stalled'
  | 'behind'
  | 'lostBranch'
  | 'refused'
  | 'limited';

interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

export interface FaultyEndpoint {
  readonly url: string;
  /** Faults of the next requests, in order; later ones are answered. */
  plan: Fault[];
  /** While set, every connection is closed. */
  isDown: boolean;
  /** A method whose next answer that is not empty is lost, after the node has sent it. */
  loses: string | undefined;
  /** Logs that the next answer to `eth_getFilterChanges` gets at its end. */
  readonly late: unknown[];
  /** How often an answer to `eth_getLogs` has each log. */
  copies: number;
  /** The block that it reports as final, in hexadecimal digits; undefined for the node's own. */
  finalized: string | undefined;
  /** Methods of the calls that were answered, in order. */
  readonly answered: string[];
  /** Faults that occurred. */
  readonly met: Fault[];
  stop(): Promise<void>;
}

/** Answers of a node without the newest blocks: no such block, and no logs. */
function behind({id, method}: Call): object | undefined {
  if (method === 'eth_getBlockByNumber') return {jsonrpc: '2.0', id, result: null};
  return method === 'eth_getLogs' ? {jsonrpc: '2.0', id, result: []} : undefined;
}

/** Answers of a node that has other blocks: it has one of each height, but the first is its last final one. */
function lostBranch({id, method, params}: Call, node: string): unknown {
  if (method === 'eth_getLogs') return {jsonrpc: '2.0', id, result: []};
  if (method !== 'eth_getBlockByNumber' || params[0] !== 'finalized') return undefined;
  return forward(node, JSON.stringify({jsonrpc: '2.0', id, method, params: ['0x0', false]}));
}

function failing(code: number, message: string) {
  return ({id, method}: Call): object | undefined =>
    method === 'eth_getLogs' ? {jsonrpc: '2.0', id, error: {code, message}} : undefined;
}

const ANSWERS: Partial<Record<Fault, (call: Call, node: string) => unknown>> = {
  behind,
  lostBranch,
  refused: failing(-32601, 'the method eth_getLogs does not exist/is not available'),
  limited: failing(-32005, 'limit exceeded'),
};

/** Whether one of the calls is of the method, and has an answer that is a list with entries. */
function isLost(method: string | undefined, calls: Call | Call[], answers: readonly unknown[]) {
  return [calls].flat().some((call, place) => {
    const {result} = answers[place] as {result?: unknown};
    return call.method === method && Array.isArray(result) && result.length > 0;
  });
}

/** Adds late logs to the answer of a filter; they come once. */
function withLate(late: unknown[], {method}: Call, answer: unknown): unknown {
  const {result} = answer as {result?: unknown[]};
  if (method !== 'eth_getFilterChanges' || !result) return answer;
  return {...(answer as object), result: [...result, ...late.splice(0)]};
}

/** Has each log several times, as many different ones would be. */
function withCopies(copies: number, {method}: Call, answer: unknown): unknown {
  const {result} = answer as {result?: unknown[]};
  if (copies === 1 || method !== 'eth_getLogs' || !result) return answer;
  const logs = result.flatMap((log) => new Array<unknown>(copies).fill(log));
  return {...(answer as object), result: logs};
}

async function forward(node: string, body: string): Promise<unknown> {
  const headers = {'content-type': 'application/json'};
  return (await fetch(node, {method: 'POST', headers, body})).json();
}

/** An endpoint on a free port that forwards batches to the node, except for the planned faults. */
export async function startFaultyEndpoint(node: string): Promise<FaultyEndpoint> {
  const server = http.createServer((request, response) => {
    void (async () => {
      const given = await text(request);
      if (endpoint.isDown) return response.destroy();
      const body = endpoint.finalized
        ? given.replaceAll('"finalized"', `"${endpoint.finalized}"`)
        : given;
      const fault = endpoint.plan.shift() ?? 'none';
      if (fault !== 'none') endpoint.met.push(fault);
      if (fault === 'broken') return response.destroy();
      if (fault === 'misshapen') return response.end('{"error": "rate limited"}');
      if (fault === 'stalled')
        return response.writeHead(200, {'content-type': 'application/json'}).write('{');
      if (fault === 'tooMany') return response.writeHead(429).end('Too Many Requests');
      const calls = JSON.parse(body) as Call | Call[];
      const answers = await Promise.all(
        [calls]
          .flat()
          .map(
            async (call) =>
              ANSWERS[fault]?.(call, node) ??
              withCopies(
                endpoint.copies,
                call,
                withLate(endpoint.late, call, await forward(node, JSON.stringify(call))),
              ),
          ),
      );
      if (isLost(endpoint.loses, calls, answers)) {
        endpoint.loses = undefined;
        return response.destroy();
      }
      endpoint.answered.push(...[calls].flat().map(({method}) => method));
      response.writeHead(200, {'content-type': 'application/json'});
      return response.end(JSON.stringify(Array.isArray(calls) ? answers : answers[0]));
    })().catch(() => response.destroy());
  });
  const port = await listen(server);
  const endpoint: FaultyEndpoint = {
    url: `http://127.0.0.1:${port}`,
    plan: [],
    isDown: false,
    loses: undefined,
    late: [],
    copies: 1,
    finalized: undefined,
    answered: [],
    met: [],
    stop: () => close(server),
  };
  return endpoint;
}

import {child} from '../profile/keys';
import type {NetworkProfile} from '../profile/types';
import {isStreamMethod} from './samples/call';
import type {Method} from './types';

/** The addresses of one endpoint. */
export interface Endpoint {
  readonly http: string;
  readonly ws: string;
}

/** Where requests are sent to. */
export interface Endpoints {
  /** The network's endpoint. */
  readonly public: Endpoint;
  /** Methods that the network's endpoints refuse, or families of them such as `debug_*`. */
  readonly blocked: readonly string[];
  /** The network's endpoint with history, which refuses none; an HTTP address. */
  readonly archive?: string;
  /** The reader's own node. */
  readonly operator: Endpoint;
  /** The network that answers, for notes of examples, which come from another chain. */
  readonly network: {
    readonly name: string;
    readonly chainId: number;
    readonly networkId: number;
  };
}

/** Whether endpoints refuse a method, by its name or, as `debug_*`, with its family. */
function isRefused(method: string, blocked: readonly string[]): boolean {
  return blocked.some((each) =>
    each.endsWith('*') ? method.startsWith(each.slice(0, -1)) : method === each,
  );
}

/** Which endpoint to ask for a method: the public one unless it refuses the method, then the archive, then the reader's own node. */
export function askedOf(
  method: Method,
  {blocked, archive}: Endpoints,
): 'public' | 'archive' | 'operator' {
  if (method['x-access'] === 'operator') return 'operator';
  if (!isRefused(method.name, blocked)) return 'public';
  return archive === undefined ? 'operator' : 'archive';
}

/**
 * Where an example is asked.
 *
 * @param transport of the example, where it is not the method's usual one
 */
export function endpointOf(method: Method, endpoints: Endpoints, transport?: 'http'): string {
  const asked = askedOf(method, endpoints);
  if (asked === 'archive') return endpoints.archive ?? endpoints.operator.http;
  return endpoints[asked][transport ?? (isStreamMethod(method.name) ? 'ws' : 'http')];
}

/** Endpoints of a version's reference, from its profile: the main network's endpoints and a local node. */
export function endpointsOf(profile: NetworkProfile): Endpoints {
  const {name, chainId, networkId, http, ws, archive, blockedMethods} = profile.chains.mainnet;
  const own = (port: string) =>
    `127.0.0.1:${String(child(child(child(profile, 'node'), port), 'value'))}`;
  const operator = {http: `http://${own('httpPort')}`, ws: `ws://${own('wsPort')}`};
  return {
    public: {http: http[0]?.url ?? operator.http, ws: ws?.[0]?.url ?? operator.ws},
    blocked: blockedMethods,
    ...(archive?.[0] && {archive: archive[0].url}),
    operator,
    network: {name, chainId, networkId},
  };
}

import type {ChainFacts, NetworkFacts, RpcCall} from '../types';
import type {Health} from './health';

/** The call that is explained, and what is known around it. */
export interface ExplainContext {
  /** Address that was asked; empty through a wallet. */
  readonly url: string;
  /** `location.origin` of the page. */
  readonly origin: string;
  readonly call: RpcCall;
  readonly network: NetworkFacts;
  /** Namespaces that the node offers, from `rpc_modules`. */
  readonly modules?: readonly string[];
  readonly health?: Health;
}

/** The chain whose endpoint an address is: then others than the reader operate it. */
export function operatedChain({network, url}: ExplainContext): ChainFacts | undefined {
  return network.chains.find(({http, ws, archive}) => [...http, ...ws, ...archive].includes(url));
}

/** Whether an address is one of WebSocket. */
export function isSocket(url: string): boolean {
  return /^wss?:/iu.test(url);
}

import type {ContentDescriptor, RpcError, Schema} from '../openrpc/types';

/** A call as readers write it: the name of a method and its arguments by position. */
export interface RpcCall {
  readonly method: string;
  readonly params: readonly unknown[];
}

/** A function of a contract to call, with what is known of the call: the reader enters the rest. */
export interface InterfaceCall {
  /** Absent where only the reader knows the contract. */
  readonly address?: string;
  /** `balanceOf(address) view returns (uint256)`. */
  readonly signature: string;
  /** Values of the form of calls; null where only the reader knows one. */
  readonly args: readonly unknown[];
}

/** A call that a page offers. */
export interface OfferedCall extends RpcCall {
  /** The function that is called, for methods that call one. */
  readonly byInterface?: InterfaceCall;
}

/** An error of a method as the reference documents it. */
export interface KnownError {
  readonly code: number;
  /** With `<name>` where the node puts a value, and ` | ` between alternatives. */
  readonly message: string;
  readonly cause: string;
  /** What to do about it. */
  readonly fix?: string;
}

/** What the workbench knows of a method. Schemas refer to each other as `#/schemas/Name`. */
export interface MethodFacts {
  readonly params: readonly ContentDescriptor[];
  readonly result: ContentDescriptor;
  /** Who answers it: the network's endpoint, the one with history, or only a node of the reader's own. */
  readonly asked: 'public' | 'archive' | 'operator';
  /** Over which transports nodes offer it. */
  readonly transports: readonly ('http' | 'ws' | 'ipc')[];
  /** What the call changes, uses or puts at risk on the node; absent for methods that only read. */
  readonly harm?: string;
}

/** The data of one namespace of one version: `/workbench/2.0.0/eth.json`. */
export interface NamespaceFacts {
  readonly methods: Readonly<Record<string, MethodFacts>>;
  readonly schemas: Readonly<Record<string, Schema>>;
}

/** A chain of the profile with its endpoints. */
export interface ChainFacts {
  /** Key in the profile: `mainnet`. */
  readonly key: string;
  readonly name: string;
  readonly chainId: number;
  readonly symbol: string;
  readonly http: readonly string[];
  readonly ws: readonly string[];
  readonly archive: readonly string[];
  /** Methods that public endpoints refuse, or families such as `debug_*`. */
  readonly blocked: readonly string[];
}

/** The data of a version that all namespaces share: `/workbench/2.0.0/network.json`. */
export interface NetworkFacts {
  readonly chains: readonly ChainFacts[];
  /** A node on the reader's machine. */
  readonly local: {readonly http: string; readonly ws: string};
  /** Names of system contracts by address in lower case. */
  readonly contracts: Readonly<Record<string, string>>;
  /** Error codes of JSON-RPC and of this software, with what to do. */
  readonly codes: readonly {
    readonly code: number;
    readonly meaning: string;
    readonly cause: string;
    readonly fix: string;
  }[];
  /** Time between two blocks in milliseconds. */
  readonly blockInterval: number;
  /** Release of the node that the pages of the version describe: `v1.7.3`. */
  readonly release: string;
}

/** When an exchange began and how long it took, in milliseconds; and the size of the answer in bytes. */
export interface Measured {
  readonly milliseconds: number;
  readonly bytes: number;
  /** HTTP status; absent over WebSocket and through a wallet. */
  readonly status?: number;
}

/**
 * Marks of numbers that JavaScript cannot hold exactly: they arrive as text with all their digits, and these JSON
 * Pointers (`/gas`) say which texts they are.
 */
export interface LongNumbers {
  readonly longNumbers?: readonly string[];
}

/** Why no JSON-RPC answer came. `probe` failures are those in which a second, unreadable request told more. */
export type Failure =
  /** Not an http, https, ws or wss address. */
  | {readonly kind: 'address'; readonly reason: string}
  /** Nobody answers: the name is unknown, nothing listens, or a firewall drops it. Browsers do not say which. */
  | {readonly kind: 'unreachable'}
  /** A server answers, but does not let this site read the answer (CORS, or a refused host name). */
  | {readonly kind: 'cors'}
  /** The WebSocket handshake was refused or failed; browsers do not say why. */
  | {readonly kind: 'handshake'; readonly answersHttp: boolean}
  /** An http address from an https page that the browser blocks. */
  | {readonly kind: 'mixed'}
  /** The browser asks for, or refuses, access to the local network. */
  | {readonly kind: 'localNetwork'; readonly state: 'prompt' | 'denied'}
  /** Something listens, but no secure connection to it can be made. */
  | {readonly kind: 'tls'}
  /** The address leads elsewhere; calls are not sent on. */
  | {readonly kind: 'redirect'}
  | {
      readonly kind: 'status';
      readonly status: number;
      /** Seconds until the next try, from Retry-After. */
      readonly retryAfter?: number;
      /** Beginning of the body, as text. */
      readonly text: string;
    }
  /** Not JSON: HTML or anything else. */
  | {readonly kind: 'notJson'; readonly isHtml: boolean; readonly text: string}
  /** JSON of something else than a node. */
  | {readonly kind: 'notRpc'; readonly text: string}
  /** The connection ended within the answer, or before it. `reason`: what a WebSocket server said. */
  | {readonly kind: 'cut'; readonly bytes: number; readonly reason?: string}
  | {readonly kind: 'timeout'; readonly milliseconds: number}
  | {readonly kind: 'aborted'}
  /** The worker that sends requests could not be loaded. */
  | {readonly kind: 'worker'}
  /** A wallet refused or failed. */
  | {readonly kind: 'wallet'; readonly code: number; readonly message: string};

/** What came of one call. */
export type Outcome =
  | ({readonly kind: 'result'; readonly result: unknown} & LongNumbers & Measured)
  /** Long numbers are those of `error.data`. */
  | ({readonly kind: 'error'; readonly error: RpcError} & LongNumbers & Measured)
  /** Above the limit of what is drawn: to be saved as a file. */
  | ({readonly kind: 'large'; readonly content: Blob} & Measured)
  | ({readonly kind: 'failure'; readonly failure: Failure} & Measured);

/** Messages of a subscription. */
export type StreamEvent =
  | {readonly kind: 'open'; readonly id: string; readonly isAgain: boolean}
  | ({readonly kind: 'notification'; readonly result: unknown} & LongNumbers)
  | {readonly kind: 'error'; readonly error: RpcError}
  | {readonly kind: 'lost'; readonly retryInMilliseconds: number}
  | {readonly kind: 'failure'; readonly failure: Failure};

/** Sends calls. Nothing else of the workbench touches the network. */
export interface Requester {
  /** @param signal aborts the request */
  call(url: string, call: RpcCall, signal?: AbortSignal): Promise<Outcome>;
  /** One batch; the outcomes are in the order of the calls. A batch that is answered as a whole has that outcome for each. */
  batch(url: string, calls: readonly RpcCall[], signal?: AbortSignal): Promise<Outcome[]>;
  /** Opens a subscription over WebSocket and reconnects when it is lost. @returns a function that ends it */
  subscribe(url: string, call: RpcCall, listener: (event: StreamEvent) => void): () => void;
}

/** A failure or error explained for a reader. Texts are translated already; `code` is shown as code. */
export interface Explanation {
  readonly title: string;
  readonly cause: string;
  readonly steps: readonly {readonly text: string; readonly code?: string}[];
}

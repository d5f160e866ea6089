/** The part of JSON Schema (draft 7) that pages read. */
export interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface Reference {
  readonly $ref: string;
}

/** A parameter or a result. */
export interface ContentDescriptor {
  readonly name: string;
  readonly description: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/** A call with its answer. The request is the method's name with the values of `params`, by position. */
export interface Example {
  readonly name: string;
  readonly params: readonly {readonly name: string; readonly value: unknown}[];
  readonly result: {readonly name: string; readonly value: unknown};
  /** Notifications of a subscription after the answer. */
  readonly 'x-notifications'?: readonly unknown[];
  readonly 'x-notification-schema'?: Schema;
  /**
   * Values of the answer that belong to the example chain. `{chainId}`, `{chainIdHex}` and `{networkId}` stand for
   * the network's ids, `{network}` for its name.
   */
  readonly 'x-note'?: string;
}

/** A call that fails, with its error. */
export interface ErrorExample {
  readonly name: string;
  readonly params: readonly unknown[];
  readonly error: RpcError;
  /** Over which transport the call fails with this error: HTTP. */
  readonly 'x-transport'?: 'http';
}

export type Transport = 'http' | 'ws' | 'ipc';

export interface Method {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  /** Exactly one: the purpose that the page groups by. */
  readonly tags: readonly Reference[];
  readonly deprecated?: boolean;
  readonly params: readonly ContentDescriptor[];
  readonly result: ContentDescriptor;
  readonly errors: readonly Reference[];
  readonly examples: readonly Example[];
  readonly 'x-error-examples'?: readonly ErrorExample[];
  /** Who may be offered the method: everybody, or only the node's operator. */
  readonly 'x-access': 'public' | 'operator';
  readonly 'x-transports': readonly Transport[];
  /** Risks of exposing it, beyond `info.x-security` of the namespace. */
  readonly 'x-security'?: string;
  /** What the call destroys or puts at risk; shown before its example. */
  readonly 'x-destroys'?: string;
  /** What the call changes on the node or does with its keys, where that is less than `x-destroys`; shown before it is run. */
  readonly 'x-changes'?: string;
  readonly 'x-limits'?: readonly string[];
  /** Compared with Ethereum's client: the same, absent, or different as described in `notes`. */
  readonly 'x-ethereum': {
    readonly status: 'same' | 'differs' | 'absent';
    readonly notes?: readonly string[];
  };
  /** Release of the node that was the first with the method; not in the data, but from the facts of versions. */
  readonly 'x-since'?: string;
  /** Releases of the node that changed it since the oldest documented version; from the facts, too. */
  readonly 'x-changed-in'?: readonly {readonly release: string; readonly what: string}[];
  /** Release of the node that no longer has it; from the facts, too. */
  readonly 'x-removed-in'?: string;
}

export interface Tag {
  readonly name: string;
  readonly description: string;
}

/** One namespace of one version. */
export interface RpcDocument {
  readonly openrpc: string;
  readonly info: {
    readonly title: string;
    /** Version of the node software that serves these methods. */
    readonly version: string;
    readonly description: string;
    readonly 'x-security': string;
    /** Whether HTTP and WebSocket offer the namespace by default. */
    readonly 'x-exposed-by-default': boolean;
  };
  readonly methods: readonly Method[];
  readonly components: {readonly tags: Readonly<Record<string, Tag>>};
}

export interface ErrorCode {
  readonly code: number;
  readonly meaning: string;
  readonly cause: string;
  readonly fix: string;
}

/** Errors that several methods share: described once per page, and linked from methods. */
export interface ErrorGroup {
  readonly title: string;
  readonly description: string;
  /** Names of `components.errors`. */
  readonly errors: readonly string[];
}

/** components.json: definitions that several namespaces use. */
export interface SharedComponents {
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly errors: Readonly<Record<string, RpcError>>;
  };
  /** When each error of `components.errors` occurs; OpenRPC's error object has no field for it. */
  readonly 'x-error-causes': Readonly<Record<string, string>>;
  /** What to do about each error. */
  readonly 'x-error-fixes': Readonly<Record<string, string>>;
  /** By the slug of the group's anchor. */
  readonly 'x-error-groups': Readonly<Record<string, ErrorGroup>>;
  readonly 'x-error-codes': readonly ErrorCode[];
}

/** The data of a version's RPC pages. */
export interface RpcReference {
  readonly documents: Readonly<Record<string, RpcDocument>>;
  readonly shared: SharedComponents;
  /** Results of running the examples on real nodes, if recorded. */
  readonly executed?: ExecutionRecord;
}

/**
 * How a node answered an example: `exact`, an equal answer; `schema`, an answer of the same shape; `differs`, something
 * else; `unknown`, it does not know the method.
 */
export type Verdict = 'exact' | 'schema' | 'differs' | 'unknown';

/** Which examples were executed on real nodes. Written by the test run; do not edit. */
export interface ExecutionRecord {
  /** Node versions by name. */
  readonly nodes: Readonly<Record<string, string>>;
  /** By id: the hash of the example when it was executed, and how each node answered. */
  readonly examples: Readonly<
    Record<string, {readonly is: string} & Readonly<Record<string, string>>>
  >;
}

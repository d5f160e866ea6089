/** A call of a method, with a test of its answer. */
export interface CollectionRequest {
  readonly name: string;
  /** Markdown. */
  readonly description: string;
  readonly method: string;
  /** Name of the variable with the endpoint's address. */
  readonly endpoint: string;
  /** The request as JSON text. */
  readonly body: string;
  /** JSON Schema (draft 7) that a result fits. */
  readonly result: object;
}

/** Requests under a name, or further folders. */
export interface CollectionFolder {
  readonly name: string;
  /** Markdown. */
  readonly description: string;
  /** Name of a variable without which as `yes` nothing in the folder is sent. */
  readonly guard?: string;
  readonly folders: readonly CollectionFolder[];
  readonly requests: readonly CollectionRequest[];
}

/** A value that readers set once for all requests. */
export interface CollectionVariable {
  readonly name: string;
  readonly value: string;
  readonly description: string;
}

/** Requests of a version, independent of the program that sends them. */
export interface Collection {
  readonly name: string;
  /** Markdown. */
  readonly description: string;
  readonly variables: readonly CollectionVariable[];
  readonly folders: readonly CollectionFolder[];
}

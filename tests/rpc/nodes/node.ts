/** A node that runs. */
export interface Node {
  readonly name: string;
  /** Address over HTTP. */
  readonly http: string;
  /** Address over WebSocket. */
  readonly ws: string;
  /** Where the node keeps its data; files that it is told to write or to read lie there. */
  readonly datadir: string;
  readonly stop: () => Promise<void>;
}

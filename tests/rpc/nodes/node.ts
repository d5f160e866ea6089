/** A running node. */
export interface Node {
  readonly name: string;
  /** Address over HTTP. */
  readonly http: string;
  /** Address over WebSocket. */
  readonly ws: string;
  /** Data folder of the node; files that it writes or reads on request are there. */
  readonly datadir: string;
  readonly stop: () => Promise<void>;
}

/** What the reader did before a tool works; it may still change until then, except `hasStored`. */
export interface Signs {
  /** Name of the last button that was pressed. */
  pressed?: string | undefined;
  /** A field was changed. */
  isChanged?: true;
  /** A choice of the endpoint is stored: it has to be loaded before its address can be shown. */
  readonly hasStored: boolean;
}

/** What the reader did before a tool works; it may still change until then. */
export interface Signs {
  /** Name of the last button that was pressed. */
  pressed?: string | undefined;
  /** A field was changed. */
  isChanged?: true;
}

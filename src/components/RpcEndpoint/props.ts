export interface Props {
  /** Address that the page's requests are written with. */
  readonly url: string;
  /** Whose it is: the name of the chain with its id, or a node of the reader's own. */
  readonly name: string;
}

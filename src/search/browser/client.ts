import type {SearchRequest} from '../answer';

/**
 * The search client: the part of the provider's own client that this site uses. Used by the modal, the search page and
 * the not-found page.
 */
export interface SearchClient {
  /**
   * Answers in the provider's format, unchecked.
   *
   * @throws when there is no answer
   */
  readonly search: (call: {readonly requests: readonly SearchRequest[]}) => Promise<unknown>;
}

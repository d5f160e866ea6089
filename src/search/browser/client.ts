import type {SearchRequest} from '../answer';

/**
 * Who answers searches, whichever way the site searches: as much of the provider's own client as this site uses. It is the
 * client of the modal, of the search page and of the not-found page.
 */
export interface SearchClient {
  /**
   * Answers in the provider's form; what a provider answers is unchecked.
   *
   * @throws when it cannot be had
   */
  readonly search: (call: {readonly requests: readonly SearchRequest[]}) => Promise<unknown>;
}

import type {NamespaceFacts, NetworkFacts} from '../types';

/** What is known of a call: of its network, and of the methods of its namespace. */
export interface Facts {
  readonly network: NetworkFacts;
  readonly namespace: NamespaceFacts;
}

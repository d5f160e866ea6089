import type {Node} from '../nodes/node';
import {type Ask, httpClient} from './http';
import {connect, type Socket} from './socket';

/** Asks one node. */
export interface Playing {
  readonly ask: Ask;
  readonly connect: () => Promise<Socket>;
  /** Whether the player has a way to ask what an example asks. */
  readonly can: (id: string) => boolean;
}

/** A way of asking what examples ask. */
export interface Player {
  /** Empty for requests as they stand; the library's name for its samples. */
  readonly name: string;
  /** What was not as it has to be, besides the answers. */
  readonly faults: readonly string[];
  readonly begin: (node: Node) => Promise<Playing>;
}

/** Sends requests as they stand on the pages. */
export const byHand: Player = {
  name: '',
  faults: [],
  begin: (node) =>
    Promise.resolve({
      ask: httpClient(node.http),
      connect: () => connect(node.ws),
      can: () => true,
    }),
};

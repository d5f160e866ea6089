import type {Node} from '../nodes/node';
import {type Ask, httpClient} from './http';
import {connect, type Socket} from './socket';

/** Calls one node. */
export interface Playing {
  readonly ask: Ask;
  readonly connect: () => Promise<Socket>;
  /** Whether the player can execute an example. */
  readonly can: (id: string) => boolean;
}

/** A way of executing examples. */
export interface Player {
  /** Empty for plain requests; the library's name for its samples. */
  readonly name: string;
  /** Other problems than wrong answers. */
  readonly faults: readonly string[];
  readonly begin: (node: Node) => Promise<Playing>;
}

/** Sends requests as shown on the pages. */
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

import type {Paragraph} from 'mdast';
import {text} from '../../mdast/builders';
import {paragraph} from './nodes';

/**
 * Id of the chain on which the examples are executed. Pages show it instead of the network's own, because it is part of
 * what the example transactions sign: with another id, their signatures and hashes would be wrong.
 */
export const EXAMPLE_CHAIN_ID = 714;

/** What in the examples is not of the reader's network. */
export function exampleChain(): Paragraph {
  return paragraph([
    text(
      `The examples were executed on a small chain with id ${EXAMPLE_CHAIN_ID}, one validator and no system contracts. Its heights, hashes and balances exist nowhere else: use those of your chain.`,
    ),
  ]);
}

import {inputsOf} from '../../worked/values';
import type {FactsOf} from '../types';

/** Rules for ids of nodes, and their usual port. */
export interface NodeIdFacts {
  /** Most ids of a validator. */
  readonly most: number;
  readonly port: number;
}

export const nodeIdFacts: FactsOf<NodeIdFacts> = ({network}) => ({
  most: inputsOf(network).number('staking.maxNodeIds'),
  port: inputsOf(network).number('node.p2pPort'),
});

import bid from './bid';
import {bidFacts} from './bid/facts';
import flags from './flags';
import {flagsFacts} from './flags/facts';
import nodeId from './nodeId';
import {nodeIdFacts} from './nodeId/facts';
import type {AnyTool, FactsOf} from './types';
import unbonding from './unbonding';
import {unbondingFacts} from './unbonding/facts';
import validatorIds from './validatorIds';
import {validatorIdsFacts} from './validatorIds/facts';

interface Entry {
  readonly tool: AnyTool;
  readonly facts: FactsOf<unknown>;
}

/** All tools by the name that pages call them by, with what they need of a version's data. Used by the build alone. */
export const CATALOGUE: Readonly<Record<string, Entry>> = {
  unbonding: {tool: unbonding, facts: unbondingFacts},
  nodeId: {tool: nodeId, facts: nodeIdFacts},
  validatorIds: {tool: validatorIds, facts: validatorIdsFacts},
  flags: {tool: flags, facts: flagsFacts},
  bid: {tool: bid, facts: bidFacts},
};

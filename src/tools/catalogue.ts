import type {AnyTool, FactsOf} from './types';
import positions from './positions';
import {positionsFacts} from './positions/facts';
import unbonding from './unbonding';
import {unbondingFacts} from './unbonding/facts';

interface Entry {
  readonly tool: AnyTool;
  readonly facts: FactsOf<unknown>;
}

/** All tools by the name that pages call them by, with what they need of a version's data. Used by the build alone. */
export const CATALOGUE: Readonly<Record<string, Entry>> = {
  positions: {tool: positions, facts: positionsFacts},
  unbonding: {tool: unbonding, facts: unbondingFacts},
};

import type {AnyTool, FactsOf} from './types';
import reward from './reward';
import {rewardFacts} from './reward/facts';
import unbonding from './unbonding';
import {unbondingFacts} from './unbonding/facts';

interface Entry {
  readonly tool: AnyTool;
  readonly facts: FactsOf<unknown>;
}

/** All tools by the name that pages call them by, with what they need of a version's data. Used by the build alone. */
export const CATALOGUE: Readonly<Record<string, Entry>> = {
  reward: {tool: reward, facts: rewardFacts},
  unbonding: {tool: unbonding, facts: unbondingFacts},
};

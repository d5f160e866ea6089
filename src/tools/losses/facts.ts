import type {FactsOf} from '../types';
import {stakingExamples} from '../../worked/stakingExamples';
import {child} from '../../profile/keys';
import {isParameter} from '../../profile/parameter';
import {inputsOf} from '../../worked/values';

/** Thresholds and penalties of the slash rules. */
export interface LossesFacts {
  readonly symbol: string;
  /** Missed blocks. */
  readonly misdemeanor: number;
  readonly felony: number;
  /** In wei. */
  readonly downtimeAmount: string;
  readonly felonyAmount: string;
  readonly minSelf: string;
  /** Least amount of a delegation. */
  readonly minDelegation: string;
  /** In seconds. */
  readonly downtimeJail: number;
  readonly felonyJail: number;
  /** Whether contradicting votes are punished. */
  readonly isVoteSlashed: boolean;
  /** In parts of 100,000. */
  readonly feeRate: string;
  /** The page's example of rates, in wei. */
  readonly stake: string;
  readonly pool: string;
  readonly reward: string;
}

export const lossesFacts: FactsOf<LossesFacts> = ({network}) => {
  const {whole, number} = inputsOf(network);
  const {stake, pool, reward} = stakingExamples(network).rates;
  const vote = child(child(network, 'slashing'), 'maliciousVoteSlash');
  return {
    symbol: network.symbol,
    misdemeanor: number('slashing.misdemeanorThreshold'),
    felony: number('slashing.felonyThreshold'),
    downtimeAmount: String(whole('slashing.downtimeAmount')),
    felonyAmount: String(whole('slashing.felonyAmount')),
    minSelf: String(whole('staking.minSelfDelegation')),
    minDelegation: String(whole('staking.minDelegation')),
    downtimeJail: number('slashing.downtimeJail'),
    felonyJail: number('slashing.felonyJail'),
    isVoteSlashed: isParameter(vote) && vote.value === true,
    feeRate: String(whole('staking.redelegateFee')),
    stake: String(stake.value),
    pool: String(pool.value),
    reward: String(reward.value),
  };
};

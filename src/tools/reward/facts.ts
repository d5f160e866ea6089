import type {FactsOf} from '../types';
import {stakingExamples} from '../../worked/stakingExamples';
import {inputsOf} from '../../worked/values';

/** Limits, and the values that the page's example begins with. */
export interface RewardFacts {
  readonly symbol: string;
  /** Address of StakeHub. */
  readonly hub: string;
  /** Address of ValidatorSet. */
  readonly set: string;
  /** Validators that are elected. */
  readonly elected: number;
  /** Those of them who mine nearly always. */
  readonly cabinets: number;
  /** In basis points. */
  readonly mostCommission: string;
  /** In wei. */
  readonly stake: string;
  readonly pool: string;
  readonly income: string;
  /** In basis points. */
  readonly commission: string;
}

/** A commission that leaves the page's example of a reward from a round income. */
const COMMISSION = 2000n;

/** Begins with the page's example of rates: the same stake, pool and reward after commission. */
export const rewardFacts: FactsOf<RewardFacts> = ({network, contracts}) => {
  const {whole, number} = inputsOf(network);
  const {stake, pool, reward} = stakingExamples(network).rates;
  return {
    symbol: network.symbol,
    hub: contracts.StakeHub?.address ?? '',
    set: contracts.ValidatorSet?.address ?? '',
    elected: number('validatorSet.maxElected'),
    cabinets: number('validatorSet.cabinets'),
    mostCommission: String(whole('staking.maxCommission')),
    stake: String(stake.value),
    pool: String(pool.value),
    income: String((BigInt(String(reward.value)) * 10_000n) / (10_000n - COMMISSION)),
    commission: String(COMMISSION),
  };
};

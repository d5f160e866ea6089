import {addressOf} from '../reading/contracts';
import type {FactsOf} from '../types';
import {stakingExamples} from '../../worked/stakingExamples';
import {inputsOf} from '../../worked/values';

/** Rates, and the pools of the page's example. */
export interface SharesFacts {
  readonly symbol: string;
  /** Address of StakeHub. */
  readonly hub: string;
  /** In parts of 100,000. */
  readonly feeRate: string;
  /** Least value that can be redelegated, in wei. */
  readonly least: string;
  /** In wei for a unit of gas. */
  readonly gasPrice: string;
  /** Pools of the page's example, in wei: the one to leave, and the one to join. */
  readonly shares: string;
  readonly supply: string;
  readonly pooled: string;
  readonly target: string;
}

/** Begins with the redelegation that the page works out. */
export const sharesFacts: FactsOf<SharesFacts> = ({network, ...data}) => {
  const {whole} = inputsOf(network);
  const {reward, redelegation, creation} = stakingExamples(network);
  return {
    symbol: network.symbol,
    hub: addressOf(data, 'StakeHub'),
    feeRate: String(whole('staking.redelegateFee')),
    least: String(whole('staking.minDelegation')),
    gasPrice: String(whole('gas.minPrice')),
    shares: String(redelegation.shares.value),
    supply: String(reward.supply.value),
    pooled: String(reward.pooled.value),
    target: String(creation.value.value),
  };
};

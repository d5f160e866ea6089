import {addressOf} from '../reading/contracts';
import type {FactsOf} from '../types';

/** Symbols of coin and vote token, and the addresses of their contracts. */
export interface PositionsFacts {
  readonly symbol: string;
  readonly votes: string;
  /** Names of the profile's chains by chain id. */
  readonly chains: Readonly<Record<string, string>>;
  readonly hub: string;
  readonly token: string;
}

export const positionsFacts: FactsOf<PositionsFacts> = (data) => ({
  symbol: data.network.symbol,
  votes: data.network.governance.voteTokenSymbol,
  chains: Object.fromEntries(
    Object.values(data.network.chains).map(({chainId, name}) => [chainId, name]),
  ),
  hub: addressOf(data, 'StakeHub'),
  token: addressOf(data, 'GovToken'),
});

import type {Chain, NetworkProfile} from '../../profile/types';
import type {FactsOf} from '../types';

/** What EIP-3085 takes. */
export interface WalletChain {
  /** In hex without leading zeros. */
  readonly chainId: string;
  readonly chainName: string;
  readonly nativeCurrency: {
    readonly name: string;
    readonly symbol: string;
    readonly decimals: number;
  };
  readonly rpcUrls: readonly string[];
  readonly blockExplorerUrls: readonly string[];
}

/** The chains of the profile, as wallets take them. */
export interface AddToWalletFacts {
  readonly chains: readonly {readonly key: string; readonly chain: WalletChain}[];
}

function walletChain(
  {chainId, name, symbol, http, explorer}: Chain,
  {decimals}: NetworkProfile,
): WalletChain {
  return {
    chainId: `0x${chainId.toString(16)}`,
    chainName: name,
    nativeCurrency: {name: symbol, symbol, decimals},
    // Wallets refuse others.
    rpcUrls: http.map(({url}) => url).filter((url) => url.startsWith('https:')),
    blockExplorerUrls: [explorer.url],
  };
}

export const addToWalletFacts: FactsOf<AddToWalletFacts> = ({network}) => ({
  chains: Object.entries(network.chains).map(([key, chain]) => ({
    key,
    chain: walletChain(chain, network),
  })),
});

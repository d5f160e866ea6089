import {findWallets, knownProvider, type Provider, type Wallet} from './wallet';
import {WALLET_CODES} from './walletCodes';

/**
 * Methods for which the wallet itself asks its user, and that move nothing: which accounts a page may see, and which
 * chain the wallet is on. `eth_chainId` needs no consent, and shows whether the wallet has
 * switched.
 */
const ALLOWED = [
  'eth_chainId',
  'eth_requestAccounts',
  'wallet_addEthereumChain',
  'wallet_switchEthereumChain',
] as const;

export type Consented = (typeof ALLOWED)[number];

/** A wallet that did not do what it was asked. */
export class WalletError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/** The wallet that injects itself in the way that was usual before EIP-6963. It has no name of its own. */
const LEGACY: Wallet = {rdns: 'window.ethereum', name: 'Browser wallet (window.ethereum)'};

/** How long wallets have to announce themselves, in milliseconds: those that are there answer at once. */
const PATIENCE_MS = 250;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

function legacyProvider(): Provider | undefined {
  const {ethereum} = window as unknown as Fields;
  return typeof fieldsOf(ethereum).request === 'function' ? (ethereum as Provider) : undefined;
}

/** The wallets of the browser: those that announce themselves by name, then the one that does not. */
export async function listWallets(): Promise<readonly Wallet[]> {
  let announced: readonly Wallet[] = [];
  const stop = findWallets((wallets) => {
    announced = wallets;
  });
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  stop();
  const legacy = legacyProvider();
  const isAnnounced = announced.some(({rdns}) => knownProvider(rdns) === legacy);
  return legacy && !isAnnounced ? [...announced, LEGACY] : announced;
}

/** The code that a wallet means: some on phones put it into the data of an internal error. */
function codeOf(error: unknown): number {
  const {code, data} = fieldsOf(error);
  const inner = fieldsOf(fieldsOf(data).originalError).code ?? fieldsOf(data).code;
  const meant = [inner, code].find((each) => Number.isInteger(each));
  return typeof meant === 'number' ? meant : 0;
}

/**
 * Asks a wallet for something that its user decides.
 *
 * @param rdns of a wallet of {@link listWallets}
 * @throws WalletError when the user or the wallet refuses, and for every other method: those never reach the wallet
 */
export async function askConsent(
  rdns: string,
  method: Consented,
  params: readonly unknown[] = [],
): Promise<unknown> {
  if (!ALLOWED.includes(method))
    throw new WalletError(WALLET_CODES.unsupported, 'This page asks wallets for no such thing.');
  const provider = rdns === LEGACY.rdns ? legacyProvider() : knownProvider(rdns);
  if (!provider)
    throw new WalletError(
      WALLET_CODES.disconnected,
      'The wallet is no longer on this page. Reload it.',
    );
  try {
    return await provider.request({method, params});
  } catch (error) {
    const {message} = fieldsOf(error);
    throw new WalletError(codeOf(error), typeof message === 'string' ? message : String(error));
  }
}

import type {Consented} from '../../workbench/requests/consent';
import {WALLET_CODES} from '../../workbench/requests/walletCodes';
import type {WalletChain} from './facts';

/** What came of it; the wallet's own word for the chain that it is on decides. */
export type Added =
  /** It knew the chain, and is on it now. */
  | {readonly kind: 'switched'}
  /** It took the chain, and is on it now. */
  | {readonly kind: 'added'}
  /** It took the chain, but its user stays on another one. */
  | {readonly kind: 'stays'}
  /** It said that it did what it was asked, but is on another chain, or does not say on which. */
  | {readonly kind: 'elsewhere'; readonly chainId: string};

/** A wallet as `askConsent` asks it. */
export type Ask = (method: Consented, params?: readonly unknown[]) => Promise<unknown>;

interface Failed {
  readonly code: number;
  readonly message: string;
}

/** How wallets without a code for it say that they do not have a chain. */
const UNKNOWN =
  /unrecognized chain|unrecognised chain|unknown (?:chain|network)|has(?:n't| not) been added/iu;

const isUnknownChain = ({code, message}: Failed): boolean =>
  code === WALLET_CODES.unknownChain || UNKNOWN.test(message);

/** The failure of a question, or nothing. */
async function failureOf(asking: Promise<unknown>): Promise<Failed | undefined> {
  try {
    await asking;
    return undefined;
  } catch (error) {
    const {code, message} = error as Partial<Failed>;
    if (code === undefined || message === undefined) throw error;
    return {code, message};
  }
}

async function chainIdOf(ask: Ask): Promise<string> {
  const answer = await ask('eth_chainId').catch(() => undefined);
  const isHex = typeof answer === 'string' && /^0x[0-9a-f]+$/iu.test(answer);
  return isHex ? `0x${BigInt(answer).toString(16)}` : '';
}

/**
 * Brings a wallet to a chain: it is asked to switch, and to add the chain only when it says that it does not have it. Its
 * user sees and confirms each of both.
 *
 * @throws the wallet's error when it or its user refuses
 */
export async function addToWallet(chain: WalletChain, ask: Ask): Promise<Added> {
  const {chainId} = chain;
  const switchTo = () => failureOf(ask('wallet_switchEthereumChain', [{chainId}]));
  const where = async (good: 'added' | 'switched'): Promise<Added> => {
    const own = await chainIdOf(ask);
    return own === chainId ? {kind: good} : {kind: 'elsewhere', chainId: own};
  };
  const first = await switchTo();
  if (!first) return where('switched');
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- It is the wallet's error.
  if (!isUnknownChain(first)) throw first;
  await ask('wallet_addEthereumChain', [chain]);
  const added = await where('added');
  if (added.kind === 'added') return added;
  // Most wallets switch when they add; the others are asked to.
  const second = await switchTo();
  return second ? {kind: 'stays'} : where('added');
}

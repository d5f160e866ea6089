import {readAddress} from '../address';
import {Fault, type Acting} from '../types';
import {chooseWallet, walletFault} from '../wallets';

/**
 * The address of the account that the reader lets this page see in a wallet. The wallet asks them.
 *
 * @throws Fault when they refuse, or the wallet has none
 */
export async function ownAddress(
  acting: Pick<Acting<unknown>, 'choose' | 'say' | 'signal'>,
): Promise<string> {
  const wallet = await chooseWallet(acting);
  acting.say(`Waiting for ${wallet.name} …`);
  const {askConsent, WalletError} = await import('../../workbench/requests/consent');
  const accounts = await askConsent(wallet.rdns, 'eth_requestAccounts').catch((error: unknown) => {
    throw error instanceof WalletError ? walletFault(error.code, error.message, wallet) : error;
  });
  const [first] = Array.isArray(accounts) ? (accounts as unknown[]) : [];
  const address = typeof first === 'string' ? readAddress(first) : undefined;
  if (address === undefined) throw new Fault(`${wallet.name} has no account for this page.`);
  return first as string;
}

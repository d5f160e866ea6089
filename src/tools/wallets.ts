import {Fault, type Acting} from './types';
import type {Wallet} from '../workbench/requests/wallet';
import {WALLET_CODES} from '../workbench/requests/walletCodes';

/**
 * The wallet that the reader chooses among those of the browser; the only one without a question.
 *
 * @throws Fault when there is none
 */
export async function chooseWallet({
  choose,
  say,
}: Pick<Acting<unknown>, 'choose' | 'say'>): Promise<Wallet> {
  say('Looking for wallets …');
  const {listWallets} = await import('../workbench/requests/consent');
  const wallets = await listWallets();
  const [first] = wallets;
  if (!first)
    throw new Fault(
      'No wallet has announced itself on this page. Install or unlock one, and reload the page.',
    );
  if (wallets.length === 1) return first;
  const options = wallets.map(({rdns, name}) => ({value: rdns, label: name}));
  const chosen = await choose({text: 'Which wallet?', options});
  return wallets.find(({rdns}) => rdns === chosen) ?? first;
}

/** What a wallet's failure means to its user. @param what they were asked for, as a verb in the past */
export function walletFault(code: number, message: string, {name}: Wallet): Fault {
  switch (code) {
    case WALLET_CODES.refused:
      return new Fault(`You refused it in ${name}. Nothing has changed.`);
    case WALLET_CODES.pending:
      return new Fault(`${name} already waits for your answer to an earlier question. Open it.`);
    case WALLET_CODES.unauthorised:
      return new Fault(`${name} does not allow this page to ask that. Unlock it, or connect it.`);
    case WALLET_CODES.unsupported:
      return new Fault(`${name} cannot do this. ${message}`);
    default:
      return new Fault(`${name} answered: ${message}${code === 0 ? '' : ` (${code})`}`);
  }
}

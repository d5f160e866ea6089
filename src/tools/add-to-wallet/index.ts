import {defineTool} from '../define';
import {choiceField} from '../fields';
import type {Fault, Output} from '../types';
import {chooseWallet, walletFault} from '../wallets';
import type {Wallet} from '../../workbench/requests/wallet';
import {addToWallet, type Added} from './add';
import type {AddToWalletFacts, WalletChain} from './facts';

interface Reading {
  readonly key: string;
  readonly wallet: string;
  readonly added: Added;
}

/** What the reader is told: a sentence, and what to do where something is left. */
export function told({wallet, added}: Reading, {chainName, chainId}: WalletChain): Output {
  const done = (summary: string): Output => ({summary, blocks: []});
  const left = (summary: string, text: string, tone: 'warn' | 'bad'): Output => ({
    summary,
    blocks: [{kind: 'text', text, tone}],
  });
  switch (added.kind) {
    case 'switched':
      return done(`${wallet} is on ${chainName} now.`);
    case 'added':
      return done(`${wallet} has added ${chainName} and is on it now.`);
    case 'stays':
      return left(
        `${wallet} has added ${chainName}, but has not switched.`,
        'Switch to it in the wallet.',
        'warn',
      );
    case 'elsewhere': {
      const where =
        added.chainId === '' ? 'on no chain that it names' : `on chain ${BigInt(added.chainId)}`;
      return left(
        `${wallet} said yes, but is ${where}, not on ${BigInt(chainId)}.`,
        `Send nothing before the wallet itself shows ${chainName}. Enter the values by hand, or use another wallet.`,
        'bad',
      );
    }
  }
}

/** What a refusal means, and what to do instead. */
export function faultOf(error: unknown, wallet: Wallet): unknown {
  const {code, message} = (error ?? {}) as {code?: number; message?: string};
  if (code === undefined || message === undefined) return error;
  const fault: Fault = walletFault(code, message, wallet);
  fault.message += ' You can enter the values by hand, too.';
  return fault;
}

/** Adds a chain of the profile to a wallet, and switches it to that chain. */
export default defineTool({
  title: 'Add to a wallet',
  fields: ({chains}: AddToWalletFacts) => ({
    chain: choiceField({
      label: 'Network',
      options: chains.map(({key, chain}) => ({value: key, label: chain.chainName})),
      initial: chains[0]?.key ?? '',
    }),
  }),
  compute({chain: key}, {chains}, reading: Reading | undefined): Output {
    const chain = chains.find((one) => one.key === key)?.chain;
    if (!chain) return {summary: '', blocks: []};
    const {summary, blocks} =
      reading?.key === key ? told(reading, chain) : {summary: '', blocks: []};
    const text = JSON.stringify(chain, undefined, 2);
    const title = `What the wallet is asked to add: chain ${BigInt(chain.chainId)}`;
    const code = {kind: 'code', title: 'EIP-3085', text} as const;
    const folded = {kind: 'folded', title, blocks: [code]} as const;
    return {
      summary,
      blocks: [...blocks, folded],
    };
  },
  actions: {
    add: ({chains}) => ({
      label: 'Add to a wallet',
      hint: 'The wallet shows these values and asks you. Nothing is signed.',
      run: async ({values: {chain: key}, ...acting}) => {
        const chain = chains.find((one) => one.key === key)?.chain;
        const wallet = await chooseWallet(acting);
        acting.say(`Waiting for ${wallet.name} …`);
        const {askConsent} = await import('../../workbench/requests/consent');
        if (!chain) return {};
        try {
          const added = await addToWallet(chain, (...call) => askConsent(wallet.rdns, ...call));
          return {reading: {key, wallet: wallet.name, added}};
        } catch (error) {
          throw faultOf(error, wallet);
        }
      },
    }),
  },
});

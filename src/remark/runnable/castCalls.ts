import type {OfferedCall} from '../../workbench/types';
import {argumentOf} from './argument';
import {readCastSignature} from './signature';
import {wordsAt, type Variables, type Word} from './words';

/** Options of `cast` that have a value. */
const WITH_VALUE = /^--(?:rpc-url|field|from|block|value|account|chain|gas-limit)$/;

interface Command {
  /** Words that are no options. */
  readonly operands: readonly Word[];
  readonly options: ReadonlyMap<string, Word>;
}

function commandOf(words: readonly Word[]): Command {
  const operands: Word[] = [];
  const options = new Map<string, Word>();
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word?.startsWith('-')) operands.push(word);
    else if (WITH_VALUE.test(word)) options.set(word, words[(at += 1)]);
    else options.set(word, '');
  }
  return {operands, options};
}

const isAddress = (word: Word): word is string => /^0x[\da-f]{40}$/i.test(word ?? '');

function contractCall({operands, options}: Command): OfferedCall | undefined {
  const [to, text = '', ...values] = operands;
  const read = readCastSignature(text);
  if (!read || options.has('--value') || options.has('--from')) return undefined;
  return {
    method: 'eth_call',
    params: [{}, 'latest'],
    byInterface: {
      ...(isAddress(to) && {address: to}),
      signature: read.signature,
      args: read.inputs.map((type, at) => argumentOf(type, values[at])),
    },
  };
}

/** An account's state now; without an address the reader enters it. */
const ofAccount =
  (method: string) =>
  ({operands: [account]}: Command): OfferedCall => ({
    method,
    params: [isAddress(account) ? account : '', 'latest'],
  });

const plain = (method: string) => (): OfferedCall => ({method, params: []});

function block({operands: [which]}: Command): OfferedCall | undefined {
  // Only words such as `finalized`: numbers of blocks come from the reader's machine.
  if (which === undefined || !/^[a-z]+$/.test(which)) return undefined;
  return {method: 'eth_getBlockByNumber', params: [which, false]};
}

/** Commands that only read, by their name. */
const READERS: Readonly<Record<string, (command: Command) => OfferedCall | undefined>> = {
  call: contractCall,
  balance: ofAccount('eth_getBalance'),
  code: ofAccount('eth_getCode'),
  nonce: ofAccount('eth_getTransactionCount'),
  block,
  'block-number': plain('eth_blockNumber'),
  'chain-id': plain('eth_chainId'),
  'gas-price': plain('eth_gasPrice'),
};

const CAST = new RegExp(`\\bcast (${Object.keys(READERS).join('|')})(?![\\w-])`, 'g');

/** Calls of `cast` that read from an endpoint of the network: those to other nodes are left to the terminal. */
export function castCalls(
  script: string,
  variables: Variables,
  isPublic: (url: Word) => boolean,
): OfferedCall[] {
  return [...script.matchAll(CAST)].flatMap(({index, 0: {length}, 1: name = ''}) => {
    const command = commandOf(wordsAt(script, index + length, variables));
    if (command.options.has('--rpc-url') && !isPublic(command.options.get('--rpc-url'))) return [];
    return READERS[name]?.(command) ?? [];
  });
}

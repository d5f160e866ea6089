import {hasRightChecksum} from '../workbench/form/address';
import {secretIn} from '../workbench/secret';
import {textField} from './fields';
import {Fault, type Field} from './types';

const SECRETS = {
  key: 'These are 32 bytes: a hash, or a private key. Never paste a key into a page; this one has not kept it. An address has 20 bytes.',
  phrase:
    'This looks like a recovery phrase. Never paste one into a page; this one has not kept it.',
  keystore: 'This looks like a key file. Never paste one into a page; this one has not kept it.',
} as const;

/**
 * The address in a text, in lower case; undefined for an empty one.
 *
 * @throws Fault when it is no address, or not the one that was copied
 */
export function readAddress(entered: string): string | undefined {
  const text = entered.trim();
  if (text === '') return undefined;
  const secret = secretIn(text);
  if (secret) throw new Fault(SECRETS[secret]);
  const bare = /^[0-9a-f]{40}$/iu.test(text) ? `0x${text}` : text.replace(/^0X/u, '0x');
  if (/^0x0{40}$/u.test(bare)) throw new Fault('This is the zero address: nobody has it.');
  if (/^0x[0-9a-f]{96}$/iu.test(bare))
    throw new Fault('This is a vote address, of 48 bytes. Enter an address of 20 bytes.');
  if (/^enode:/iu.test(bare)) throw new Fault('This is the address of a node in the network.');
  if (!/^0x[0-9a-f]{40}$/iu.test(bare))
    throw new Fault(
      /^0x[0-9a-f]*$/iu.test(bare)
        ? `An address has 40 digits after 0x; this has ${bare.length - 2}.`
        : 'Enter an address: 0x and 40 digits from 0 to f.',
    );
  if (!hasRightChecksum(bare))
    throw new Fault(
      'The capital letters do not fit: at least one character was changed. Copy the address again.',
    );
  return bare.toLowerCase();
}

/** An account or contract; empty at first. */
export function addressField(
  options: Pick<Field<unknown>, 'label' | 'hint' | 'isPrivate' | 'group' | 'when'>,
): Field<string | undefined> {
  return textField({...options, initial: '', read: readAddress});
}

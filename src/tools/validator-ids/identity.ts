import {checksummed, hasRightChecksum} from '../../workbench/form/address';
import {Fault} from '../types';
import {checkVoteKey} from './voteKey';

/** What a reader pasted: an account, or a vote key. */
export interface Identity {
  readonly kind: 'account' | 'vote';
  /** As the contracts and the node write it. */
  readonly text: string;
}

const OTHERS: Readonly<Record<number, string>> = {
  64: 'A NodeID, a hash or a private key has 64 digits. If it is a private key, it is exposed now: replace it.',
  128: 'This is the public key of a node (128 digits).',
  192: 'This is a BLS signature or proof (96 bytes), not the key.',
};

/** @throws Fault when it is neither an address nor a vote key */
export function readIdentity(text: string): Identity {
  if (/^enode:/iu.test(text)) throw new Fault('This is the address of a node, not of a validator.');
  const digits = text.replace(/^0x/iu, '');
  if (!/^[\da-f]+$/iu.test(digits))
    throw new Fault('Enter an address (0x and 40 hex digits) or a vote key (0x and 96).');
  if (digits.length === 96) {
    checkVoteKey(digits);
    return {kind: 'vote', text: `0x${digits.toLowerCase()}`};
  }
  if (digits.length !== 40)
    throw new Fault(
      OTHERS[digits.length] ?? `${digits.length} hex digits: an address has 40, and a vote key 96.`,
    );
  if (/^0+$/u.test(digits)) throw new Fault('The zero address belongs to nobody.');
  if (!hasRightChecksum(`0x${digits}`))
    throw new Fault('The capital letters are not those of its checksum: a character is wrong.');
  return {kind: 'account', text: checksummed(`0x${digits}`)};
}

import {mnemonicToAccount} from 'viem/accounts';

/** The mnemonic that every development node uses: readers can sign as the examples' accounts. */
const WORDS = 'test test test test test test test test test test test junk';

/** Password of the key files. */
export const PASSWORD = 'Example-pass1';

/** An account of the example chain, by its index in the well-known list. */
export function account(addressIndex: number) {
  const known = mnemonicToAccount(WORDS, {addressIndex});
  const key = known.getHdKey().privateKey;
  if (!key) throw new Error(`Account ${addressIndex} has no key.`);
  return {address: known.address, key: Buffer.from(key).toString('hex'), signer: known};
}

/** Sender of the examples' transactions. */
export const sender = account(0);

/** Recipient of coins. */
export const recipient = account(1);

/** The only validator of the example chain. */
export const validator = account(9);

/** The validator's vote key (BLS12-381), for this chain only. */
export const VOTE_KEY = '2a0000000000000000000000000000000000000000000000000000000000002a';

/** The public half of the vote key. */
export const VOTE_ADDRESS =
  'a6b55d900e6743ef57732f3a6b58eae6151745f49e671522f88d734c26d51fbc9a983b71fe84c50dc3f173d1beb4d6c7';

/** What kind of secret a text is. */
export type Secret = 'key' | 'phrase' | 'keystore';

/** Lengths of phrases of BIP-39, in words. */
const PHRASE_LENGTHS: ReadonlySet<number> = new Set([12, 15, 18, 21, 24]);

/** 32 bytes in hex: a private key, or a hash of the same length. */
const KEY = /^(?:0x)?[0-9a-f]{64}$/iu;

/** An extended private key of BIP-32. */
const EXTENDED_KEY = /^[xyz]prv[1-9A-HJ-NP-Za-km-z]{100,}$/u;

/**
 * Whether a whole text looks like something that must never be pasted into a page. Hashes look like keys: only ask where
 * no hash belongs.
 */
export function looksSecret(text: string): Secret | undefined {
  const bare = text.trim().replace(/^["'`]+|["'`]+$/gu, '');
  if (KEY.test(bare) || EXTENDED_KEY.test(bare)) return 'key';
  if (/^\{[^]*"ciphertext"\s*:/u.test(bare)) return 'keystore';
  const words = bare.toLowerCase().split(/[\s,]+/u);
  const isPhrase = words.every((word) => /^[a-z]{3,8}$/u.test(word));
  return isPhrase && PHRASE_LENGTHS.has(words.length) ? 'phrase' : undefined;
}

// cspell:ignore tuvxyz
/** What kind of secret a text is: a private key in hex or extended, the words of a wallet, the file of a key. */
export type Secret = 'key' | 'phrase' | 'keystore';

/** Numbers of words that BIP-39 allows. */
const PHRASE_LENGTHS: ReadonlySet<number> = new Set([12, 15, 18, 21, 24]);

/** So many different digits do not occur in padded numbers and in limits such as the greatest quantity. */
const RANDOM = 9;

/** Whether hex looks chosen at random, as keys and hashes do. */
function looksRandom(hex: string): boolean {
  const digits = new Set(hex.toLowerCase().replace(/^0x/u, ''));
  return digits.size >= RANDOM && /[a-f]/iu.test(hex);
}

/**
 * The secret that a whole text seems to be, with or without quotes around. Hashes look like keys: ask only where no hash
 * belongs.
 */
export function secretIn(text: string): Secret | undefined {
  const bare = text
    .trim()
    .replace(/^(["'`])([^]*)\1$/u, '$2')
    .trim();
  if (/^(?:0x)?[0-9a-f]{64}$/iu.test(bare) && looksRandom(bare)) return 'key';
  // An extended private key of BIP-32.
  if (/^[tuvxyz]prv[1-9a-z]{90,}$/iu.test(bare)) return 'key';
  if (/^\{[^]*"ciphertext"\s*:/u.test(bare)) return 'keystore';
  const words = bare.split(/[\s,]+/u);
  const isPhrase = words.every((word) => /^[a-z]{3,8}$/iu.test(word));
  return isPhrase && PHRASE_LENGTHS.has(words.length) ? 'phrase' : undefined;
}

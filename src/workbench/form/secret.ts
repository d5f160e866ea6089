// cspell:ignore tuvxyz
import type {SecretKind} from './draft';

/** Numbers of words that BIP-39 allows. */
const PHRASE_LENGTHS = [12, 15, 18, 21, 24];
/** So many different digits do not occur in padded numbers and in limits such as the greatest quantity. */
const RANDOM = 9;

/** Whether 32 bytes of hex look chosen at random, as keys and hashes do. */
function looksRandom(hex: string): boolean {
  const digits = new Set(hex.toLowerCase().replace(/^0x/, ''));
  return digits.size >= RANDOM && /[a-f]/i.test(hex);
}

/**
 * Recognises a private key (32 bytes in hex, or an extended key) and a wallet's words, with or without quotes around.
 * Hashes look like keys: ask only for fields that have no use for 32 bytes.
 */
export function secretIn(text: string): SecretKind | undefined {
  const bare = text
    .trim()
    .replace(/^(["'`])([^]*)\1$/, '$2')
    .trim();
  if (/^(0x)?[0-9a-f]{64}$/i.test(bare) && looksRandom(bare)) return 'key';
  if (/^[tuvxyz]prv[1-9a-z]{90,}$/i.test(bare)) return 'key';
  const words = bare.split(/[\s,]+/);
  const isPhrase =
    PHRASE_LENGTHS.includes(words.length) && words.every((word) => /^[a-z]{3,8}$/i.test(word));
  return isPhrase ? 'phrase' : undefined;
}

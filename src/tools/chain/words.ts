/** A result of a call in words of 32 bytes, as contracts return numbers, addresses and arrays of them. */
export function wordsOf(hex: string): bigint[] {
  return (hex.slice(2).match(/.{64}/gu) ?? []).map((word) => BigInt(`0x${word}`));
}

/** The array that a result has at a position. Empty when the result is shorter than it says. */
export function arrayAt(words: readonly bigint[], position: number): readonly bigint[] {
  const start = Number(words[position] ?? 0n) / 32;
  return words.slice(start + 1, start + 1 + Number(words[start] ?? 0n));
}

/** An address in lower case. */
export const addressOf = (word: bigint): string => `0x${word.toString(16).padStart(40, '0')}`;

/** Data of a call. @param values numbers, or addresses as numbers */
export function callData(selector: string, ...values: readonly bigint[]): string {
  return `${selector}${values.map((value) => value.toString(16).padStart(64, '0')).join('')}`;
}

/** Text of up to 32 bytes from its length and its bytes. What is no UTF-8 is replaced. */
export function shortText(length: bigint, content: bigint): string {
  const hex = content.toString(16).padStart(64, '0');
  const size = length < 32n ? Number(length) : 32;
  const all = (hex.match(/../gu) ?? []).slice(0, size).map((byte) => parseInt(byte, 16));
  return new TextDecoder().decode(new Uint8Array(all));
}

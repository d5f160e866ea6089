import {keccak_256} from '@noble/hashes/sha3.js';

/** Writes an address with the capital letters of EIP-55. @param address 0x and 40 hex digits */
export function checksummed(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = keccak_256(new TextEncoder().encode(digits));
  const isCapital = (at: number) => {
    const byte = hash[at >> 1] ?? 0;
    return (at % 2 === 0 ? byte >> 4 : byte & 15) >= 8;
  };
  return `0x${Array.from(digits, (digit, at) => (isCapital(at) ? digit.toUpperCase() : digit)).join('')}`;
}

/** Whether an address has no checksum (letters of one case) or the right one. */
export function hasRightChecksum(address: string): boolean {
  const digits = address.slice(2);
  return (
    digits === digits.toLowerCase() ||
    digits === digits.toUpperCase() ||
    address === checksummed(address)
  );
}

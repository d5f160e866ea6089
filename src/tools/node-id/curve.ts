const P = 2n ** 256n - 2n ** 32n - 977n;

/**
 * Whether 64 bytes are a point of secp256k1, which the node requires of the public key in an enode address.
 *
 * @param digits 128 hex digits: x, then y
 */
export function isPublicKey(digits: string): boolean {
  const x = BigInt(`0x${digits.slice(0, 64)}`);
  const y = BigInt(`0x${digits.slice(64)}`);
  return x < P && y < P && (y * y - x * x * x - 7n) % P === 0n;
}

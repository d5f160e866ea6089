const LANES = 25;
const MASK = (1n << 64n) - 1n;

function rotated(lane: bigint, by: bigint): bigint {
  return ((lane << by) | (lane >> (64n - by))) & MASK;
}

/** The permutation Keccak-f[1600] of 25 lanes, x + 5y. */
function permute(lanes: bigint[]): void {
  const at = (index: number) => lanes[index] ?? 0n;
  let feedback = 1;
  for (let round = 0; round < 24; round += 1) {
    const columns = [0, 1, 2, 3, 4].map(
      (x) => at(x) ^ at(x + 5) ^ at(x + 10) ^ at(x + 15) ^ at(x + 20),
    );
    for (let index = 0; index < LANES; index += 1) {
      const x = index % 5;
      lanes[index] =
        at(index) ^ (columns[(x + 4) % 5] ?? 0n) ^ rotated(columns[(x + 1) % 5] ?? 0n, 1n);
    }
    let [x, y, moving] = [1, 0, at(1)];
    for (let step = 1; step <= 24; step += 1) {
      [x, y] = [y, (2 * x + 3 * y) % 5];
      const next = at(x + 5 * y);
      lanes[x + 5 * y] = rotated(moving, BigInt(((step * (step + 1)) / 2) % 64));
      moving = next;
    }
    for (let row = 0; row < LANES; row += 5) {
      const [a, b, c, d, e] = lanes.slice(row, row + 5) as [bigint, bigint, bigint, bigint, bigint];
      lanes.splice(row, 5, a ^ (~b & c), b ^ (~c & d), c ^ (~d & e), d ^ (~e & a), e ^ (~a & b));
    }
    for (let bit = 0; bit < 7; bit += 1) {
      feedback = ((feedback << 1) ^ ((feedback >> 7) * 0x171)) & 0xff;
      if ((feedback & 2) !== 0) lanes[0] = at(0) ^ (1n << BigInt((1 << bit) - 1));
    }
  }
}

/**
 * The first 40 digits of the Keccak-256 hash of 40 hex digits. Written here, since a library's implementation, made for
 * texts of any length, is 1.5 KB compressed: an eighth of the form.
 */
function hashOf(digits: string): string {
  const bytes = new Uint8Array(200);
  bytes.set(new TextEncoder().encode(digits));
  bytes[40] = 1;
  bytes[135] = 0x80;
  const view = new DataView(bytes.buffer);
  const lanes = Array.from({length: LANES}, (_, lane) => view.getBigUint64(lane * 8, true));
  permute(lanes);
  lanes.forEach((lane, index) => {
    view.setBigUint64(index * 8, lane, true);
  });
  return Array.from(bytes.slice(0, 20), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Writes an address with the capital letters of EIP-55. @param address 0x and 40 hex digits */
export function checksummed(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = hashOf(digits);
  const cased = Array.from(digits, (digit, at) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join('')}`;
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

import {Fault} from '../types';

/** The field of BLS12-381, and the order of its groups. */
const P = BigInt(
  '0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab',
);
const ORDER = BigInt('0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001');

const modulo = (value: bigint): bigint => ((value % P) + P) % P;

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = modulo(base);
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = (result * square) % P;
    square = (square * square) % P;
  }
  return result;
}

/** A point in Jacobian coordinates; z is zero at infinity. */
type Point = readonly [x: bigint, y: bigint, z: bigint];

function twice([x, y, z]: Point): Point {
  const a = modulo(x * x);
  const b = modulo(y * y);
  const c = modulo(b * b);
  const d = modulo(2n * ((x + b) ** 2n - a - c));
  const e = 3n * a;
  const f = modulo(e * e - 2n * d);
  return [f, modulo(e * (d - f) - 8n * c), modulo(2n * y * z)];
}

function sum(one: Point, other: Point): Point {
  const [x1, y1, z1] = one;
  const [x2, y2, z2] = other;
  if (z1 === 0n) return other;
  if (z2 === 0n) return one;
  const [a, b] = [modulo(z1 * z1), modulo(z2 * z2)];
  const [u1, u2] = [modulo(x1 * b), modulo(x2 * a)];
  const [s1, s2] = [modulo(y1 * z2 * b), modulo(y2 * z1 * a)];
  const [h, r] = [modulo(u2 - u1), modulo(s2 - s1)];
  if (h === 0n) return r === 0n ? twice(one) : [1n, 1n, 0n];
  const hh = modulo(h * h);
  const hhh = modulo(h * hh);
  const v = modulo(u1 * hh);
  const x = modulo(r * r - hhh - 2n * v);
  return [x, modulo(r * (v - x) - s1 * hhh), modulo(h * z1 * z2)];
}

function isInSubgroup(x: bigint, y: bigint): boolean {
  let result: Point = [1n, 1n, 0n];
  let power2: Point = [x, y, 1n];
  for (let rest = ORDER; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = sum(result, power2);
    power2 = twice(power2);
  }
  return result[2] === 0n;
}

/**
 * Checks the public key with which a validator votes: a compressed point of BLS12-381 in the right group.
 *
 * @param digits 96 hex digits
 * @throws Fault with what is wrong
 */
export function checkVoteKey(digits: string): void {
  const flags = Number.parseInt(digits.slice(0, 2), 16);
  if ((flags & 0x80) === 0)
    throw new Fault('This is no vote key: the first digit of a compressed BLS key is 8 to b.');
  if ((flags & 0x40) !== 0)
    throw new Fault('This is the point at infinity, which is no valid vote key.');
  const x = BigInt(`0x${digits}`) & (2n ** 381n - 1n);
  const right = modulo(x * x * x + 4n);
  // P is 3 modulo 4, so this is a root if there is one.
  const y = power(right, (P + 1n) / 4n);
  if (x >= P || modulo(y * y) !== right || !isInSubgroup(x, y))
    throw new Fault('This is no vote key (no point of BLS12-381): a digit is wrong or missing.');
}

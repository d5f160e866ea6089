import {STAKING_GAS} from '../../worked/gas';
import {redelegated, sharesFor, valueOf, type Pool, type Redelegation} from '../../worked/shares';

export interface Conversion {
  readonly shares: bigint;
  /** Wei that they are worth. */
  readonly value: bigint;
  /** Wei of one share. */
  readonly price: bigint;
  readonly move: Redelegation;
  /** What the new shares are worth in the pool that was joined, in wei. */
  readonly arrived: bigint;
}

const ONE = 10n ** 18n;

/** Shares and their value in one pool, and what becomes of them in another. */
export function converted(
  given: 'shares' | 'coins',
  amount: bigint,
  pool: Pool,
  feeRate: bigint,
  target: Pool,
): Conversion {
  const shares = given === 'shares' ? amount : sharesFor(amount, pool);
  const value = valueOf(shares, pool);
  const move = redelegated(value, feeRate, target);
  return {
    shares,
    value,
    price: valueOf(ONE, pool),
    move,
    arrived: valueOf(move.newShares, move.target),
  };
}

const NAMES = {
  delegate: 'Delegate',
  redelegate: 'Redelegate',
  undelegate: 'Undelegate',
  claim: 'Claim',
} as const;

/** Cost of each call at a gas price, in wei. */
export function gasCosts(price: bigint) {
  return (Object.keys(NAMES) as (keyof typeof NAMES)[]).map((action) => {
    const {least, most} = STAKING_GAS[action];
    return {name: NAMES[action], least, most, lowest: least * price, highest: most * price};
  });
}

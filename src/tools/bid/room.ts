/** By how much of the parent's gas limit a block may differ from it: less than this part (`GasLimitBoundDivisor`). */
const DIVISOR = 1024;

/** Gas limit of the next block. @param ceiling what the validator steers towards */
export function nextGasLimit(parent: number, ceiling: number): number {
  const step = Math.floor(parent / DIVISOR) - 1;
  return parent < ceiling ? Math.min(parent + step, ceiling) : Math.max(parent - step, ceiling);
}

/** Gas that a bid may use: payment of the builder and system transactions need the rest. */
export function roomFor(limit: number, reserve: number, payment: number): number {
  return Math.max(0, limit - reserve - payment);
}

/** One entry of the queue that a delegator has with a validator. */
export interface UnbondRequest {
  readonly amount: bigint;
  /** Whether its release time has passed. */
  readonly ready: boolean;
}

/** Claimable entries at the front of the queue: up to the first that is not ready. */
export function claimable(queue: readonly UnbondRequest[]): number {
  const first = queue.findIndex(({ready}) => !ready);
  return first === -1 ? queue.length : first;
}

/** Wei in the first `count` entries; 0 means all. */
export function locked(queue: readonly UnbondRequest[], count: number): bigint {
  const entries = count === 0 ? queue : queue.slice(0, count);
  return entries.reduce((sum, {amount}) => sum + amount, 0n);
}

export interface Claim {
  readonly paid: bigint;
  readonly left: readonly UnbondRequest[];
}

/** Claims up to `count` entries, oldest first; 0 means all that are ready. */
export function claimed(queue: readonly UnbondRequest[], count: number): Claim {
  const ready = claimable(queue);
  const taken = count === 0 ? ready : Math.min(count, ready);
  return {paid: taken === 0 ? 0n : locked(queue, taken), left: queue.slice(taken)};
}

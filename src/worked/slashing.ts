/** Missed-block counter of a validator after a day's reduction. */
export function decayed(misses: number, felonyThreshold: number): number {
  return Math.max(0, misses - Math.floor(felonyThreshold / 4));
}

/** Misses that a stay in maintenance counts as; the validator that leaves is not among the validators. */
export function maintenanceMisses(blocks: number, validators: number, scale: number): number {
  return Math.floor(Math.floor(blocks / validators) / scale);
}

/** Number of blocks after which a stay in maintenance counts as this many misses. */
export function maintenanceLimit(misses: number, validators: number, scale: number): number {
  return misses * validators * scale;
}

/** Number of blocks after which a validator that is down has missed this many, on average: its misses come a turn at a time. */
export function downtime(misses: number, validators: number): number {
  return misses * validators;
}

/** Misses until the counter is at the next multiple of a threshold: at least one. */
export function untilNext(misses: number, threshold: number): number {
  return threshold - (misses % threshold);
}

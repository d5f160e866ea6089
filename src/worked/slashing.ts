/** What a day leaves of a validator's counter of missed blocks. */
export function decayed(misses: number, felonyThreshold: number): number {
  return Math.max(0, misses - Math.floor(felonyThreshold / 4));
}

/** Misses that a stay in maintenance counts as. */
export function maintenanceMisses(blocks: number, validators: number, scale: number): number {
  return Math.floor(Math.floor(blocks / validators) / scale);
}

/** Blocks after which a stay in maintenance counts as so many misses. */
export function maintenanceLimit(misses: number, validators: number, scale: number): number {
  return misses * validators * scale;
}

/** Blocks after which a validator that is down has missed so many: all of its turns, and only those. */
export function downtime(misses: number, validators: number): number {
  return misses * validators;
}

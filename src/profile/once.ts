/** Runs a check, or returns no faults if it has passed before with the same inputs, which are compared as JSON. */
export type Once = <Fault>(inputs: readonly unknown[], check: () => Fault[]) => Fault[];

/** Runs every check. */
export const always: Once = (_, check) => check();

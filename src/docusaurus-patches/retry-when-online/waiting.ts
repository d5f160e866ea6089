let waiting = 0;
const listeners = new Set<() => void>();

/** Notifies of the number of loads that wait for the connection. */
export function setWaiting(count: number): void {
  waiting = count;
  for (const listener of listeners) listener();
}

/** Whether a load that the reader requested waits for the connection. */
export function isWaiting(): boolean {
  return waiting > 0;
}

/** Calls a listener after each change. @returns a function that stops it */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

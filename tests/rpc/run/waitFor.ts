import {setTimeout as pause} from 'node:timers/promises';

/** Polls until there is a result. @throws after four minutes, with what was awaited. */
export async function waitFor<Value>(
  what: string,
  look: () => Promise<Value | undefined>,
): Promise<Value> {
  for (const end = Date.now() + 240_000; Date.now() < end;) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(100);
  }
  throw new Error(`Waited in vain for ${what}.`);
}

/**
 * Waits until a confirmed subscription is active. A node of geth's family confirms first and subscribes afterwards,
 * asynchronously, without a way to query it.
 */
export const inPlace = (): Promise<void> => pause(1000);

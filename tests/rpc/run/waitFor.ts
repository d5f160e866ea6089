import {setTimeout as pause} from 'node:timers/promises';

/** Asks again and again until there is an answer. @throws after four minutes, with what was waited for. */
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
 * Waits until a subscription to which a node has answered is in place. A node of geth's family answers first and
 * subscribes then, beside other work, and there is nothing to ask whether it has.
 */
export const inPlace = (): Promise<void> => pause(1000);

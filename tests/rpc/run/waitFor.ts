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

import type {Page} from '@playwright/test';

export interface FakeWallet {
  readonly rdns: string;
  readonly name: string;
  /** Milliseconds after a page looks for wallets; undefined: at once. */
  readonly late?: number;
  /** Answers by method; an object with a code is thrown. A method without one is never answered. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** Puts a wallet into all pages that announces itself by EIP-6963, as extensions do. Not a real extension. */
export async function withWallet(page: Page, wallet: FakeWallet): Promise<void> {
  await page.addInitScript(({rdns, name, late, answers}) => {
    const asked: unknown[] = [];
    Object.assign(window, {askedOfWallet: asked});
    const request = async (call: {method: string}) => {
      asked.push(call);
      if (!Object.hasOwn(answers, call.method)) return new Promise(() => undefined);
      const answer = answers[call.method];
      await Promise.resolve();
      if (typeof answer === 'object' && answer !== null && 'code' in answer)
        throw Object.assign(new Error(), answer);
      return answer;
    };
    const info = {uuid: crypto.randomUUID(), name, icon: 'data:,', rdns};
    const detail = Object.freeze({info, provider: {request}});
    const announce = () =>
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', {detail}));
    window.addEventListener('eip6963:requestProvider', () => {
      if (late === undefined) announce();
      else setTimeout(announce, late);
    });
  }, wallet);
}

/** Calls that reached the wallet. */
export function askedOfWallet(page: Page): Promise<{method: string}[]> {
  return page.evaluate(
    () => (window as unknown as {askedOfWallet: {method: string}[]}).askedOfWallet,
  );
}

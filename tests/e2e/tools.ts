import type {Locator, Page} from '@playwright/test';
import {accessibilityFaults} from './accessibility';
import {expect} from './fixtures';

/** A tool of the page by its title. */
export function toolOf(page: Page, title: string): Locator {
  return page.getByRole('form', {name: title, exact: true});
}

/** What a fake wallet does when it is asked for a method: gives a value, or fails with a code. */
export type FakeAnswers = Readonly<
  Record<string, {readonly value?: unknown; readonly code?: number; readonly message?: string}>
>;

interface FakeWallet {
  /** Reverse domain name; without one it is put where wallets were before EIP-6963. */
  readonly rdns?: string;
  readonly name?: string;
  readonly answers: FakeAnswers;
}

/** Puts fake wallets into the pages that are visited from now on. Methods that they are asked for gather in `asked`. */
export async function addFakeWallets(page: Page, wallets: readonly FakeWallet[]): Promise<void> {
  await page.addInitScript((all: readonly FakeWallet[]) => {
    const asked: unknown[] = [];
    Object.assign(window, {asked});
    for (const {rdns, name, answers} of all) {
      const request = (call: {method: string}) => {
        asked.push({wallet: rdns ?? 'legacy', ...call});
        const {value = null, code, message = 'refused'} = answers[call.method] ?? {};
        const refused = () => Object.assign(new Error(message), {code});
        return code === undefined ? Promise.resolve(value) : Promise.reject(refused());
      };
      if (rdns === undefined) Object.assign(window, {ethereum: {request}});
      else
        window.addEventListener('eip6963:requestProvider', () => {
          const detail = Object.freeze({
            info: {rdns, name, uuid: rdns, icon: ''},
            provider: {request},
          });
          window.dispatchEvent(new CustomEvent('eip6963:announceProvider', {detail}));
        });
    }
  }, wallets);
}

/** What the fake wallets were asked for. */
export function askedOf(page: Page): Promise<unknown[]> {
  return page.evaluate(() => (window as unknown as {asked: unknown[]}).asked);
}

/** The result of a tool, as it is shown first. */
export function summaryOf(tool: Locator): Locator {
  return tool.locator('.tool-summary');
}

/** Checks a tool as it is shown now: in both colour modes, at the width of a desk and of a phone. */
export async function expectAccessible(page: Page, title: string): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({width, height: 844});
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
      expect(await accessibilityFaults(page, `form[aria-label="${title}"]`)).toEqual([]);
    }
    // Nothing makes the page wider than its window.
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over).toBeLessThanOrEqual(0);
  }
}

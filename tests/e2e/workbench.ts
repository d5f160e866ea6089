import type {Page} from '@playwright/test';
import type {Outcome, RpcCall, StreamEvent} from '../../src/workbench/types';
import type {Reachable} from '../variants/workbench/Page';

interface Window {
  workbench: Reachable;
}

/** An outcome without what differs from run to run; content to be saved is given by its text. */
export type Told = Record<string, unknown> & {kind: string};

/** What browsers log about requests that fail; tests of failures allow it. */
export const NETWORK_NOISE =
  /Failed to load resource|CORS policy|WebSocket connection to|net::ERR_|Mixed Content|local network|loopback|Permission was denied/iu;

/** Whether the page has the code of the variant. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => 'workbench' in window);
}

/** Sends calls from the page of the variant, each requester being new. */
export async function send(
  page: Page,
  url: string,
  calls: readonly RpcCall[] = [{method: 'eth_chainId', params: []}],
  {timeout, abortAfter}: {readonly timeout?: number; readonly abortAfter?: number} = {},
): Promise<Told[]> {
  return page.evaluate(
    async ({url: address, all, limit, abort}) => {
      const {createRequester} = (window as unknown as Window).workbench;
      const requester = createRequester(limit);
      const {signal} =
        abort === undefined ? new AbortController() : {signal: AbortSignal.timeout(abort)};
      const [first] = all;
      const outcomes: Outcome[] =
        all.length === 1 && first
          ? [await requester.call(address, first, signal)]
          : await requester.batch(address, all, signal);
      return Promise.all(
        outcomes.map(async ({milliseconds: _, ...outcome}) =>
          outcome.kind === 'large'
            ? {...outcome, content: (await outcome.content.text()).length}
            : {...outcome},
        ),
      );
    },
    {url, all: [...calls], limit: timeout, abort: abortAfter},
  );
}

/** Sends one call, and gives what came of it. */
export async function call(
  page: Page,
  url: string,
  options?: Parameters<typeof send>[3],
): Promise<Told> {
  const [outcome] = await send(page, url, undefined, options);
  if (!outcome) throw new Error('no outcome');
  return outcome;
}

/** Opens a subscription, whose events gather in the page until {@link unsubscribe}. */
export async function subscribe(page: Page, url: string, name = 'first'): Promise<void> {
  await page.evaluate(
    ({url: address, key}) => {
      const all = window as unknown as Window & Record<string, unknown>;
      const requester = (all.requester ??= all.workbench.createRequester()) as ReturnType<
        Reachable['createRequester']
      >;
      const events: StreamEvent[] = [];
      const params = ['newHeads'];
      const end = requester.subscribe(address, {method: 'eth_subscribe', params}, (event) =>
        events.push(event),
      );
      all[key] = {events, end};
    },
    {url, key: name},
  );
}

/** The events of a subscription so far. */
export function eventsOf(page: Page, name = 'first'): Promise<StreamEvent[]> {
  return page.evaluate(
    (key) => (window as unknown as Record<string, {events: StreamEvent[]}>)[key]?.events ?? [],
    name,
  );
}

export async function unsubscribe(page: Page, name = 'first'): Promise<void> {
  await page.evaluate(
    (key) => (window as unknown as Record<string, {end: () => void}>)[key]?.end(),
    name,
  );
}

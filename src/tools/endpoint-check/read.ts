import type {Explanation} from '../../workbench/types';
import {AskError} from '../askError';
import {quantity, readHeader, type Header} from '../reading/block';
import {inTurns} from '../reading/inTurns';
import {Fault, type Acting, type Asked} from '../types';
import {depthOf, latencyOf, refusedBy, stateAsker, type Refused} from './probes';

/** What is known of an endpoint so far. */
export interface Checked {
  readonly url: string;
  readonly chainId?: number;
  readonly head?: Header;
  /** In milliseconds. */
  readonly latency?: number;
  readonly refused?: readonly Refused[];
  /** As `depthOf` says; null for none. */
  readonly depth?: number | null;
  /** Why it could not be checked, or not to the end. */
  readonly failure?: Explanation;
}

/** Endpoints in the order in which they were given. */
export type Reading = readonly Checked[];

function explained(error: unknown): Explanation {
  if (error instanceof AskError) return error.explanation;
  if (error instanceof Fault) return {title: error.message, cause: '', steps: []};
  throw error;
}

/** What is asked of an endpoint after its head, in order; each part is shown when it has arrived. */
const PARTS: readonly ((asked: Asked, head: Header) => Promise<Partial<Checked>>)[] = [
  async (asked) => ({latency: await latencyOf(asked)}),
  async (asked, {number}) => ({refused: await refusedBy(asked, number)}),
  async (asked, {number}) => ({depth: (await depthOf(stateAsker(asked), number)) ?? null}),
];

/** Checks endpoints side by side: all heads first, at the same time, so that they can be compared. */
export async function checkEndpoints(
  urls: readonly string[],
  {
    askedAt,
    say,
    show,
    signal,
  }: Pick<Acting<unknown, Reading>, 'askedAt' | 'say' | 'show' | 'signal'>,
): Promise<Reading> {
  let reading: Reading = urls.map((url) => ({url}));
  const learn = (index: number, part: Partial<Checked>) => {
    reading = reading.map((one, at) => (at === index ? {...one, ...part} : one));
    show(reading);
  };
  const guarded = async (index: number, run: () => Promise<Partial<Checked>>): Promise<boolean> => {
    try {
      learn(index, await run());
      return true;
    } catch (error) {
      learn(index, {failure: explained(error)});
      return false;
    }
  };
  say(`Reaching ${urls.length} endpoints …`);
  const nodes = await Promise.all(
    urls.map(async (url, index) => ({index, asked: await askedAt(url)})),
  );
  await inTurns(nodes, ({index, asked}) =>
    guarded(index, async () => ({chainId: quantity(await asked.call('eth_chainId'))})),
  );
  const reached = nodes.filter(({index}) => reading[index]?.failure === undefined);
  await Promise.all(
    reached.map(({index, asked}) =>
      guarded(index, async () => ({head: await readHeader(asked, 'latest')})),
    ),
  );
  let done = 0;
  await inTurns(reached, async ({index, asked}) => {
    const head = reading[index]?.head;
    if (!head) return;
    for (const part of PARTS) {
      if (signal.aborted) return;
      say(`Checking ${reached.length - done} endpoints …`);
      if (!(await guarded(index, () => part(asked, head)))) break;
    }
    done += 1;
  });
  return reading;
}

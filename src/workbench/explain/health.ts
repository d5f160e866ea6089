import type {Outcome, Requester} from '../types';

/** State of a node. What it did not answer is absent. */
export interface Health {
  readonly chainId?: number;
  /** What software it says that it is: `Geth/v1.7.3-stable/linux-amd64/go1.25`. */
  readonly client?: string;
  /** Whether it says that it is syncing; if so, how far it is. */
  readonly syncing?: false | {readonly current: number; readonly highest: number};
  readonly head?: {
    readonly number: number;
    /** Seconds since 1970. */
    readonly time: number;
    /** Seconds between the block's time and that of the reader's clock; not negative. */
    readonly age: number;
  };
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** A quantity as a number; undefined for anything else. */
function quantity(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^0x[0-9a-f]+$/iu.test(value) ? Number(value) : NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}

const resultOf = (outcome: Outcome): unknown =>
  outcome.kind === 'result' ? outcome.result : undefined;

function syncingOf(value: unknown): Health['syncing'] {
  if (value === false) return false;
  const {currentBlock, highestBlock} = fieldsOf(value);
  const current = quantity(currentBlock);
  const highest = quantity(highestBlock);
  return current === undefined || highest === undefined ? undefined : {current, highest};
}

function headOf(value: unknown, now: number): Health['head'] {
  const {number: height, timestamp} = fieldsOf(value);
  const number = quantity(height);
  const time = quantity(timestamp);
  if (number === undefined || time === undefined) return undefined;
  return {number, time, age: Math.max(0, Math.round(now / 1000 - time))};
}

/**
 * Asks a node for its chain and head: three calls, so run it once for an endpoint, and only after the reader has called
 * it.
 */
export async function checkHealth(
  requester: Pick<Requester, 'call'>,
  url: string,
  signal?: AbortSignal,
): Promise<Health> {
  const ask = async (method: string, ...params: readonly unknown[]) =>
    resultOf(await requester.call(url, {method, params}, signal));
  const [chain, sync, block] = await Promise.all([
    ask('eth_chainId'),
    ask('eth_syncing'),
    ask('eth_getBlockByNumber', 'latest', false),
  ]);
  const chainId = quantity(chain);
  const syncing = syncingOf(sync);
  const head = headOf(block, Date.now());
  return {
    ...(chainId !== undefined && {chainId}),
    ...(syncing !== undefined && {syncing}),
    ...(head && {head}),
  };
}

/** Asks a node which software it runs; undefined where it does not say. */
export async function clientOf(
  requester: Pick<Requester, 'call'>,
  url: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const call = {method: 'web3_clientVersion', params: []};
  const client = resultOf(await requester.call(url, call, signal));
  return typeof client === 'string' ? client : undefined;
}

const RELEASE = /v\d+\.\d+\.\d+/u;

/**
 * The release of a node where it is another than the pages describe; undefined for the same one, and for other software.
 *
 * @param described release that the pages describe: `v1.7.3`
 */
export function otherRelease({client = ''}: Health, described: string): string | undefined {
  const own = /^geth\//iu.test(client) ? RELEASE.exec(client)?.[0] : undefined;
  return own === RELEASE.exec(described)?.[0] ? undefined : own;
}

/** A head this much older than the reader's clock is no sign of trouble, in seconds: clocks differ. */
const TOLERANCE_S = 30;
/** Nor is one of as many block intervals. */
const TOLERANCE_BLOCKS = 20;

/**
 * By how many seconds a node is behind the chain; undefined when it is not, or it is unknown.
 *
 * @param blockInterval in milliseconds
 */
export function behindBy({head}: Health, blockInterval: number): number | undefined {
  const tolerance = Math.max(TOLERANCE_S, (TOLERANCE_BLOCKS * blockInterval) / 1000);
  return head && head.age > tolerance ? head.age : undefined;
}

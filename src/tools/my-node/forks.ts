import type {Header} from '../reading/block';
import type {KnownFork} from './facts';

/** The part of the answer to `eth_config` that is used. */
export interface ForkConfig {
  readonly activationTime: number;
  readonly forkId: string;
}

export interface Schedule {
  readonly current: ForkConfig;
  readonly next: ForkConfig | undefined;
  readonly last: ForkConfig | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

function configOf(value: unknown): ForkConfig | undefined {
  const {activationTime, forkId} = (value ?? {}) as Fields;
  return typeof activationTime === 'number' && typeof forkId === 'string'
    ? {activationTime, forkId}
    : undefined;
}

/** @returns undefined when it is no answer to `eth_config` */
export function scheduleOf(value: unknown): Schedule | undefined {
  const {current, next, last} = (value ?? {}) as Fields;
  const now = configOf(current);
  return now && {current: now, next: configOf(next), last: configOf(last)};
}

/**
 * The forks of the profile that a node does not have at their time.
 *
 * @param now in seconds since 1970
 */
export function missingForks(
  {current, next, last}: Schedule,
  known: readonly KnownFork[],
  now: number,
): KnownFork[] {
  const times = [next, last].flatMap((config) => config?.activationTime ?? []);
  const latest = Math.max(0, ...known.map(({time}) => time).filter((time) => time <= now));
  return known.filter(({time}) =>
    time > now ? !times.includes(time) : time === latest && current.activationTime < time,
  );
}

/** First and last digit, in hex without 0x, of what a header says of the next rules: the end of its first 32 bytes. */
const FROM = 2 + 28 * 2;
const TO = 2 + 32 * 2;

/** The rules that a validator's software announces in its blocks: the hash after the next fork that it knows. */
export function announced({extraData}: Pick<Header, 'extraData'>): string {
  return `0x${extraData.slice(FROM, TO).toLowerCase()}`;
}

export interface Agreement {
  readonly validators: number;
  /** Those who announce the same rules as the node. */
  readonly same: number;
}

/** How many of the validators that made recent blocks announce the same next rules as a node has. */
export function agreement({current, next}: Schedule, recent: readonly Header[]): Agreement {
  const own = (next ?? current).forkId.toLowerCase();
  // The newest block of each counts.
  const newest = new Map<string, string>();
  for (const header of recent)
    if (!newest.has(header.miner)) newest.set(header.miner, announced(header));
  const all = [...newest.values()];
  return {validators: all.length, same: all.filter((hash) => hash === own).length};
}

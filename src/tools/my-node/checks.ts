import {behindBy} from '../../workbench/explain/health';
import {momentIn} from '../moment';
import {NOT_FOUND, reasonOf, resultOf, type Attempt} from '../reading/attempt';
import {headerOf, quantity} from '../reading/block';
import type {Tone} from '../types';
import type {MyNodeFacts} from './facts';
import {agreement, missingForks, scheduleOf} from './forks';
import type {NodeReading} from './read';

/** One thing that was looked at. */
export interface Check {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly tone?: Tone;
}

type Look = (reading: NodeReading, facts: MyNodeFacts) => Check | undefined;

/** A block this far in the future of this computer's clock is no rounding, in milliseconds. */
const AHEAD_MS = 1500;

/** Finality is normally two or three blocks behind the head. */
const FINALITY_LAG = 20;

/** Namespaces that give others power over a node. */
const DANGEROUS = ['admin', 'debug', 'miner', 'personal', 'mev'];

const refusedCheck = (label: string, tried: Attempt, hint = ''): Check | undefined =>
  'refused' in tried
    ? {label, value: 'No answer', note: `${reasonOf(tried.refused)}${hint}`, tone: 'warn'}
    : undefined;

function versionIn(text: string): number[] | undefined {
  const match = /v(\d+)\.(\d+)\.(\d+)/u.exec(text);
  return match?.slice(1).map(Number);
}

/** Whether one version is older than another. */
export function isOlder(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

const software: Look = ({client}, {version}) => {
  const refused = refusedCheck('Software', client);
  if (refused) return refused;
  const value = String(resultOf(client));
  const [own, described] = [versionIn(value), versionIn(version)];
  if (!/^geth\//iu.test(value) || !own || !described)
    return {label: 'Software', value, note: `These pages describe Geth ${version}.`, tone: 'warn'};
  return isOlder(own, described)
    ? {
        label: 'Software',
        value,
        note: `Older than ${version}, which these pages describe.`,
        tone: 'warn',
      }
    : {label: 'Software', value, tone: 'good'};
};

const chain: Look = ({chainId}, {chains}) => {
  const refused = refusedCheck('Chain', chainId);
  if (refused) return refused;
  const id = quantity(resultOf(chainId));
  const known = chains.find((each) => each.chainId === id);
  return known
    ? {label: 'Chain', value: `${known.name} (${id})`, tone: 'good'}
    : {label: 'Chain', value: String(id), note: 'None of this network.', tone: 'bad'};
};

const head: Look = ({head: tried, now}, {interval}) => {
  const refused = refusedCheck('Head', tried);
  const found = headerOf(resultOf(tried));
  if (refused || !found) return refused ?? {label: 'Head', value: 'None', tone: 'bad'};
  const {number, at} = found;
  const age = Math.max(0, Math.round((now - at) / 1000));
  const behind = behindBy({head: {number, time: at / 1000, age}}, interval);
  return behind === undefined
    ? {label: 'Head', value: `Block ${number}, ${age} s old`, tone: 'good'}
    : {
        label: 'Head',
        value: `Block ${number}, ${age} s old`,
        note: `About ${Math.round((behind * 1000) / interval)} blocks behind, if the clock of this computer is right.`,
        tone: 'bad',
      };
};

const clock: Look = ({head: tried, now}) => {
  const found = headerOf(resultOf(tried));
  if (!found || found.at - now <= AHEAD_MS) return undefined;
  return {
    label: 'Clock',
    value: `The newest block is ${((found.at - now) / 1000).toFixed(1)} s in the future`,
    note: 'Nodes refuse such blocks: the clock of this computer is slow, or that of the node is fast.',
    tone: 'warn',
  };
};

const syncing: Look = ({syncing: tried, peers}) => {
  const refused = refusedCheck('Synchronising', tried);
  if (refused) return refused;
  const result = resultOf(tried);
  if (result !== false) {
    const {currentBlock, highestBlock} = (result ?? {}) as Record<string, unknown>;
    const value = `At ${quantity(currentBlock) ?? '?'} of ${quantity(highestBlock) ?? '?'}`;
    return {label: 'Synchronising', value, note: 'Do not mine yet.', tone: 'bad'};
  }
  return quantity(resultOf(peers)) === 0
    ? {label: 'Synchronising', value: 'No', note: 'It says so without peers, too.', tone: 'warn'}
    : {label: 'Synchronising', value: 'No', tone: 'good'};
};

const peers: Look = ({peers: tried}) => {
  const refused = refusedCheck('Peers', tried);
  if (refused) return refused;
  const count = quantity(resultOf(tried)) ?? 0;
  return count === 0
    ? {
        label: 'Peers',
        value: '0',
        note: 'Nobody sends it blocks: check port and boot nodes.',
        tone: 'bad',
      }
    : {label: 'Peers', value: String(count), tone: 'good'};
};

const finality: Look = ({finalized, head: tried}) => {
  const refused = refusedCheck('Finality', finalized);
  if (refused) return refused;
  const [final, newest] = [headerOf(resultOf(finalized)), headerOf(resultOf(tried))];
  if (!final || !newest) return undefined;
  const lag = Math.max(0, newest.number - final.number);
  const value = `${lag} blocks behind the head`;
  return lag > FINALITY_LAG
    ? {
        label: 'Finality',
        value,
        note: 'Votes do not arrive, or too few validators vote.',
        tone: 'warn',
      }
    : {label: 'Finality', value, tone: 'good'};
};

const moment = (seconds: number): string => momentIn('UTC', seconds * 1000);

const forks: Look = ({config, chainId, now}, {chains}) => {
  const isUnknown = 'refused' in config && config.code === NOT_FOUND;
  const hint = isUnknown ? ' Releases before v1.7 do not have eth_config.' : '';
  const refused = refusedCheck('Forks', config, hint);
  const schedule = scheduleOf(resultOf(config));
  if (refused || !schedule) return refused ?? {label: 'Forks', value: 'Not readable', tone: 'warn'};
  const {current, next} = schedule;
  const since = current.activationTime === 0 ? 'genesis' : moment(current.activationTime);
  const coming = next ? `; next at ${moment(next.activationTime)}` : '; none scheduled';
  const value = `Rules ${current.forkId} since ${since}${coming}`;
  const known = chains.find((each) => each.chainId === quantity(resultOf(chainId)))?.forks ?? [];
  const missing = missingForks(schedule, known, now / 1000);
  if (missing.length === 0) return {label: 'Forks', value, tone: 'good'};
  const names = missing.map(({name, time}) => `${name} (${moment(time)})`).join(', ');
  const note = `It does not have ${names}: upgrade it, or it stops at that time.`;
  return {label: 'Forks', value, note, tone: 'bad'};
};

const others: Look = ({config, recent}) => {
  const schedule = scheduleOf(resultOf(config));
  if (!schedule || recent.length === 0) return undefined;
  const {validators, same} = agreement(schedule, recent);
  const value = `${same} of ${validators} validators of recent turns announce the same next rules`;
  return same * 2 > validators
    ? {label: 'Next fork', value, tone: 'good'}
    : {
        label: 'Next fork',
        value,
        note: 'Their software knows another next fork: read the release notes and upgrade.',
        tone: 'bad',
      };
};

const access: Look = ({modules}) => {
  const result = resultOf(modules);
  if (typeof result !== 'object' || result === null) return undefined;
  const names = Object.keys(result).sort();
  const open = names.filter((name) => DANGEROUS.includes(name));
  return open.length === 0
    ? {label: 'Namespaces', value: names.join(', '), tone: 'good'}
    : {
        label: 'Namespaces',
        value: names.join(', '),
        note: `Whoever reaches this port can use ${open.join(', ')}.`,
        tone: 'warn',
      };
};

const LOOKS: readonly Look[] = [
  software,
  chain,
  head,
  clock,
  syncing,
  peers,
  finality,
  forks,
  others,
  access,
];

/** All that can be said of a node, in the order in which an operator looks. */
export function checksOf(reading: NodeReading, facts: MyNodeFacts): Check[] {
  return LOOKS.flatMap((look) => look(reading, facts) ?? []);
}

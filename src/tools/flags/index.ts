import {defineTool} from '../define';
import {amountField, choiceField, decimal, textField, wholeField} from '../fields';
import {counted} from '../money';
import {Fault, type Block} from '../types';
import {goDuration, readDuration} from './duration';
import type {FlagsFacts} from './facts';

const WEI = {wei: 0, gwei: 9, coin: 18} as const;

type Texts = Readonly<Record<string, string>>;

const shownFor =
  (kind: string) =>
  (texts: Texts): boolean =>
    texts.kind === kind;

function fields({symbol, cache, memory, price}: FlagsFacts) {
  return {
    kind: choiceField({
      label: 'What',
      initial: 'cache',
      options: [
        {value: 'cache', label: 'Memory (--cache)'},
        {value: 'price', label: 'Amount or gas price'},
        {value: 'duration', label: 'Duration'},
      ],
    }),
    cache: wholeField({
      label: 'Value of --cache',
      unit: 'MB',
      initial: cache,
      least: 1,
      most: 100_000_000,
      when: shownFor('cache'),
    }),
    memory: wholeField({
      label: 'Memory of the machine',
      unit: 'GB',
      initial: memory,
      least: 1,
      most: 100_000,
      when: shownFor('cache'),
    }),
    unit: choiceField({
      label: 'Unit',
      initial: 'gwei',
      options: [
        {value: 'wei', label: 'wei'},
        {value: 'gwei', label: 'gwei'},
        {value: 'coin', label: symbol},
      ],
      when: shownFor('price'),
    }),
    amount: amountField({
      label: 'Amount',
      places: 18,
      initial: BigInt(price) * 10n ** 9n,
      when: shownFor('price'),
    }),
    duration: textField({
      label: 'Duration, as geth takes it',
      initial: '1m30s',
      when: shownFor('duration'),
      read: readDuration,
    }),
  };
}

interface Said {
  readonly summary: string;
  readonly blocks: readonly Block[];
}

type Row = Extract<Block, {kind: 'values'}>['rows'][number];

/** The most that the path scheme takes for changed state, in MB: read state gets what is left. */
const MOST_CHANGED = 256;

/** What the node does with its cache by default, by scheme: it gives each part a share of so many percent. */
function sharesOf(cache: number): Row[] {
  const part = (share: number) => Math.floor((cache * share) / 100);
  const row = (label: string, share: number, more = 0): Row => ({
    label,
    value: `${part(share) + more} MB`,
    note:
      more === 0
        ? `${share} %`
        : `With the path scheme. With the hash scheme ${share} %, ${part(share)} MB.`,
  });
  const left = Math.max(0, part(25) - MOST_CHANGED);
  return [
    row('Database (--cache.database)', 40),
    row('Changed state (--cache.gc)', 25, -left),
    row('Snapshot (--cache.snapshot)', 20),
    row('Read state (--cache.trie)', 15, left),
  ];
}

/** An amount of 18 places in one of the units, in wei. @throws Fault when it is no whole number of wei */
function inWei(amount: bigint, places: number): bigint {
  const scale = 10n ** BigInt(18 - places);
  if (amount % scale !== 0n)
    throw new Fault('This is no whole number of wei: use fewer decimal places.');
  return amount / scale;
}

/** MiB of a machine's memory in GB, of which the node takes a third at most. */
const most = (gigabytes: number): number => Math.floor((gigabytes * 1024) / 3);

function ofCache(cache: number, memory: number): Said {
  const limit = most(memory);
  const used = Math.min(cache, limit);
  const gibibytes = decimal((BigInt(used) * 100n + 512n) / 1024n, 2);
  return {
    summary:
      used < cache
        ? `The node lowers --cache ${cache} to ${limit}: a third of the memory.`
        : `--cache ${cache} is ${gibibytes} GiB.`,
    blocks: [
      {
        kind: 'values',
        rows: [
          {
            label: 'In bytes',
            value: counted(BigInt(used) * 2n ** 20n),
            note: 'The node counts 1,048,576 bytes as 1 MB.',
          },
          ...sharesOf(used),
        ],
      },
    ],
  };
}

function ofPrice(wei: bigint, symbol: string): Said {
  const rows = [
    {
      label: 'wei',
      value: {code: wei.toString()},
      note: 'Gas prices in flags and config.toml.',
    },
    {label: 'gwei', value: {code: decimal(wei, 9)}},
    {
      label: symbol,
      value: {code: decimal(wei, 18)},
      note: 'The cap on fees: --rpc.txfeecap, or RPCTxFeeCap in config.toml.',
    },
    {label: 'JSON-RPC', value: {code: `0x${wei.toString(16)}`}},
  ];
  return {summary: `${wei} wei`, blocks: [{kind: 'values', rows}]};
}

function ofDuration(nanoseconds: bigint, interval: number): Said {
  const blocks = nanoseconds / (BigInt(interval) * 1_000_000n);
  return {
    summary: `${goDuration(nanoseconds)} is ${decimal(nanoseconds, 9)} seconds.`,
    blocks: [
      {
        kind: 'values',
        rows: [
          {label: 'Flag', value: {code: goDuration(nanoseconds)}},
          {
            label: 'config.toml',
            value: {code: nanoseconds.toString()},
            note: 'Nanoseconds, without quotation marks.',
          },
          {label: 'Milliseconds', value: {code: decimal(nanoseconds, 6)}},
          {label: 'Whole blocks', value: blocks.toString()},
        ],
      },
    ],
  };
}

/** Values of flags in the units of flags, configuration and JSON-RPC. */
export default defineTool({
  title: 'Units of flags',
  fields,
  compute({kind, cache, memory, unit, amount, duration}, {symbol, interval}) {
    if (kind === 'cache') return ofCache(cache, memory);
    if (kind === 'duration') return ofDuration(duration, interval);
    return ofPrice(inWei(amount, WEI[unit]), symbol);
  },
});

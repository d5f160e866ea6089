import {parseExactly} from '../../workbench/requests/parseExactly';
import {Fault} from '../types';
import {bytesOf, listOf, numberOf} from './values';

/** A bid as the node reads it: what is missing is zero or empty. */
export interface Bid {
  readonly blockNumber: bigint;
  readonly parentHash: string;
  readonly txs: readonly string[];
  readonly unRevertible: readonly string[];
  readonly gasUsed: bigint;
  readonly gasFee: bigint;
  readonly builderFee: bigint;
  readonly signature: string | undefined;
  readonly hasPayment: boolean;
  /** Names of fields that the node takes as zero or empty. */
  readonly missing: readonly string[];
  /** Names that the node ignores. */
  readonly unknown: readonly string[];
  /** Names of numbers that a JavaScript number cannot hold. */
  readonly long: readonly string[];
}

type Json = Readonly<Record<string, unknown>>;

const RAW = ['blockNumber', 'parentHash', 'txs', 'unRevertible', 'gasUsed', 'gasFee', 'builderFee'];
const OUTER = ['rawBid', 'signature', 'payBidTx', 'payBidTxGasUsed', 'validatorHostName'];

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field by its name, which Go reads in any case. */
function field(parent: Json, name: string): unknown {
  const key = Object.keys(parent).find((one) => one.toLowerCase() === name.toLowerCase());
  const value = key === undefined ? undefined : parent[key];
  return value === null ? undefined : value;
}

function unknownIn(parent: Json, names: readonly string[]): string[] {
  const known = new Set(names.map((name) => name.toLowerCase()));
  return Object.keys(parent).filter((key) => !known.has(key.toLowerCase()));
}

/** The argument of mev_sendBid in a request, in a list of arguments, alone, or only what is signed of it. */
function argumentOf(value: unknown): {readonly outer: Json; readonly raw: Json} {
  const inRequest = isObject(value) ? (field(value, 'params') ?? value) : value;
  const outer: unknown = Array.isArray(inRequest) ? inRequest[0] : inRequest;
  if (!isObject(outer)) throw new Fault('Expected the JSON object of a bid, with rawBid in it.');
  const raw = field(outer, 'rawBid');
  if (isObject(raw)) return {outer, raw};
  if (field(outer, 'blockNumber') !== undefined) return {outer: {rawBid: outer}, raw: outer};
  throw new Fault('There is no rawBid: the node answers “rawBid should not be nil”.');
}

function parsed(text: string): ReturnType<typeof parseExactly> {
  if (text === '') throw new Fault('Enter the JSON of a bid.');
  try {
    return parseExactly(text);
  } catch (error) {
    throw new Fault(`This is no JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

/** @throws Fault when the node could not read it */
export function readBid(text: string): Bid {
  const {value, longNumbers = []} = parsed(text);
  // Quoted texts out of the way: the node reads neither a point nor an exponent in these numbers.
  const [odd] =
    /-?\d[\d.]*(?:\.\d|e)[\d.e+-]*/iu.exec(text.replaceAll(/"(?:[^"\\]|\\.)*"/gu, '""')) ?? [];
  if (odd !== undefined)
    throw new Fault(
      `Write all digits of ${odd.slice(0, 40)}: the node takes no point and no exponent.`,
    );
  const {outer, raw} = argumentOf(value);
  const long = longNumbers.map((pointer) => pointer.split('/').at(-1) ?? '');
  const number = (name: string, bits: number) =>
    numberOf(name, field(raw, name), long.includes(name), bits);
  const signature = field(outer, 'signature');
  return {
    blockNumber: number('blockNumber', 64),
    parentHash: bytesOf('parentHash', field(raw, 'parentHash') ?? `0x${'0'.repeat(64)}`, 32),
    txs: listOf('txs', field(raw, 'txs')),
    unRevertible: listOf('unRevertible', field(raw, 'unRevertible'), 32),
    gasUsed: number('gasUsed', 64),
    gasFee: number('gasFee', 256),
    builderFee: number('builderFee', 256),
    signature: signature === undefined ? undefined : bytesOf('signature', signature),
    hasPayment: field(outer, 'payBidTx') !== undefined,
    missing: RAW.filter((name) => field(raw, name) === undefined),
    unknown: [...unknownIn(raw, RAW), ...unknownIn(outer, OUTER)],
    long: long.filter((name) => RAW.includes(name)),
  };
}

import {recentWindow} from '../../worked/consensus';
import {attempt, resultOf} from '../reading/attempt';
import {readHeader, type Header} from '../reading/block';
import {Fault, type Asked} from '../types';

/** What asks a node. */
type Caller = Pick<Asked, 'call'>;

/** The mining set at a block. */
export interface MiningSet {
  readonly head: Header;
  /** In the order of addresses, in lower case. */
  readonly validators: readonly string[];
  readonly turnLength: number;
  readonly epoch: number;
}

/** Parts of the header of an epoch's first block, in bytes. */
const VANITY = 32;
const ADDRESS = 20;
/** An address with its vote key. */
const VALIDATOR = 68;
const SEAL = 65;

/**
 * The set that the first block of an epoch announces. Format from the Bohr fork on.
 *
 * @throws Fault when the header announces none
 */
export function announcedSet(extraData: string): {validators: string[]; turnLength: number} {
  const digits = extraData.slice(2).toLowerCase();
  const byte = (at: number) => Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16);
  const count = byte(VANITY);
  const first = VANITY + 1;
  const turnLength = byte(first + count * VALIDATOR);
  const least = first + count * VALIDATOR + 1 + SEAL;
  if (!(count > 0) || digits.length / 2 < least || !(turnLength > 0))
    throw new Fault('The first block of the epoch announces no validators in the known format.');
  const validators = Array.from({length: count}, (_, index) => {
    const at = (first + index * VALIDATOR) * 2;
    return `0x${digits.slice(at, at + ADDRESS * 2)}`;
  });
  return {validators: validators.sort(), turnLength};
}

/** Reads the set from headers: a new one counts some blocks after the first block of an epoch has announced it. */
async function fromHeaders(asked: Caller, head: Header, epoch: number): Promise<MiningSet> {
  const begun = head.number - (head.number % epoch);
  const at = async (number: number) => announcedSet((await readHeader(asked, number)).extraData);
  const before = await at(Math.max(0, begun - epoch));
  const window = recentWindow(before.validators.length, before.turnLength);
  const hasSwitched = begun === 0 || head.number % epoch >= window;
  const set = hasSwitched ? await at(begun) : before;
  return {head, ...set, epoch};
}

interface Snapshot {
  readonly number: number;
  readonly epoch_length: number;
  readonly turn_length: number;
  readonly validators: Readonly<Record<string, unknown>>;
}

function isSnapshot(value: unknown): value is Snapshot {
  const {validators, turn_length: turn} = (value ?? {}) as Partial<Snapshot>;
  return typeof validators === 'object' && typeof turn === 'number';
}

/**
 * The mining set at the head: from the node's own snapshot, or from headers where it does not offer that.
 *
 * @param epoch length of one in blocks, for headers
 */
export async function readSet(asked: Caller, epoch: number): Promise<MiningSet> {
  const tried = await attempt(asked, 'parlia_getSnapshot');
  const snapshot = resultOf(tried);
  if (!isSnapshot(snapshot)) return fromHeaders(asked, await readHeader(asked, 'latest'), epoch);
  return {
    head: await readHeader(asked, snapshot.number),
    validators: Object.keys(snapshot.validators)
      .map((address) => address.toLowerCase())
      .sort(),
    turnLength: snapshot.turn_length,
    epoch: snapshot.epoch_length,
  };
}

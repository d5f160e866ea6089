/** A value of 32 bytes in the ABI encoding, in hex without 0x. */
type Word = string;

/** Bytes of a word, in hex digits. */
const LENGTH = 64;

/** An argument of a call: an address or other hex of at most 32 bytes, or a number that is not negative. */
export type Argument = string | bigint | number;

function word(argument: Argument): Word {
  const digits = typeof argument === 'string' ? argument.slice(2) : argument.toString(16);
  return digits.toLowerCase().padStart(LENGTH, '0');
}

/**
 * The data of a call with arguments of fixed size.
 *
 * @param selector of the function, with 0x
 */
export function callData(selector: string, ...args: readonly Argument[]): string {
  return `${selector}${args.map(word).join('')}`;
}

/** What a call returned, by words of 32 bytes. */
export interface Answer {
  readonly count: number;
  /** @throws RangeError when the answer is shorter */
  number(at: number): bigint;
  flag(at: number): boolean;
  /** In lower case. */
  address(at: number): string;
  /** The words of an array of addresses or numbers, whose offset is at a word. */
  list(at: number): readonly string[];
  /** A text whose offset, from the word `base`, is at a word. */
  text(at: number, base?: number): string;
}

/** Longest array that is read: more would be an answer of something else. */
const LONGEST = 10_000;

/** @throws RangeError unless the text is hex */
export function answerOf(data: unknown): Answer {
  if (typeof data !== 'string' || !/^0x(?:[0-9a-f]{2})*$/iu.test(data))
    throw new RangeError('the answer is not hex');
  const digits = data.slice(2).toLowerCase();
  const at = (index: number): Word => {
    const found = digits.slice(index * LENGTH, (index + 1) * LENGTH);
    if (found.length < LENGTH) throw new RangeError('the answer is too short');
    return found;
  };
  const number = (index: number) => BigInt(`0x${at(index)}`);
  const size = (index: number): number => {
    const value = number(index);
    if (value > BigInt(digits.length)) throw new RangeError('the answer is too short');
    return Number(value);
  };
  return {
    count: Math.floor(digits.length / LENGTH),
    number,
    flag: (index) => number(index) !== 0n,
    address: (index) => `0x${at(index).slice(24)}`,
    list(index) {
      const start = size(index) / 32;
      const length = size(start);
      if (length > LONGEST) throw new RangeError('the answer is too long');
      return Array.from({length}, (_, place) => at(start + 1 + place));
    },
    text(index, base = 0) {
      const start = base + size(base + index) / 32;
      const bytes = digits.slice((start + 1) * LENGTH, (start + 1) * LENGTH + 2 * size(start));
      const pairs = bytes.match(/../gu) ?? [];
      return new TextDecoder().decode(Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)));
    },
  };
}

/** The address in a word of a list. */
export const addressIn = (found: Word): string => `0x${found.slice(24)}`;

// cspell:words CODECOPY CODESIZE ISZERO JUMPDEST JUMPI MLOAD MSTORE RETURNDATASIZE STATICCALL
/*
 * A program that a node runs to answer many calls in one request: init code of a contract that is never created. It makes the calls
 * that follow it, all of one length, and returns the first words of each result. Needs no contract on the chain.
 */

const OP = {
  ADD: '01',
  SUB: '03',
  LT: '10',
  GT: '11',
  ISZERO: '15',
  AND: '16',
  OR: '17',
  SHR: '1c',
  CODESIZE: '38',
  CODECOPY: '39',
  RETURNDATASIZE: '3d',
  MLOAD: '51',
  MSTORE: '52',
  JUMP: '56',
  JUMPI: '57',
  GAS: '5a',
  JUMPDEST: '5b',
  DUP2: '81',
  DUP3: '82',
  SWAP1: '90',
  RETURN: 'f3',
  STATICCALL: 'fa',
} as const;

type Part = keyof typeof OP | number;

/** Two bytes of code for a number below 256. */
const push = (value: number): string => `60${value.toString(16).padStart(2, '0')}`;
/** Three bytes for one below 65,536: places in the code, which are known last. */
const pushPlace = (place: number): string => `61${place.toString(16).padStart(4, '0')}`;

const assembled = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'number' ? push(part) : OP[part])).join('');

const bytes = (code: string): number => code.length / 2;

/** Bytes of an address. */
const ADDRESS = 20;
const WORD = 32;
/** Where results begin in memory: behind the longest call. */
const RESULTS = 128;
/** A number of words in one byte. */
export const MOST_WORDS = 7;

/**
 * The program without the calls. Each of these is the address and the data.
 *
 * @param size of a call: 20 bytes of address, and the data; at most 128 bytes
 * @param words of each result; the first has all bits set where the call failed
 * @returns hexadecimal, without `0x`
 */
export function collectorCode(size: number, words: number): string {
  const result = words * WORD;
  // Stack from here on: place of the call in the code, place of its result in memory.
  const start = (place: number) => `${pushPlace(place)}${push(RESULTS)}`;
  const loop = bytes(start(0));
  const condition = (end: number) =>
    `${assembled(['JUMPDEST', 'CODESIZE', 'DUP3', 'LT', 'ISZERO'])}${pushPlace(end)}${OP.JUMPI}`;
  const body = assembled([
    ...([size, 'DUP3', 0, 'CODECOPY'] as const),
    ...([result, 'DUP2', size - ADDRESS, ADDRESS, 0, 'MLOAD', 96, 'SHR', 'GAS'] as const),
    'STATICCALL',
    // All bits of the first word where the call failed, or gave less than it should.
    ...([result - 1, 'RETURNDATASIZE', 'GT', 'AND', 'ISZERO', 0, 'SUB'] as const),
    ...(['DUP2', 'MLOAD', 'OR', 'DUP2', 'MSTORE'] as const),
    ...([result, 'ADD', 'SWAP1', size, 'ADD', 'SWAP1', loop, 'JUMP'] as const),
  ]);
  const tail = assembled(['JUMPDEST', RESULTS, 'SWAP1', 'SUB', RESULTS, 'RETURN']);
  const end = loop + bytes(condition(0)) + bytes(body);
  return `${start(end + bytes(tail))}${condition(end)}${body}${tail}`;
}

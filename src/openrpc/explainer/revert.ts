import type {ErrorFacts, RevertFact} from './facts';

/** What a contract returned when it reverted. */
export type Revert =
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'panic'; readonly code: number}
  | {
      readonly kind: 'custom';
      readonly selector: string;
      readonly error: RevertFact;
      /** Values of its arguments as texts, as far as the data has them. */
      readonly values: readonly string[];
    };

const ERROR = '0x08c379a0';
const PANIC = '0x4e487b71';
/** Hex digits of a word. */
const WORD = 64;

function wordAt(body: string, index: number): string | undefined {
  const word = body.slice(index * WORD, (index + 1) * WORD);
  return word.length === WORD ? word : undefined;
}

/** A number of a word; undefined if it is larger than any position or length in data that can be pasted. */
function smallNumber(word: string | undefined): number | undefined {
  return word !== undefined && /^0{56}/u.test(word) ? parseInt(word, 16) : undefined;
}

/** Bytes of a dynamic argument, as hex. */
function bytesOf(body: string, index: number): string | undefined {
  const start = smallNumber(wordAt(body, index));
  if (start === undefined) return undefined;
  const length = smallNumber(body.slice(start * 2, start * 2 + WORD));
  if (length === undefined) return undefined;
  const hex = body.slice(start * 2 + WORD, start * 2 + WORD + length * 2);
  return hex.length === length * 2 ? hex : undefined;
}

function textOf(hex: string): string {
  const bytes = Uint8Array.from(hex.match(/../gu) ?? [], (byte) => parseInt(byte, 16));
  return new TextDecoder().decode(bytes);
}

/** The types of a signature's parameters, without their names. */
function typesOf(signature: string): string[] {
  const inside = /\((?<list>.*)\)$/u.exec(signature)?.groups?.list ?? '';
  return inside === '' ? [] : inside.split(',').map((each) => each.trim().split(' ')[0] ?? '');
}

function valueOf(type: string, body: string, index: number): string | undefined {
  const word = wordAt(body, index);
  if (word === undefined) return undefined;
  if (type === 'address') return `0x${word.slice(24)}`;
  if (type.startsWith('uint')) return BigInt(`0x${word}`).toString();
  const hex = bytesOf(body, index);
  if (hex === undefined) return undefined;
  return type === 'string' ? `"${textOf(hex)}"` : `0x${hex}`;
}

/** Decodes revert data, or a selector alone; undefined if it is of no known error. */
export function revertOf(data: string, {reverts}: ErrorFacts): Revert | undefined {
  const selector = data.slice(0, 10).toLowerCase();
  const body = data.slice(10);
  if (selector === ERROR) {
    const hex = bytesOf(body, 0);
    return {kind: 'text', text: hex === undefined ? '' : textOf(hex)};
  }
  if (selector === PANIC) return {kind: 'panic', code: smallNumber(wordAt(body, 0)) ?? -1};
  const error = Object.hasOwn(reverts, selector) ? reverts[selector] : undefined;
  if (!error) return undefined;
  const values = typesOf(error.signature).map((type, index) => valueOf(type, body, index));
  const known = values.filter((value) => value !== undefined);
  return {kind: 'custom', selector, error, values: known.length === values.length ? known : []};
}

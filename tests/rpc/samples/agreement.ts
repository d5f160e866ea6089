import {inspect, isDeepStrictEqual} from 'node:util';

/** Library names of types that the node identifies by a number. */
const NAMED: Readonly<Record<string, string>> = {
  legacy: '0x0',
  eip2930: '0x1',
  eip1559: '0x2',
  eip4844: '0x3',
  eip7702: '0x4',
  reverted: '0x0',
  failure: '0x0',
  success: '0x1',
};

/** Fields of ethers' objects with other names than the node's. */
const RENAMED: Readonly<Record<string, readonly string[]>> = {
  data: ['input', 'data'],
  gasLimit: ['gas', 'gasLimit'],
  index: ['logIndex', 'transactionIndex'],
  prevRandao: ['mixHash'],
};

/** Fields in which libraries return a single text or number. */
const WRAPPED = ['data', 'hash', 'id', 'number'];

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function isNumber(value: unknown): value is number | bigint {
  return typeof value === 'bigint' || typeof value === 'number';
}

function sameNumber(shown: number | bigint, answer: unknown): boolean {
  if (isNumber(answer)) return Number(shown) === Number(answer);
  return typeof answer === 'string' && /^(0x[0-9a-f]+|\d+)$/i.test(answer)
    ? BigInt(answer) === BigInt(shown)
    : false;
}

/** Fields that both have, by either of their names; at least one. */
function sameFields(shown: Fields, answer: Fields): boolean {
  const pairs = Object.keys(shown).flatMap((key): [unknown, unknown][] => {
    const there = [key, ...(RENAMED[key] ?? [])].find((name) => name in answer);
    return there === undefined ? [] : [[shown[key], answer[there]]];
  });
  return pairs.length > 0 && pairs.every(([left, right]) => agrees(left, right));
}

/**
 * Whether a library's result equals the answer: numbers for quantities, names for types, class instances for objects,
 * each with the same values.
 */
export function agrees(shown: unknown, answer: unknown): boolean {
  if (isDeepStrictEqual(shown, answer)) return true;
  // viem returns undefined for empty code.
  if (shown === undefined || shown === null) return answer === null || answer === '0x';
  if (isNumber(shown))
    return sameNumber(shown, isFields(answer) && 'number' in answer ? answer.number : answer);
  if (typeof shown === 'string')
    return (
      typeof answer === 'string' &&
      [shown, NAMED[shown]].some((text) => text?.toLowerCase() === answer.toLowerCase())
    );
  if (!isFields(shown)) return false;
  // What a simulated call failed with, as an error of viem's.
  if (shown instanceof Error) {
    const {data} = isFields(answer) ? answer : {};
    return isFields(answer) && (typeof data !== 'string' || blames(shown, data));
  }
  if (!isFields(answer)) return WRAPPED.some((key) => key in shown && agrees(shown[key], answer));
  const [parts, others] = [shown, answer].map((value) =>
    Array.isArray(value) ? (value as readonly unknown[]) : undefined,
  );
  if (!parts && !others) return sameFields(shown, answer);
  return (
    parts?.length === others?.length &&
    parts?.every((part, at) => agrees(part, others?.[at])) === true
  );
}

/** All texts of an error and of its causes. */
function textsOf(error: unknown, depth = 0): string[] {
  if (typeof error === 'string') return [error];
  if (!isFields(error) || depth > 5) return [];
  return Object.getOwnPropertyNames(error).flatMap((name) =>
    name === 'stack' ? [] : textsOf(error[name], depth + 1),
  );
}

/** Whether a library's error contains the node's message. */
export function blames(thrown: unknown, message: string): boolean {
  return textsOf(thrown).some((text) => text.includes(message));
}

/** A value for a message, truncated if long. */
export function excerpt(value: unknown): string {
  return inspect(value, {depth: 3, breakLength: Infinity}).slice(0, 400);
}

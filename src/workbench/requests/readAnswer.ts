import type {RpcError} from '../../openrpc/types';
import type {Failure, LongNumbers} from '../types';
import {DEEPEST, EXCERPT} from './limits';
import {parseExactly} from './parseExactly';
import {scanJson} from './scanJson';

/** What a server said to one call. */
export type Answer =
  | ({readonly kind: 'result'; readonly result: unknown} & LongNumbers)
  | ({readonly kind: 'error'; readonly error: RpcError} & LongNumbers)
  | {readonly kind: 'failure'; readonly failure: Failure}
  /** Nests too deep to be shown. */
  | {readonly kind: 'large'};

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const excerpt = (text: string): string => text.slice(0, EXCERPT);

/** The error of a response, if it is one. */
export function errorOf(value: unknown): RpcError | undefined {
  if (!isObject(value)) return undefined;
  const {code, message, data} = value;
  if (!Number.isInteger(code) || typeof message !== 'string') return undefined;
  return {code: code as number, message, ...(data !== undefined && {data})};
}

/** Reads one response. `within`: where it is in the message, for the places of long numbers. */
function responseOf(
  value: unknown,
  id: number,
  within: string,
  {longNumbers}: LongNumbers,
): Answer | undefined {
  if (!isObject(value)) return undefined;
  const error = errorOf(value.error);
  const marksOf = (place: string): LongNumbers => {
    const own = longNumbers?.filter((at) => at === place || at.startsWith(`${place}/`)) ?? [];
    return own.length > 0 ? {longNumbers: own.map((at) => at.slice(place.length))} : {};
  };
  // A server that could not read the request does not know its id.
  if (error && (value.id === id || value.id === null || value.id === undefined))
    return {kind: 'error', error, ...marksOf(`${within}/error/data`)};
  if (value.id !== id || !('result' in value)) return undefined;
  return {kind: 'result', result: value.result, ...marksOf(`${within}/result`)};
}

/** Why a text is not JSON. */
function failureOf(text: string, isOpen: boolean): Failure {
  const start = text.trimStart();
  if (isOpen && /^[[{]/u.test(start))
    return {kind: 'cut', bytes: new TextEncoder().encode(text).length};
  return {kind: 'notJson', isHtml: start.startsWith('<'), text: excerpt(text)};
}

const forAll = (ids: readonly number[], answer: Answer): Answer[] => ids.map(() => answer);

/**
 * Reads the answer to calls.
 *
 * @param ids of the calls, in their order
 * @param isBatch whether they were sent as a list
 * @returns an answer for each call; an answer that is not for one of them is for all
 */
export function readAnswer(text: string, ids: readonly number[], isBatch: boolean): Answer[] {
  const {depth, isOpen} = scanJson(text);
  if (depth > DEEPEST) return forAll(ids, {kind: 'large'});
  let parsed;
  try {
    parsed = parseExactly(text);
  } catch {
    return forAll(ids, {kind: 'failure', failure: failureOf(text, isOpen)});
  }
  const {value, ...marks} = parsed;
  const notRpc: Answer = {kind: 'failure', failure: {kind: 'notRpc', text: excerpt(text)}};
  if (!isBatch || !Array.isArray(value)) {
    const [first = 0] = ids;
    const answer = responseOf(value, first, '', marks);
    // One result cannot answer a batch; one error can.
    return forAll(ids, answer && (!isBatch || answer.kind === 'error') ? answer : notRpc);
  }
  const places = new Map<unknown, number>();
  value.forEach((each: unknown, at) => {
    if (isObject(each)) places.set(each.id, at);
  });
  return ids.map((id) => {
    const at = places.get(id);
    const answer = at === undefined ? undefined : responseOf(value[at], id, `/${at}`, marks);
    return answer ?? notRpc;
  });
}

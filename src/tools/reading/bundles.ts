import {answerOf, callData, type Answer} from './words';

/** A call of a contract that only reads. */
export interface Call {
  readonly to: string;
  readonly data: string;
}

const AGGREGATE = '0x82ad56cb'; // aggregate3((address,bool,bytes)[])

const hex = (number: number): string => number.toString(16).padStart(64, '0');

/** The data of a call of Multicall3 that makes others, each of which may fail. */
export function bundled(calls: readonly Call[]): string {
  const parts = calls.map(({to, data}) => {
    const digits = data.slice(2);
    const padded = digits.padEnd(Math.ceil(digits.length / 64) * 64, '0');
    return `${callData('', to, 1, 0x60)}${hex(digits.length / 2)}${padded}`;
  });
  let offset = parts.length * 32;
  const offsets = parts.map((part) => {
    const own = hex(offset);
    offset += part.length / 2;
    return own;
  });
  return `${AGGREGATE}${hex(32)}${hex(parts.length)}${offsets.join('')}${parts.join('')}`;
}

/** What the calls of a bundle returned. @throws RangeError when it is no answer of Multicall3 */
export function unbundled(data: unknown): (Answer | undefined)[] {
  const answer = answerOf(data);
  const digits = String(data).slice(2);
  return answer.list(0).map((offset) => {
    const start = 2 + Number(BigInt(`0x${offset}`)) / 32;
    if (!answer.flag(start)) return undefined;
    const length = Number(answer.number(start + 2)) * 2;
    return answerOf(`0x${digits.slice((start + 3) * 64, (start + 3) * 64 + length)}`);
  });
}

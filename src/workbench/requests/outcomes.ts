import type {Measured, Outcome} from '../types';
import {LARGE_BYTES} from './limits';
import {readAnswer, type Answer} from './readAnswer';

function outcomeOf(answer: Answer, text: string, measured: Measured): Outcome {
  return answer.kind === 'large'
    ? {kind: 'large', content: new Blob([text], {type: 'application/json'}), ...measured}
    : {...answer, ...measured};
}

/** What came of calls whose answer is a text. */
export function outcomesOf(
  text: string,
  ids: readonly number[],
  isBatch: boolean,
  measured: Measured,
): Outcome[] {
  if (measured.bytes > LARGE_BYTES) {
    const content = new Blob([text], {type: 'application/json'});
    return ids.map(() => ({kind: 'large', content, ...measured}));
  }
  return readAnswer(text, ids, isBatch).map((answer) => outcomeOf(answer, text, measured));
}

import type {Outcome, RpcCall} from '../types';
import {connect} from './connection';
import {idsOf, requestText, type Observation, type Reply} from './messages';
import {outcomesOf} from './outcomes';
import {withProbes} from './probe';

/** Whether a message is a notification, which answers nothing. Reads its beginning: messages can be large. */
function isNotification(text: string): boolean {
  return /^\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?"method"\s*:/u.test(text.slice(0, 200));
}

/**
 * Sends calls over a WebSocket of their own.
 *
 * @param stop aborts; the reply is then of no interest
 */
export async function sendSocket(
  url: string,
  calls: readonly RpcCall[],
  isBatch: boolean,
  timeout: number,
  stop: AbortSignal,
): Promise<Reply> {
  const begun = performance.now();
  const seen = await new Promise<Outcome[] | Observation>((resolve) => {
    let hasBegun = false;
    const connection = connect(url, {
      onOpen: ({send}) => {
        hasBegun = true;
        send(requestText(calls, isBatch));
      },
      onText: (text) => {
        if (isNotification(text)) return;
        const measured = {
          milliseconds: performance.now() - begun,
          bytes: new Blob([text]).size,
        };
        done();
        resolve(outcomesOf(text, idsOf(calls), isBatch, measured));
      },
      onEnd: (observation) => {
        done();
        resolve(observation);
      },
    });
    const give = (end: Observation['end']) => {
      done();
      const milliseconds = performance.now() - begun;
      resolve({transport: 'ws', end, hasBegun, milliseconds, bytes: 0});
    };
    const timer = setTimeout(() => give('timeout'), timeout);
    const onStop = () => give('network');
    stop.addEventListener('abort', onStop, {once: true});
    const done = () => {
      clearTimeout(timer);
      stop.removeEventListener('abort', onStop);
      connection.close();
    };
  });
  if ('length' in seen) return {outcomes: seen};
  const canProbe = seen.end === 'network' && !seen.hasBegun && !stop.aborted;
  return {observation: canProbe ? await withProbes(seen, url) : seen};
}

import type {Measured, Outcome, RpcCall} from '../types';
import {LARGE_BYTES} from './limits';
import {idsOf, requestText, type Observation, type Reply} from './messages';
import {outcomesOf} from './outcomes';
import {withProbes} from './probe';
import {isRefusal, refusal} from './refusal';

/** Reads a body in pieces, counting them in `progress`. */
async function readBody(response: Response, progress: {bytes: number}): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    pieces.push(next.value);
    progress.bytes += next.value.length;
  }
  return new Blob(pieces, {type: 'application/json'});
}

async function answered(
  response: Response,
  body: Blob,
  calls: readonly RpcCall[],
  isBatch: boolean,
  measured: Measured,
): Promise<Outcome[]> {
  const {status, ok, headers} = response;
  if (ok && measured.bytes > LARGE_BYTES)
    return calls.map(() => ({kind: 'large', content: body, ...measured}));
  const text = await body.slice(0, LARGE_BYTES).text();
  const outcomes = outcomesOf(text, idsOf(calls), isBatch, measured);
  // Some servers give JSON-RPC errors other statuses than 200.
  const isAnswer = outcomes.some(({kind}) => kind === 'error' || kind === 'result');
  if (ok || (isAnswer && !isRefusal(status))) return outcomes;
  const failure = refusal(status, headers.get('Retry-After'), text, Date.now());
  return calls.map(() => ({kind: 'failure', failure, ...measured}));
}

/**
 * Sends calls over HTTP, without cookies, without telling the page's address, and never on to another one: a redirect
 * could take the call to a host that the reader did not choose.
 *
 * @param stop aborts; the reply is then of no interest
 */
export async function sendHttp(
  url: string,
  calls: readonly RpcCall[],
  isBatch: boolean,
  timeout: number,
  stop: AbortSignal,
): Promise<Reply> {
  const late = AbortSignal.timeout(timeout);
  const begun = performance.now();
  const progress = {bytes: 0};
  let status: number | undefined;
  const measure = () => ({
    milliseconds: performance.now() - begun,
    bytes: progress.bytes,
    ...(status !== undefined && {status}),
  });
  const observe = (end: Observation['end']): Observation => ({
    transport: 'http',
    end,
    hasBegun: status !== undefined,
    ...measure(),
  });
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: requestText(calls, isBatch),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'manual',
      signal: anyOf(late, stop),
    });
    if (response.type === 'opaqueredirect') return {observation: observe('redirect')};
    status = response.status;
    const body = await readBody(response, progress);
    return {outcomes: await answered(response, body, calls, isBatch, measure())};
  } catch {
    const seen = observe(late.aborted ? 'timeout' : 'network');
    const canProbe = !late.aborted && !stop.aborted && !seen.hasBegun;
    return {observation: canProbe ? await withProbes(seen, url) : seen};
  }
}

/** `AbortSignal.any`, which Chrome has from 116 and Safari from 17.4. */
function anyOf(...signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) controller.abort();
    signal.addEventListener('abort', () => controller.abort(), {once: true});
  }
  return controller.signal;
}

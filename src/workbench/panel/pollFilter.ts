import type {Outcome, Requester, RpcCall, StreamEvent} from '../types';

/** Whether a method creates a filter, which is then asked for what is new. */
export function createsFilter(method: string): boolean {
  return /^eth_new[A-Za-z]*Filter$/.test(method);
}

/** An outcome without a result as an event. */
function problemOf(outcome: Outcome): StreamEvent | undefined {
  if (outcome.kind === 'error') return {kind: 'error', error: outcome.error};
  if (outcome.kind === 'failure') return {kind: 'failure', failure: outcome.failure};
  return undefined;
}

/**
 * The life of a filter as one action: creates it, asks for what is new in intervals, creates it again when the node has
 * forgotten it, and removes it in the end.
 *
 * @param every milliseconds between two questions
 * @returns a function that ends it
 */
export function pollFilter(
  requester: Pick<Requester, 'call'>,
  url: string,
  call: RpcCall,
  every: number,
  listener: (event: StreamEvent) => void,
): () => void {
  const controller = new AbortController();
  const {signal} = controller;
  let id: unknown;
  let hasAnswered = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = (method: string, params: readonly unknown[], until?: AbortSignal) =>
    requester.call(url, {method, params}, until);
  const remove = () => void ask('eth_uninstallFilter', [id]);

  const poll = async (): Promise<void> => {
    const outcome = await ask('eth_getFilterChanges', [id], signal);
    if (signal.aborted) return;
    // One that never answered is on another node of the endpoint: a new one would be lost as well.
    if (hasAnswered && outcome.kind === 'error' && outcome.error.message === 'filter not found') {
      await begin(true);
      return;
    }
    const problem = problemOf(outcome);
    if (problem) {
      listener(problem);
      return;
    }
    hasAnswered = true;
    const news: unknown = outcome.kind === 'result' ? outcome.result : [];
    if (Array.isArray(news))
      for (const result of news as unknown[]) listener({kind: 'notification', result});
    timer = setTimeout(() => void poll(), every);
  };
  const begin = async (isAgain: boolean): Promise<void> => {
    hasAnswered = false;
    const created = await requester.call(url, call);
    const problem = problemOf(created);
    if (problem) {
      if (!signal.aborted) listener(problem);
      return;
    }
    id = created.kind === 'result' ? created.result : undefined;
    // Ended while the node was creating it.
    if (signal.aborted) {
      remove();
      return;
    }
    listener({kind: 'open', id: String(id), isAgain});
    await poll();
  };
  void begin(false);
  return () => {
    if (signal.aborted) return;
    controller.abort();
    clearTimeout(timer);
    if (id !== undefined) remove();
  };
}

/** How many at once. */
const LANES = 6;

/**
 * Works on all steps, several at once, until one fails.
 *
 * @param stop ends what the other lanes do
 * @throws the first error, after all lanes have ended
 */
export async function inLanes<Step>(
  steps: Iterable<Step>,
  work: (step: Step) => Promise<void>,
  stop: AbortController,
): Promise<void> {
  // One iterator for all lanes: each step is taken once.
  const iterator = steps[Symbol.iterator]();
  const queue: Iterable<Step> = {[Symbol.iterator]: () => iterator};
  const isStopped = () => stop.signal.aborted;
  const lane = async () => {
    for (const step of queue) {
      if (isStopped()) return;
      try {
        await work(step);
      } catch (error) {
        // The first error is the cause; those of the other lanes follow from stopping them.
        if (isStopped()) return;
        stop.abort();
        throw error;
      }
    }
  };
  const outcomes = await Promise.allSettled(Array.from({length: LANES}, lane));
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure) throw failure.reason;
}

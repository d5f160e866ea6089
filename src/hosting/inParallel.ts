/**
 * Works on all items, at most so many at once: each may hold a file in memory.
 *
 * @throws the first error, after everything that has begun has ended: cleaning up must not race with files being written
 */
export async function inParallel<T>(
  items: Iterable<T>,
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  // One iterator that all lanes share: each item is taken once.
  const queue = items[Symbol.iterator]();
  const rest: Iterable<T> = {[Symbol.iterator]: () => queue};
  const lane = async () => {
    for (const item of rest) await work(item);
  };
  const outcomes = await Promise.allSettled(Array.from({length: limit}, lane));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

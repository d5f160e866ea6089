/** Tasks that are under way at once. */
const AT_ONCE = 6;

/** Runs tasks in order, so many at once. @throws the first error of a task; no further one begins then */
export async function inTurns<T, R>(
  items: readonly T[],
  run: (item: T) => Promise<R>,
  atOnce = AT_ONCE,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  let hasFailed = false;
  const worker = async () => {
    while (next < items.length && !hasFailed) {
      const index = next;
      next += 1;
      try {
        results[index] = await run(items[index] as T);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({length: Math.min(atOnce, items.length)}, worker));
  return results;
}

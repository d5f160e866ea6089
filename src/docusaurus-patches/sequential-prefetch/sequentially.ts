/**
 * Queues calls and runs one per task, in order.
 *
 * @param call the function to call; its result is not awaited
 * @param whenIdle runs work when the browser is idle
 */
export function sequentially<Value>(
  call: (value: Value) => unknown,
  whenIdle: (work: () => void) => void,
): (value: Value) => void {
  const queue = new Set<Value>();
  const next = (): void => {
    const [value] = queue;
    if (value === undefined) return;
    queue.delete(value);
    if (queue.size > 0) whenIdle(next);
    call(value);
  };
  return (value) => {
    queue.add(value);
    if (queue.size === 1) whenIdle(next);
  };
}

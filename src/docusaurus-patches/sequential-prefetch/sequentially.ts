/**
 * Puts calls into a queue that is worked off one call a task, in their order.
 *
 * @param call what is called; what it returns is not waited for
 * @param whenIdle runs a piece of work when there is time for it
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

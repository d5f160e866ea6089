/** Waits until a retry is useful: the browser is online again, or the time has passed. */
export type Wait = (milliseconds: number) => Promise<void>;

export interface Surroundings {
  /** Whether the site's server responds, with any status. */
  readonly isReachable: () => Promise<boolean>;
  readonly wait: Wait;
  /** Called with the error of a load, each time that it has to wait. */
  readonly onFailure: (error: unknown) => void;
  /** Called with the number of loads that wait for the connection. */
  readonly onWaiting: (count: number) => void;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Wraps a loader so that it survives a lost connection: a load that fails while the server is unreachable is retried
 * when it is reachable. A load that fails although the server responds fails immediately, as after a deploy that
 * removed the file.
 */
export function retryWhenOnline<Key, Value>(
  load: (key: Key) => Promise<Value>,
  {isReachable, wait, onFailure, onWaiting}: Surroundings,
): (key: Key) => Promise<Value> {
  let waiting = 0;
  const tell = (change: number): void => {
    waiting += change;
    onWaiting(waiting);
  };

  const untilReachable = async (): Promise<void> => {
    tell(1);
    let pause = FIRST_WAIT_MS;
    do {
      await wait(pause);
      pause = Math.min(pause * 2, LONGEST_WAIT_MS);
    } while (!(await isReachable()));
    tell(-1);
  };

  return async (key) => {
    for (;;) {
      try {
        return await load(key);
      } catch (error) {
        if (await isReachable()) throw error;
        onFailure(error);
        await untilReachable();
      }
    }
  };
}

import {useSyncExternalStore} from 'react';

/** A value that parts of the panel share. */
interface Store<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  /** Calls a listener after each change. @returns a function that stops it */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A store in the memory of the tab. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The value; the component is rendered again when it changes. */
export function useStore<T>({get, subscribe}: Store<T>): T {
  return useSyncExternalStore(subscribe, get, get);
}

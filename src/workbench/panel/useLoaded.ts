import {useEffect, useState} from 'react';

/** Something that is loaded when it is needed: undefined until then, `failed` where it cannot be. */
export type Loaded<T> = {readonly value: T} | 'failed' | undefined;

/**
 * Loads something as soon as it is wanted.
 *
 * @param load the same function from render to render
 */
export function useLoaded<T>(isWanted: boolean, load: () => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setLoaded({value}),
      () => isCurrent && setLoaded('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, load]);
  return loaded;
}

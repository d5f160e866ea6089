import {useEffect} from 'react';

/** The page is left alone while it hydrates. */
const HYDRATED_AFTER = 1000;

/** Lets far sections of this page rest. Placed at its end by src/openrpc/render/reference.ts. */
export default function RpcFarSections(): null {
  useEffect(() => {
    let stop: Promise<(() => void) | undefined> | undefined;
    const timer = setTimeout(() => {
      // Where it cannot be loaded the page is only slower.
      stop = import('./rest').then(
        ({rest}) => rest(),
        () => undefined,
      );
    }, HYDRATED_AFTER);
    return () => {
      clearTimeout(timer);
      void stop?.then((end) => end?.());
    };
  }, []);
  return null;
}

import {useEffect} from 'react';

/** Delay in milliseconds, so that this does not compete with hydration. */
const HYDRATED_AFTER = 1000;

/** Skips rendering of off-screen sections of a page. src/openrpc/render/reference.ts puts it at the end of the page. */
export default function RpcFarSections(): null {
  useEffect(() => {
    let stop: Promise<(() => void) | undefined> | undefined;
    const timer = setTimeout(() => {
      // If it cannot be loaded, the page is only slower.
      stop = import('./skipRendering').then(
        ({skipRendering}) => skipRendering(),
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

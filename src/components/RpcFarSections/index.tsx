import {useEffect} from 'react';

/** Lets far sections of this page rest. Placed at its end by src/openrpc/render/reference.ts. */
export default function RpcFarSections(): null {
  useEffect(() => {
    // Where it cannot be loaded the page is only slower.
    const resting = import('./rest').then(
      ({rest}) => rest(),
      () => undefined,
    );
    return () => {
      void resting.then((stop) => stop?.());
    };
  }, []);
  return null;
}

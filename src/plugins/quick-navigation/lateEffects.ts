import {useEffect as useEffectAtOnce, type DependencyList, type EffectCallback} from 'react';

/** @public Docusaurus takes it from here, too. */
export {useRef} from 'react';

/** The hook of that name of React, after the next picture: for effects that read the layout or move the focus. */
export function useEffect(effect: EffectCallback, dependencies?: DependencyList): void {
  useEffectAtOnce(() => {
    let timer: number | undefined;
    let cleanUp: ReturnType<EffectCallback>;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => {
        cleanUp = effect();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      cleanUp?.();
    };
  }, dependencies);
}

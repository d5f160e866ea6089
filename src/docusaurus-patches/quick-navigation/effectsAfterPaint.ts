import {useEffect as useEffectAtOnce, type DependencyList, type EffectCallback} from 'react';

export {useRef} from 'react';

/**
 * React's hook of the same name, delayed until after the next frame: for effects that read the layout or move the
 * focus.
 */
export function useEffect(effect: EffectCallback, dependencies?: DependencyList): void {
  useEffectAtOnce(() => {
    let isGone = false;
    let cleanUp: ReturnType<EffectCallback>;
    requestAnimationFrame(() => {
      setTimeout(() => {
        if (!isGone) cleanUp = effect();
      });
    });
    return () => {
      isGone = true;
      cleanUp?.();
    };
  }, dependencies);
}

import {useEffect, useState, type RefObject} from 'react';

/**
 * Whether an element is, or has been, within a screen of what is seen.
 *
 * @param isAsked nothing is observed before that
 */
export function useNear(element: RefObject<HTMLElement>, isAsked: boolean): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!isAsked || isNear || !target) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) setIsNear(true);
      },
      {rootMargin: '100% 0px'},
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, isAsked, isNear]);
  return isNear;
}

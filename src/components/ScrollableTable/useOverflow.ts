import {useEffect, useRef, useState, type RefObject} from 'react';

/** Tracks whether an element overflows horizontally. */
export function useOverflow(): [RefObject<HTMLDivElement>, boolean] {
  const frame = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setOverflows(element.scrollWidth > element.clientWidth + 1);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [frame, overflows];
}

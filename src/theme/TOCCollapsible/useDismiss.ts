import {useEffect, type RefObject} from 'react';

/** Closes a `details` element when a link in it is followed, by Escape, and by a tap or focus elsewhere. */
export function useDismiss(details: RefObject<HTMLDetailsElement>): void {
  useEffect(() => {
    const element = details.current;
    if (!element) return undefined;
    const close = () => {
      element.open = false;
    };
    const onClick = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      close();
      element.querySelector('summary')?.focus();
    };
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) close();
    };
    element.addEventListener('click', onClick);
    element.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      element.removeEventListener('click', onClick);
      element.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [details]);
}

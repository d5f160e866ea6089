import {useLayoutEffect, type KeyboardEvent} from 'react';

/** Element that contains the site; the modal is its sibling. */
const SITE = '__docusaurus';
const FOCUSABLE = 'a[href], button, input';

/** Keeps Tab inside; DocSearch's own focus trap only knows the elements at opening, including hidden ones. */
function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = Array.from(event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility(),
  );
  const [first, last] = [stops[0], stops.at(-1)];
  event.nativeEvent.stopPropagation();
  if (event.shiftKey ? document.activeElement !== first : document.activeElement !== last) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/**
 * Traps the focus in an element while it is mounted: the site behind it is inert, and Tab cycles within it. Returns the
 * keydown handler.
 */
export function useDialog(): (event: KeyboardEvent<HTMLElement>) => void {
  useLayoutEffect(() => {
    const site = document.getElementById(SITE);
    if (site) site.inert = true;
    return () => {
      if (site) site.inert = false;
    };
  }, []);
  return keepFocusInside;
}

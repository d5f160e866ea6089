import {useLayoutEffect, type KeyboardEvent} from 'react';

/** Element that holds the site; the modal stands beside it. */
const SITE = '__docusaurus';
const FOCUSABLE = 'a[href], button, input';

/** Keeps Tab inside; DocSearch's own trap knows only what was there when it opened, also what is hidden. */
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
 * Makes an element the only one that can be reached while it is there: the site behind it is inert, Tab goes
 * round in it. Returns the handler that the element takes.
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

import type {RefObject} from 'react';
import {useEffect} from '@site/src/docusaurus-patches/quick-navigation/effectsAfterPaint';

/** Class of the link that the theme marks as the current section. */
export const ACTIVE_ENTRY = 'table-of-contents__link--active';

/** Observes which entry of a contents list is marked. The theme (3.8.1) only sets a class, without an event. */
export function useActiveEntry(
  list: RefObject<HTMLElement>,
  onChange: (entry: Element | null, list: HTMLElement) => void,
): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const tell = () => {
      onChange(element.querySelector(`.${ACTIVE_ENTRY}`), element);
    };
    // At an address with a fragment the entry is marked before this runs.
    tell();
    const observer = new MutationObserver(tell);
    observer.observe(element, {subtree: true, childList: true, attributeFilter: ['class']});
    return () => {
      observer.disconnect();
    };
  }, [list, onChange]);
}

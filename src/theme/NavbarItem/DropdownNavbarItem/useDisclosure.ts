import {useEffect, useId, useReducer, useRef, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {disclosureAfter, entryAfter} from './disclosure';

/** Properties for a disclosure button and its list of links. */
export interface Disclosure<Container extends HTMLElement> {
  readonly open: boolean;
  /** For the element that contains the button and the list. */
  readonly containerRef: RefObject<Container>;
  readonly buttonProps: {
    readonly type: 'button';
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string;
    readonly onClick: () => void;
  };
  readonly listId: string;
}

function focusEntry(entry: HTMLElement | undefined): void {
  entry?.focus();
  // With an opening animation the list is displayed, and so focusable, one frame later.
  if (entry && document.activeElement !== entry) requestAnimationFrame(() => entry.focus());
}

/**
 * A disclosure button with the keyboard support of WAI-ARIA's example for navigation: arrows, Home and End move between
 * links, Escape closes and returns the focus to the button, leaving with Tab or clicking elsewhere closes.
 *
 * @param floating whether the list floats over the page: then hovering opens it, too,   and navigating or choosing a
 * link closes it
 * @param initiallyOpen whether it starts open
 */
export function useDisclosure<Container extends HTMLElement>({
  floating = false,
  initiallyOpen = false,
}: {
  readonly floating?: boolean;
  readonly initiallyOpen?: boolean;
} = {}): Disclosure<Container> {
  const [state, dispatch] = useReducer(disclosureAfter, initiallyOpen ? 'pinned' : 'closed');
  const containerRef = useRef<Container>(null);
  const listId = useId();
  const open = state !== 'closed';

  useEffect(() => {
    const container = containerRef.current;
    if (!container) return undefined;
    const listeners = new AbortController();
    const {signal} = listeners;

    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const entries = Array.from(container.querySelectorAll<HTMLElement>('a[href]'));
      const current = entries.findIndex((entry) => entry === document.activeElement);
      const next = entryAfter(event.key, current, entries.length);
      if (next === undefined) return;
      event.preventDefault();
      flushSync(() => dispatch('open'));
      focusEntry(entries[next]);
    };
    const onPointer = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse')
        dispatch(event.type === 'pointerenter' ? 'enter' : 'leave');
    };

    container.addEventListener('keydown', onKeyDown, {signal});
    if (floating) {
      container.addEventListener('pointerenter', onPointer, {signal});
      container.addEventListener('pointerleave', onPointer, {signal});
    }
    return () => listeners.abort();
  }, [floating]);

  useEffect(() => {
    const container = containerRef.current;
    if (!open || !container) return undefined;
    const listeners = new AbortController();
    const {signal} = listeners;
    const button = (): HTMLElement | null => container.querySelector('button');

    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      const inside = container.contains(document.activeElement);
      if (inside) button()?.focus();
      if (inside || floating) dispatch('close');
    };
    const onLeave = (event: Event): void => {
      if (event.target instanceof Node && !container.contains(event.target)) dispatch('close');
    };
    const onEntry = (event: MouseEvent): void => {
      // With Ctrl, Cmd or Shift the link opens elsewhere and this page stays.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (!(event.target instanceof Element) || !event.target.closest('a')) return;
      button()?.focus({preventScroll: true});
      dispatch('close');
    };

    document.addEventListener('keydown', onKeyDown, {signal});
    if (floating) {
      document.addEventListener('pointerdown', onLeave, {signal});
      document.addEventListener('focusin', onLeave, {signal});
      container.addEventListener('click', onEntry, {signal});
    }
    return () => listeners.abort();
  }, [open, floating]);

  return {
    open,
    containerRef,
    listId,
    buttonProps: {
      type: 'button',
      'aria-expanded': open,
      'aria-controls': listId,
      onClick: () => dispatch('toggle'),
    },
  };
}

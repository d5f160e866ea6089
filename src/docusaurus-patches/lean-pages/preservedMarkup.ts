/** Properties of an element whose contents are in the HTML, not in the script. */
export interface Kept {
  readonly ref: (element: HTMLElement | null) => void;
  readonly dangerouslySetInnerHTML: {readonly __html: string};
}

/** Returns the properties of a page's elements, by their index. */
export interface PreservedMarkup {
  (index: number): Kept;
  /** Whether an element has lost its contents, so that the whole script is needed. */
  readonly isLost: () => boolean;
  /** Subscribes to changes of that. Returns a function that unsubscribes. */
  readonly onLost: (listener: () => void) => () => void;
}

const NOTHING = {__html: ''};

/**
 * Preserves contents of elements that a lean page's script does not contain. Hydration leaves them unchanged; when
 * React creates an element again, such as when the reader returns to the page, they are moved into it.
 */
export function preservedMarkup(): PreservedMarkup {
  const elements: HTMLElement[] = [];
  const made: Kept[] = [];
  const listeners = new Set<() => void>();
  let lost = false;
  const make = (index: number): Kept => ({
    dangerouslySetInnerHTML: NOTHING,
    ref(element) {
      if (!element) return;
      const before = elements[index];
      elements[index] = element;
      if (element.hasChildNodes()) return;
      if (before?.hasChildNodes()) {
        element.append(...Array.from(before.childNodes));
        return;
      }
      lost = true;
      for (const listener of listeners) listener();
    },
  });
  return Object.assign((index: number) => (made[index] ??= make(index)), {
    isLost: () => lost,
    onLost(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
}

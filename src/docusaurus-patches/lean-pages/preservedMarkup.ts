/** Properties of an element whose contents the page has, not the script. */
export interface Kept {
  readonly ref: (element: HTMLElement | null) => void;
  readonly dangerouslySetInnerHTML: {readonly __html: string};
}

/** Hands out the properties of the elements of one page, by their numbers. */
export interface PreservedMarkup {
  (index: number): Kept;
  /** Whether an element came without contents, so that the whole script is needed. */
  readonly isLost: () => boolean;
  /** Calls when that changes. Returns what ends it. */
  readonly onLost: (listener: () => void) => () => void;
}

const NOTHING = {__html: ''};

/**
 * Keeps contents of elements that the script of a page does not have. While React takes over the page, it leaves them as
 * they are; when it creates an element again, such as when the reader returns to the page, they are moved into it.
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

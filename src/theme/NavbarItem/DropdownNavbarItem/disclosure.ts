/**
 * Whether a dropdown is open, and why: `hovered` ends when the pointer leaves, `pinned` (a click, a tap, a key) lasts
 * until the reader closes it.
 */
export type DisclosureState = 'closed' | 'hovered' | 'pinned';

export type DisclosureEvent = 'enter' | 'leave' | 'toggle' | 'open' | 'close';

/** The state that follows `state` when `event` happens. */
export function disclosureAfter(state: DisclosureState, event: DisclosureEvent): DisclosureState {
  switch (event) {
    case 'enter':
      return state === 'closed' ? 'hovered' : state;
    case 'leave':
      return state === 'hovered' ? 'closed' : state;
    case 'toggle':
      return state === 'pinned' ? 'closed' : 'pinned';
    case 'open':
      return 'pinned';
    case 'close':
      return 'closed';
  }
}

/**
 * The entry that a key moves to, or `undefined` for other keys.
 *
 * @param current index of the focused entry, −1 while the button has the focus. From the button   only the arrow keys
 * move (down to the first entry, up to the last): Home and End scroll the page.
 */
export function entryAfter(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1;
  if (current < 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

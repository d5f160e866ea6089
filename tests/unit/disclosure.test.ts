import {describe, expect, it} from 'vitest';
import {
  disclosureAfter,
  entryAfter,
  type DisclosureEvent,
  type DisclosureState,
} from '@site/src/theme/NavbarItem/DropdownNavbarItem/disclosure';

describe('a dropdown', () => {
  it.each<[DisclosureState, DisclosureEvent, DisclosureState]>([
    ['closed', 'enter', 'hovered'],
    ['hovered', 'leave', 'closed'],
    ['hovered', 'toggle', 'pinned'],
    ['pinned', 'leave', 'pinned'],
    ['pinned', 'enter', 'pinned'],
    ['pinned', 'toggle', 'closed'],
    ['closed', 'toggle', 'pinned'],
    ['closed', 'leave', 'closed'],
    ['hovered', 'open', 'pinned'],
    ['pinned', 'close', 'closed'],
    ['hovered', 'close', 'closed'],
  ])('that is %s: %s makes it %s', (state, event, next) => {
    expect(disclosureAfter(state, event)).toBe(next);
  });
});

describe('keys among three entries', () => {
  it.each<[string, number, number | undefined]>([
    ['ArrowDown', -1, 0],
    ['ArrowUp', -1, 2],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Home', -1, undefined],
    ['End', -1, undefined],
    ['Tab', 0, undefined],
  ])('%s from %i', (key, current, next) => {
    expect(entryAfter(key, current, 3)).toBe(next);
  });

  it('do nothing where there are no entries', () => {
    expect(entryAfter('ArrowDown', -1, 0)).toBeUndefined();
  });
});

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Pixels by which a container must scroll to show an entry with a margin; 0 if it is visible. */
export function scrollToShow(entry: Span, frame: Span): number {
  const room = (frame.bottom - frame.top) / 5;
  if (entry.top < frame.top + room / 2) return entry.top - frame.top - room;
  if (entry.bottom > frame.bottom - room / 2) return entry.bottom - frame.bottom + room;
  return 0;
}

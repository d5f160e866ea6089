/** Minimum distance between the tooltip and the edges of the window, in CSS pixels. */
const MARGIN = 12;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/** Position of a tooltip: below its word and within the window, or above if there is no room below. */
export function place(
  word: Box,
  tip: {readonly width: number; readonly height: number},
  view: {readonly width: number; readonly height: number},
): {left: number; top: number} {
  const rightmost = view.width - tip.width - MARGIN;
  const left = Math.max(MARGIN, Math.min(word.left, rightmost));
  const fits = word.bottom + tip.height + MARGIN <= view.height;
  return {left, top: fits || word.top < tip.height ? word.bottom : word.top - tip.height};
}

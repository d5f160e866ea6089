const QUOTE = 34;
const BACKSLASH = 92;
const OPENING: ReadonlySet<number> = new Set([91, 123]);
const CLOSING: ReadonlySet<number> = new Set([93, 125]);

/** The shape of a text that may be JSON, without parsing it. */
export interface Scanned {
  /** How deep lists and objects nest. */
  readonly depth: number;
  /** Whether it ends within a string, list or object. */
  readonly isOpen: boolean;
}

/** One pass without recursion, so that no text is too deep for it. */
export function scanJson(text: string): Scanned {
  let depth = 0;
  let deepest = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isString) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isString = false;
    } else if (code === QUOTE) isString = true;
    else if (OPENING.has(code)) {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (CLOSING.has(code)) depth -= 1;
  }
  return {depth: deepest, isOpen: isString || depth > 0};
}

import type {KnownError} from '../types';

/** Fewer characters without placeholders than this say too little to match another code by. */
const TELLING = 12;

/** `[: <reason>]` may be missing; other brackets are part of the message. */
const OPTIONAL = /\[(: <[^>]*>)\]/u;

/** Where a node puts a value of its own. */
const PLACEHOLDER = /<[^<>]*>|…/u;

/** The fixed pieces of each alternative of a message, between its placeholders. */
function alternatives(message: string): string[][] {
  return message
    .split(' | ')
    .flatMap((each) =>
      OPTIONAL.test(each) ? [each.replace(OPTIONAL, '$1'), each.replace(OPTIONAL, '')] : [each],
    )
    .map((each) => each.split(PLACEHOLDER));
}

/** Whether a text has the pieces in their order, the first at its start and the last at its end. In linear time. */
function fits(text: string, pieces: readonly string[]): boolean {
  const first = pieces[0] ?? '';
  const last = pieces.at(-1) ?? '';
  if (pieces.length === 1) return text === first;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (const piece of pieces.slice(1, -1)) {
    const found = text.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return at + last.length <= text.length;
}

const fixed = (pieces: readonly string[]): number => pieces.join('').trim().length;

/**
 * How well a message of a node fits that of a known error: the number of characters that agree, 0 if it does not.
 *
 * @param known with `<name>` for values and ` | ` between alternatives
 */
export function fitOf(message: string, known: string): number {
  const text = message.trim();
  const fitting = alternatives(known).filter((pieces) => fits(text, pieces));
  return Math.max(0, ...fitting.map((pieces) => Math.max(1, fixed(pieces))));
}

/** The known error that an error is: by its message, and by its code unless the message says enough. */
export function matchKnown(
  {code, message}: {readonly code: number; readonly message: string},
  known: readonly KnownError[],
): KnownError | undefined {
  let best: KnownError | undefined;
  let bestScore = 0;
  for (const each of known) {
    const fit = fitOf(message, each.message);
    const isSure = each.code === code || fit >= TELLING;
    // Among equals the one with the same code.
    const score = fit > 0 && isSure ? fit + (each.code === code ? 0.5 : 0) : 0;
    if (score > bestScore) {
      best = each;
      bestScore = score;
    }
  }
  return best;
}

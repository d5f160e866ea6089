/* Typing errors: how far two words are apart. */

/** A bit for each letter of a word; some letters share one. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Number of set bits. */
export function countOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Maximum number of typing errors in a word: one from four letters, two from eight. */
export function typosIn(term: string): number {
  if (term.length >= 8) return 2;
  return term.length >= 4 ? 1 : 0;
}

/** Penalty of a prefix match compared with a whole word with as many errors. */
const BEGINNING = 0.25;

/** The digits of a word. */
export const digitsOf = (term: string) => term.replace(/\P{N}+/gu, '');

/**
 * Edit distance (insertions, deletions, substitutions, transpositions) from `a` to `b`; Infinity above `allowed`, or if
 * digits differ. If `a` may be incomplete it may match a prefix of `b`, with at most one error.
 */
export function typos(a: string, b: string, allowed: number, open = false): number {
  const longer = b.length - a.length > allowed;
  if (a.length - b.length > allowed || (longer && !open)) return Infinity;
  const other = b.slice(0, a.length + allowed);
  let before: number[] = [];
  let row = Array.from({length: other.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = a[i - 1] === other[j - 1];
      let best = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = i > 1 && j > 1 && a[i - 1] === other[j - 2] && a[i - 2] === other[j - 1];
      if (swapped) best = Math.min(best, (before[j - 2] ?? 0) + 1);
      next.push(best);
    }
    if (Math.min(...next) > allowed) return Infinity;
    before = row;
    row = next;
  }
  const whole = longer ? Infinity : (row[b.length] ?? Infinity);
  const part = open ? Math.min(...row) : whole;
  const [distance, end] =
    part < whole && part <= 1 ? [part + BEGINNING, row.lastIndexOf(part)] : [whole, b.length];
  return distance <= allowed + BEGINNING && digitsOf(a) === digitsOf(b.slice(0, end))
    ? distance
    : Infinity;
}

/** Neighbouring letters of a word. */
export function pairsOf(word: string): ReadonlySet<string> {
  return new Set(Array.from({length: word.length - 1}, (_, at) => word.slice(at, at + 2)));
}

/** Share of pairs that two words have in common, from 0 to 1. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const pair of a) if (b.has(pair)) common += 2;
  return common / (a.size + b.size);
}

import type {SearchSection} from './records';
import {formsOf} from './tokens';

/** Words that stand within so many of each other are about the same thing. */
const NEAR = 12;
/** Matches after which further ones say little more. */
const SATURATION = 3;
const USUAL_LENGTH = 80;

/** How the query's words stand in a section's text. */
export interface TextMatch {
  /** Share of the query's words that stand close together, where at least two do. */
  readonly near: number;
  /** From 0 to 1: how much of the text is about the query's words. */
  readonly about: number;
}

/** Texts are taken apart when a query first comes near them. */
const forms = new WeakMap<SearchSection, readonly (readonly string[])[]>();

function formsIn(section: SearchSection): readonly (readonly string[])[] {
  const known = forms.get(section) ?? formsOf(section.text);
  forms.set(section, known);
  return known;
}

export function matchText(
  section: SearchSection,
  places: ReadonlyMap<string, ReadonlySet<number>>,
  words: number,
): TextMatch {
  const all = formsIn(section);
  const found: {at: number; which: number}[] = [];
  all.forEach((word, at) => {
    for (const form of word) {
      const known = places.get(form);
      if (known === undefined) continue;
      for (const which of known) found.push({at, which});
      return;
    }
  });
  let best = 0;
  for (let from = 0; from < found.length; from += 1) {
    const near = new Set<number>();
    for (let to = from; to < found.length; to += 1) {
      if ((found[to]?.at ?? 0) - (found[from]?.at ?? 0) >= NEAR) break;
      near.add(found[to]?.which ?? 0);
    }
    best = Math.max(best, near.size);
  }
  const slack = SATURATION * (0.5 + (0.5 * all.length) / USUAL_LENGTH);
  return {
    near: best < 2 ? 0 : best / words,
    about: found.length / (found.length + slack),
  };
}

import type {SearchSection} from './records';
import {wordsOfText} from './texts';
import {formsOf} from './tokens';

/** Words within this distance of each other are about the same subject. */
const NEAR = 12;
/** Number of matches after which more are not significant. */
const SATURATION = 3;
const USUAL_LENGTH = 80;

/** How the query's words match a section's text. */
export interface TextMatch {
  /** Share of the query, by weight, whose words are close together, if there are at least two. */
  readonly near: number;
  /** From 0 to 1: how much of the text is about the query's words. */
  readonly about: number;
}

/** Texts are tokenised when a query first needs them. */
const forms = new WeakMap<SearchSection, readonly (readonly string[])[]>();

function formsIn(section: SearchSection): readonly (readonly string[])[] {
  const known = forms.get(section) ?? wordsOfText(section).map(formsOf);
  forms.set(section, known);
  return known;
}

/** @param rarity weights of the query's words; their sum is 1 */
export function matchText(
  section: SearchSection,
  places: ReadonlyMap<string, ReadonlySet<number>>,
  rarity: readonly number[],
): TextMatch {
  const all = formsIn(section);
  const found: {at: number; places: ReadonlySet<number>}[] = [];
  all.forEach((word, at) => {
    const known = word.map((form) => places.get(form)).find((set) => set !== undefined);
    if (known !== undefined) found.push({at, places: known});
  });
  let near = 0;
  for (let from = 0; from < found.length; from += 1) {
    const met = new Set<number>();
    for (let to = from; to < found.length; to += 1) {
      if ((found[to]?.at ?? 0) - (found[from]?.at ?? 0) >= NEAR) break;
      for (const which of found[to]?.places ?? []) met.add(which);
    }
    if (met.size < 2) continue;
    near = Math.max(
      near,
      [...met].reduce((sum, which) => sum + (rarity[which] ?? 0), 0),
    );
  }
  const slack = SATURATION * (0.5 + (0.5 * all.length) / USUAL_LENGTH);
  return {
    near,
    about: found.length / (found.length + slack),
  };
}

import {indexForm, isUninformative, wordsOf} from './tokens';
import type {Meaning} from './understand';

/** How the query's words match a heading, or another name of a section. */
export interface NameMatch {
  /** Share of the name's words that the query contains. */
  readonly named: number;
  /** Share of the query's words that occur in it consecutively, in order; 0 for a single one. */
  readonly inOrder: number;
  /** 1 if name and query have the same words; stop words included, 2 if a method's name is the query, 3 if they are equal. */
  readonly equal: 0 | 1 | 2 | 3;
}

/** An analysed name: its index terms, and its words as written. */
export interface Name {
  readonly forms: readonly string[];
  readonly letters: string;
  /** Length of the text before a method's first underscore: its namespace. */
  readonly namespace: number;
}

const NAMESPACE = /^([a-z0-9]+)_\w+$/u;

const names = new Map<string, Name>();
const MAX_REMEMBERED = 20_000;

/** Analyses a heading or another name. */
export function splitName(text: string): Name {
  const known = names.get(text);
  if (known) return known;
  const words = wordsOf(text).map(({atoms}) => atoms);
  const name = {
    forms: words.flat().map(indexForm),
    letters: words.flat().join(''),
    namespace: NAMESPACE.exec(text)?.[1]?.length ?? 0,
  };
  if (names.size >= MAX_REMEMBERED) names.clear();
  names.set(text, name);
  return name;
}

/** For each index term, the positions in the query that match it. */
export function placesInQuery({words, joins}: Meaning): ReadonlyMap<string, ReadonlySet<number>> {
  const places = new Map<string, Set<number>>();
  const add = (term: string, at: number) => {
    const known = places.get(term);
    if (known) known.add(at);
    else places.set(term, new Set([at]));
  };
  words.forEach(({forms}, at) => {
    for (const term of forms.flatMap((form) => form.flatMap((part) => [...part.keys()]))) {
      add(term, at);
    }
  });
  for (const {at, length, expansion} of joins) {
    for (const term of expansion.keys()) {
      for (let place = at; place < at + length; place += 1) add(term, place);
    }
  }
  return places;
}

/** For each position of the query, the length of the run of words that ends there. */
function extendRuns(
  runs: ReadonlyMap<number, number>,
  places: ReadonlySet<number> | undefined,
): Map<number, number> {
  const next = new Map<number, number>();
  for (const at of [...(places ?? [])].sort((a, b) => a - b)) {
    // A word that two query words were joined to counts for both.
    const before = Math.max(runs.get(at - 1) ?? 0, next.get(at - 1) ?? 0);
    next.set(at, Math.max(before + 1, runs.get(at) ?? 0));
  }
  return next;
}

/** Compares a name with the analysed query. */
export function matchName(
  text: string,
  places: ReadonlyMap<string, ReadonlySet<number>>,
  {query, words}: Meaning,
): NameMatch {
  const name = splitName(text);
  const asked = splitName(query.text);
  const [namespace = ''] = name.forms;
  // Readers often omit a method's namespace.
  const without = name.namespace > 0 && !places.has(namespace) ? name.forms.slice(1) : name.forms;
  // Such words are removed from the query, so they cannot count for or against the name.
  const telling = without.filter((form) => places.has(form) || !isUninformative(form));
  const forms = telling.length > 0 ? telling : without;
  let named = 0;
  let longest = 0;
  let runs = new Map<number, number>();
  for (const form of forms) {
    runs = extendRuns(runs, places.get(form));
    longest = Math.max(longest, ...runs.values());
    if (runs.size > 0) named += 1;
  }
  return {
    named: named / Math.max(forms.length, 1),
    inOrder: words.length > 1 && longest > 1 ? longest / words.length : 0,
    equal:
      name.letters === asked.letters
        ? 3
        : name.letters.slice(name.namespace) === asked.letters
          ? 2
          : longest === words.length && named === forms.length
            ? 1
            : 0,
  };
}

import type {Meaning} from './understand';

/** Fields of a section that are indexed. */
export const FIELDS = [
  'heading',
  'label',
  'alias',
  'words',
  'above',
  'keywords',
  'text',
  'code',
] as const;
export type Field = (typeof FIELDS)[number];

/** For a query word, how well it matches in each field: 0 not at all, 1 as typed. */
export interface Places extends Record<Field, number> {
  /** How well it matches anywhere as one name of several parts: `feeBurned`. */
  whole: number;
}

interface Part {
  readonly word: number;
  readonly form: number;
  readonly whole: boolean;
}

/** An inverted query: the parts of it that each index term matches. */
export interface Prepared {
  readonly words: number;
  readonly parts: readonly Part[];
  readonly roles: ReadonlyMap<string, readonly {readonly part: number; readonly quality: number}[]>;
}

/** Computed once per query, so that each candidate only costs its found terms. */
export function prepare({words, joins}: Meaning): Prepared {
  const parts: Part[] = [];
  const roles = new Map<string, {part: number; quality: number}[]>();
  const add = (part: Part, expansion: ReadonlyMap<string, number>) => {
    parts.push(part);
    for (const [term, quality] of expansion) {
      const role = {part: parts.length - 1, quality};
      const known = roles.get(term);
      if (known) known.push(role);
      else roles.set(term, [role]);
    }
  };
  words.forEach(({forms, compound}, word) => {
    forms.forEach((form, index) => {
      const whole = compound && form.length === 1;
      for (const expansion of form) add({word, form: index, whole}, expansion);
    });
  });
  joins.forEach(({at, length, whole, expansion}, index) => {
    for (let word = at; word < at + length; word += 1) {
      add({word, form: (words[word]?.forms.length ?? 0) + index, whole}, expansion);
    }
  });
  return {words: words.length, parts, roles};
}

const NOWHERE: Places = {
  heading: 0,
  label: 0,
  alias: 0,
  words: 0,
  above: 0,
  keywords: 0,
  text: 0,
  code: 0,
  whole: 0,
};

/** How well each word matches in each field: all parts of one of its forms must match. */
export function placesOf(
  {words, parts, roles}: Prepared,
  match: ReadonlyMap<string, number>,
): Places[] {
  const found = Array.from({length: words}, () => ({...NOWHERE}));
  for (const [bit, field] of FIELDS.entries()) {
    const best = parts.map(() => 0);
    for (const [term, fields] of match) {
      if (((fields >> bit) & 1) === 0) continue;
      for (const {part, quality} of roles.get(term) ?? []) {
        if (quality > (best[part] ?? 0)) best[part] = quality;
      }
    }
    for (let at = 0; at < parts.length;) {
      const {word, form, whole} = parts[at] ?? {word: 0, form: 0, whole: false};
      let worst = 1;
      for (; parts[at]?.word === word && parts[at]?.form === form; at += 1) {
        worst = Math.min(worst, best[at] ?? 0);
      }
      const places = found[word];
      if (places && worst > places[field]) places[field] = worst;
      if (places && whole && worst > places.whole) places.whole = worst;
    }
  }
  return found;
}

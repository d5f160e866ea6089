import {initialTexts, type Texts} from '../evaluate';
import type {Fields} from '../types';

/** Longest text of a field that a link takes along, in characters. */
const LONGEST = 2000;

/** Whether an address leads to a tool. */
export function leadsTo(name: string, fragment: string): boolean {
  return new URLSearchParams(fragment.slice(1)).get('tool') === name;
}

/** Texts of fields in the fragment of an address: `#tool=reward&stake=5`. Others than those of the fields are ignored. */
export function textsIn(fields: Fields, fragment: string): Texts {
  const all = [...new URLSearchParams(fragment.slice(1))];
  return Object.fromEntries(
    all.filter(([id, text]) => {
      const field = Object.hasOwn(fields, id) ? fields[id] : undefined;
      return field && field.isPrivate !== true && text.length <= LONGEST;
    }),
  );
}

/** The fragment that leads to a tool with these texts: those that differ from the initial ones, without private ones. */
export function fragmentOf(name: string, fields: Fields, texts: Texts): string {
  const initial = initialTexts(fields);
  const changed = Object.entries(texts).filter(
    ([id, text]) =>
      text !== initial[id] && fields[id]?.isPrivate !== true && text.length <= LONGEST,
  );
  return `#${new URLSearchParams([['tool', name], ...changed]).toString()}`;
}

import type {Slot, Values} from './values';

/** A part of a text that becomes another. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds what a page writes: a variable to its closing brace, anything else as a whole word. */
function patternOf(written: string): string {
  return written.startsWith('${')
    ? `${escaped(written)}[^}]*\\}`
    : `(?<![\\w.-])${escaped(written)}(?![\\w-]|\\.\\w)`;
}

/** The places of a text where the reader's values go, in order. */
export function editsOf(text: string, slots: readonly Slot[], values: Values): readonly Edit[] {
  const edits = slots.flatMap(({id, written}) => {
    const value = values[id];
    if (value === undefined) return [];
    return written.flatMap((one) =>
      [...text.matchAll(new RegExp(patternOf(one), 'g'))].map(({index, 0: found}) => ({
        from: index,
        to: index + found.length,
        text: value,
      })),
    );
  });
  return edits.sort((one, other) => one.from - other.from);
}

/** What becomes of pieces of a text that follow each other: an edit is written where it begins. */
export function editPieces(pieces: readonly string[], edits: readonly Edit[]): readonly string[] {
  let start = 0;
  return pieces.map((piece) => {
    const [from, to] = [start, start + piece.length];
    start = to;
    let result = '';
    let at = from;
    for (const edit of edits) {
      if (edit.to <= from || edit.from >= to) continue;
      result += piece.slice(at - from, Math.max(edit.from, at) - from);
      if (edit.from >= from) result += edit.text;
      at = Math.max(at, Math.min(edit.to, to));
    }
    return result + piece.slice(at - from);
  });
}

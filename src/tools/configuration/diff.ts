import {diffArrays} from 'diff';

/** Unchanged lines that are shown around a change. */
const CONTEXT = 2;

interface Row {
  readonly mark: ' ' | '-' | '+';
  readonly line: string;
}

const linesOf = (text: string): string[] => text.replace(/\n$/u, '').split('\n');

function rowsOf(before: string, after: string): Row[] {
  return diffArrays(linesOf(before), linesOf(after)).flatMap(({added, removed, value}) =>
    value.map((line) => ({mark: added ? '+' : removed ? '-' : ' ', line}) as const),
  );
}

/** `12,3`: the first line of a hunk in one of the texts, and the number of its lines there. */
function range(before: readonly Row[], hunk: readonly Row[], without: string): string {
  const count = (rows: readonly Row[]) => rows.filter(({mark}) => mark !== without).length;
  return `${count(before) + 1},${count(hunk)}`;
}

/**
 * What differs between two texts, in the unified format without file names: `@@`, and lines that begin with a space,
 * `-` or `+`. Empty when they are equal. Its own hunks rather than the library's, whose code for patches is as large as
 * that of the comparison.
 */
export function changesOf(before: string, after: string): string {
  const rows = rowsOf(before, after);
  const isChanged = (row: Row) => row.mark !== ' ';
  const isNear = (_: Row, index: number) =>
    rows.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(isChanged);
  const shown = rows.map(isNear);
  return rows
    .flatMap(({mark, line}, index) => {
      if (shown[index] !== true) return [];
      const text = mark + line;
      if (shown[index - 1] === true) return [text];
      const end = shown.indexOf(false, index);
      const hunk = rows.slice(index, end === -1 ? undefined : end);
      const earlier = rows.slice(0, index);
      return [`@@ -${range(earlier, hunk, '+')} +${range(earlier, hunk, '-')} @@`, text];
    })
    .join('\n');
}

/** Numbers of added and removed lines of {@link changesOf}. */
export function countChanges(changes: string): {readonly added: number; readonly removed: number} {
  const lines = changes.split('\n');
  const count = (mark: string) => lines.filter((line) => line.startsWith(mark)).length;
  return {added: count('+'), removed: count('-')};
}

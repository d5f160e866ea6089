import {structuredPatch} from 'diff';

/**
 * What differs between two texts, in the unified format without file names: `@@`, and lines that begin with a space,
 * `-` or `+`. Empty when they are equal.
 */
export function changesOf(before: string, after: string): string {
  const {hunks} = structuredPatch('', '', before, after, undefined, undefined, {context: 2});
  return hunks
    .flatMap(({oldStart, oldLines, newStart, newLines, lines}) => [
      `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`,
      ...lines,
    ])
    .join('\n');
}

/** Numbers of added and removed lines of {@link changesOf}. */
export function countChanges(changes: string): {readonly added: number; readonly removed: number} {
  const lines = changes.split('\n');
  const count = (mark: string) => lines.filter((line) => line.startsWith(mark)).length;
  return {added: count('+'), removed: count('-')};
}

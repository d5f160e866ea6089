import {structuredPatch} from 'diff';
import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import {changesOf, countChanges} from '../../../../src/tools/configuration/diff';

test('equal texts have no changes', () => {
  expect(changesOf('a\nb\n', 'a\nb\n')).toBe('');
});

test('changes are marked line by line', () => {
  const changes = changesOf('a\nb\nc\n', 'a\nB\nc\n');
  expect(changes).toBe('@@ -1,3 +1,3 @@\n a\n-b\n+B\n c');
  expect(countChanges(changes)).toEqual({added: 1, removed: 1});
});

test('hunks are those of the library', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', 'd'), {minLength: 1, maxLength: 20})
    .map((lines) => `${lines.join('\n')}\n`);
  fc.assert(
    fc.property(text, text, (before, after) => {
      const {hunks} = structuredPatch('', '', before, after, undefined, undefined, {context: 2});
      const lines = hunks.flatMap((hunk) => [
        `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`,
        ...hunk.lines,
      ]);
      expect(changesOf(before, after)).toBe(lines.join('\n'));
    }),
    {numRuns: 1000},
  );
});

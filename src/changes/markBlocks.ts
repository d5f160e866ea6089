import {diffArrays, diffLines} from 'diff';
import type {Block, Marked, MarkedBlock} from './types';
import {likeness, markWords} from './words';

/** Blocks that share less are no longer the same one: one was removed, another was added. */
const LIKE = 0.4;

/** Unchanged lines that are kept around changed ones in a listing. */
const CONTEXT = 2;

const textOf = ({cells}: Block): string => cells.join(' ');

const whole = (mark: '+' | '-', {kind, cells}: Block): MarkedBlock => ({
  kind,
  cells: cells.map((words) => [[mark, words]]),
});

/** Unchanged lines in the middle of a listing, shortened. */
function shortened(lines: string, isFirst: boolean, isLast: boolean): string {
  const all = lines.split('\n');
  const isOpen = all.at(-1) === '';
  if (isOpen) all.pop();
  const before = isFirst ? 0 : CONTEXT;
  const after = isLast ? 0 : CONTEXT;
  if (all.length <= before + after + 1) return lines;
  const kept = [...all.slice(0, before), '…', ...all.slice(all.length - after)];
  return kept.join('\n') + (isOpen ? '\n' : '');
}

function markLines(older: string, newer: string): Marked[] {
  const parts = diffLines(older, newer);
  return parts.map(({value, added, removed}, index): Marked => {
    if (added) return ['+', value];
    if (removed) return ['-', value];
    return shortened(value, index === 0, index === parts.length - 1);
  });
}

/** The cells of the older row in the columns of the newer one; undefined for a column that it does not have. */
function alignedCells(older: Block, newer: Block): readonly (string | undefined)[] {
  if (newer.kind !== 'row') return older.cells;
  // The head of a table is its own row of names.
  const {columns = older.cells} = older;
  return (newer.columns ?? newer.cells).map((name) => older.cells[columns.indexOf(name)]);
}

function markPair(older: Block, newer: Block): MarkedBlock {
  const mark = newer.kind === 'code' ? markLines : markWords;
  const was = alignedCells(older, newer);
  return {
    kind: newer.kind,
    cells: newer.cells.map((words, index) => mark(was[index] ?? '', words)),
  };
}

const isHead = ({kind, columns}: Block): boolean => kind === 'row' && !columns;

const canPair = (older: Block, newer: Block): boolean =>
  older.kind === newer.kind &&
  isHead(older) === isHead(newer) &&
  likeness(textOf(older), textOf(newer)) >= LIKE;

/** Whether two blocks say the same. An added or removed column shows in the head of its table, not in every row. */
function isSame(older: Block, newer: Block): boolean {
  if (older.kind !== newer.kind) return false;
  if (!older.columns || !newer.columns) return textOf(older) === textOf(newer);
  const was = alignedCells(older, newer);
  return newer.cells.every((words, index) => (was[index] ?? words) === words);
}

/** Pairs removed blocks with added ones, in their order: each added one with the first that is like it. */
function markReplaced(removed: readonly Block[], added: readonly Block[]): MarkedBlock[] {
  const marked: MarkedBlock[] = [];
  let next = 0;
  for (const block of added) {
    const at = removed.findIndex((older, index) => index >= next && canPair(older, block));
    const older = removed[at];
    if (!older) {
      marked.push(whole('+', block));
      continue;
    }
    marked.push(...removed.slice(next, at).map((gone) => whole('-', gone)));
    marked.push(markPair(older, block));
    next = at + 1;
  }
  return [...marked, ...removed.slice(next).map((gone) => whole('-', gone))];
}

/** The blocks of a section with marks; of unchanged ones only their number. Empty if nothing differs. */
export function markBlocks(older: readonly Block[], newer: readonly Block[]): MarkedBlock[] {
  const parts = diffArrays([...older], [...newer], {
    comparator: isSame,
  });
  const marked: MarkedBlock[] = [];
  let removed: readonly Block[] = [];
  const replace = (added: readonly Block[]) => {
    marked.push(...markReplaced(removed, added));
    removed = [];
  };
  for (const part of parts) {
    if (part.removed) {
      replace([]);
      removed = part.value;
    } else if (part.added) replace(part.value);
    else {
      replace([]);
      marked.push({same: part.value.length});
    }
  }
  replace([]);
  return marked.some((block) => 'kind' in block) ? marked : [];
}

/** The blocks of a removed section. */
export function removedBlocks(blocks: readonly Block[]): MarkedBlock[] {
  return blocks.map((block) => whole('-', block));
}

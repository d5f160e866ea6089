/*
 * Marks tables of sentences, such as symptom, cause and fix: on a phone each row becomes a block of labelled cells (see
 * src/css/article.css), because a reader must not scroll sideways to what helps. Tables of numbers and short words keep their columns.
 *
 * Browsers may drop the meaning of a table whose parts are shown as blocks, so each part names its role.
 */
import type {Root, Table, TableCell, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

const MIN_COLUMNS = 3;

/** Average characters of a row, from which on its cells are sentences. */
const MIN_TEXT = 40;

type Properties = Record<string, string | string[]>;

function give(node: Table | TableRow | TableCell, properties: Properties): void {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, ...properties}};
}

function isOfSentences(columns: number, rows: readonly TableRow[]): boolean {
  const characters = rows.reduce((sum, row) => sum + toString(row).length, 0);
  return columns >= MIN_COLUMNS && characters >= MIN_TEXT * rows.length;
}

function mark(table: Table): void {
  // One with a class has a layout of its own for phones.
  if (table.data?.hProperties?.className !== undefined) return;
  const [head, ...rows] = table.children;
  if (!head || rows.length === 0 || !isOfSentences(head.children.length, rows)) return;
  const labels = head.children.map((cell) => toString(cell));
  give(table, {className: ['stacked'], role: 'table'});
  for (const row of rows) {
    give(row, {role: 'row'});
    for (const [column, cell] of row.children.entries()) {
      const label = column > 0 && labels[column];
      give(cell, {
        role: column > 0 ? 'cell' : 'rowheader',
        ...(label && {'data-label': label}),
      });
    }
  }
}

/** Marks tables for phones. Must run after the transforms that make tables. */
export function stackTables() {
  return (tree: Root): void => {
    visit(tree, 'table', mark);
  };
}

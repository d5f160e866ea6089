import type {Block, SavedFile} from '../types';
import {plainText} from './rich';

type TableBlock = Extract<Block, {kind: 'table'}>;

/** A cell of CSV; a text that spreadsheets would take for a formula is quoted by an apostrophe. */
function csvCell(text: string): string {
  const safe = /^[=+@\t\r]|^-(?![\d.]+$)/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const lines = ({columns, rows}: TableBlock): string[][] => [
  columns.map(({label}) => label),
  ...rows.map((row) => row.map(plainText)),
];

/** A table as CSV (RFC 4180). */
export function csvOf(table: TableBlock, name: string): SavedFile {
  const content = lines(table)
    .map((cells) => `${cells.map(csvCell).join(',')}\r\n`)
    .join('');
  return {name, type: 'text/csv', content};
}

/** A table as Markdown. */
export function markdownOf(table: TableBlock): string {
  const [head = [], ...rows] = lines(table).map((cells) =>
    cells.map((cell) =>
      cell.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll(/\s+/gu, ' '),
    ),
  );
  const marks = table.columns.map(({isNumber}) => (isNumber === true ? '---:' : '---'));
  return [head, marks, ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

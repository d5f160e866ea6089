import type {TableCell} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {stackTables} from '../../../src/remark/stackTables';
import {parsed} from './page';

/** What the cells of the first row after the head tell browsers. */
function marks(markdown: string): unknown[] {
  const {tree} = parsed('/site', markdown);
  stackTables()(tree);
  const cells: TableCell[] = [];
  visit(tree, 'tableCell', (cell) => {
    cells.push(cell);
  });
  const columns = markdown.split('\n')[0]?.match(/\|/g)?.length ?? 0;
  return cells.slice(columns - 1, 2 * (columns - 1)).map(({data}) => data?.hProperties);
}

const SENTENCE = 'Another program listens on the port of the node';

describe('tables on phones', () => {
  test('rows of sentences become blocks whose cells carry the names of their columns', () => {
    const markdown = `| Symptom | \`Cause\` | Fix |\n|---|---|---|\n| Ends | ${SENTENCE} | Stop it |`;
    expect(marks(markdown)).toEqual([
      {role: 'rowheader'},
      {role: 'cell', 'data-label': 'Cause'},
      {role: 'cell', 'data-label': 'Fix'},
    ]);
  });

  test('a table with a class keeps it, and its columns', () => {
    const {tree} = parsed('/site', `| a | b | c |\n|---|---|---|\n| 1 | 2 | ${SENTENCE} |`);
    const [table] = tree.children;
    if (table) table.data = {hProperties: {className: ['own']}};
    stackTables()(tree);
    expect(table?.data).toEqual({hProperties: {className: ['own']}});
  });

  test.each([
    ['two columns', `| Symptom | Fix |\n|---|---|\n| ${SENTENCE} | ${SENTENCE} |`],
    ['numbers', '| n | Votes | Of |\n|---|---|---|\n| 1 | 2 | 3 |'],
    ['no rows', '| n | Votes | Of |\n|---|---|---|'],
  ])('a table of %s keeps its columns', (_, markdown) => {
    expect(marks(markdown).filter(Boolean)).toEqual([]);
  });
});

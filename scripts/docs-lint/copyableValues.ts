import type {Root} from 'mdast';
import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import {realValues} from './realValues';

/** Languages of program output and diagrams, which nobody runs. */
const SHOWN = new Set(['text', 'json', 'dot', 'diff']);

/**
 * Code that readers copy must not contain real-looking addresses, keys or signatures: a reader who copies it in a hurry
 * registers, pays or trusts somebody else. Values of the network come from tokens, which are replaced after this check.
 */
export default lintRule<Root>('docs-lint:copyable-values', (tree, file) => {
  visit(tree, 'code', (node) => {
    if (node.lang === null || node.lang === undefined || SHOWN.has(node.lang)) return;
    for (const {value, kind, line} of realValues(node.value)) {
      const start = node.position?.start;
      file.message(
        `Expected no ${kind.replace(/^an? /, '')} that looks real in code that readers copy, found "${value}": read the reader's own by a command, ` +
          'ask for it with ${NAME:?what to set}, or write an obvious placeholder (0xYourAddress)',
        start && {line: start.line + 1 + line, column: start.column},
      );
    }
  });
});

import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';

/**
 * Addresses in prose have words. In MDX `<address>` is no link but an element, so this does not advise it, unlike
 * remark-lint-no-literal-urls.
 */
export default lintRule<Root>('docs-lint:literal-urls', (tree, file) => {
  visit(tree, 'link', (node) => {
    const start = node.position?.start.offset;
    const source = String(file);
    if (start === undefined || source[start] === '[' || source[start] === '<') return;
    const text = toString(node);
    file.message(
      `Expected words for the link ${text}: write [words](${node.url}), or \`${text}\` if it is no link`,
      node,
    );
  });
});

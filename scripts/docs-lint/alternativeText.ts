import type {Root} from 'mdast';
// Adds the node types of MDX to mdast's.
import type {} from 'mdast-util-mdx';
import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';

/** Images need alternative text; decorative ones use `alt=""` in JSX. */
export default lintRule<Root>('docs-lint:alternative-text', (tree, file) => {
  visit(tree, (node) => {
    if ((node.type === 'image' || node.type === 'imageReference') && !node.alt) {
      file.message('Expected words that say what the picture shows: ![words](file)', node);
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (node.name !== 'img') return;
    const hasAlt = node.attributes.some((a) => a.type === 'mdxJsxAttribute' && a.name === 'alt');
    if (!hasAlt) file.message('Expected an `alt` that says what the picture shows', node);
  });
});

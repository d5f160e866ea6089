/*
 * How Markdown is checked: `npm run check:docs`. A rule is left out for one block with the comment
 * {/* lint ignore rule-name *\/} above it.
 */
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import fencedCodeMarker from 'remark-lint-fenced-code-marker';
import listItemIndent from 'remark-lint-list-item-indent';
import ruleStyle from 'remark-lint-rule-style';
import strongMarker from 'remark-lint-strong-marker';
import tableCellPadding from 'remark-lint-table-cell-padding';
import remarkMdx from 'remark-mdx';
import consistent from 'remark-preset-lint-consistent';
import recommended from 'remark-preset-lint-recommended';
import {docusaurusSyntax, pageRules} from './scripts/docs-lint/index.ts';

/** @type {import('unified').Preset} */
const configuration = {
  plugins: [
    remarkFrontmatter,
    remarkGfm,
    remarkMdx,
    remarkDirective,
    docusaurusSyntax,
    recommended,
    consistent,
    [strongMarker, '*'],
    [fencedCodeMarker, '`'],
    [ruleStyle, '---'],
    // An item's second block stands under its text, also in a numbered list.
    [listItemIndent, 'one'],
    // `| a | b |` and `|---|---|`: cells are padded, the line below the head need not be.
    [tableCellPadding, false],
    ...pageRules,
  ],
};

export default configuration;

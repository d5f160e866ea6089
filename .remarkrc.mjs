/*
 * Markdown rules for `npm run check:docs`. To disable a rule for one block, put {/* lint ignore rule-name *\/} above
 * it, in Markdown (.md) <!-- lint ignore rule-name -->.
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
    // Later blocks of a list item are indented to its text, in numbered lists too.
    [listItemIndent, 'one'],
    // `| a | b |` and `|---|---|`: cells are padded, the delimiter row need not be.
    [tableCellPadding, false],
    ...pageRules,
  ],
};

export default configuration;

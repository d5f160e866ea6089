import {
  admonitionTitleToDirectiveLabel,
  escapeMarkdownHeadingIds,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type PluggableList} from 'unified';
import {VFile} from 'vfile';
import {componentsInMarkdown} from '../remark/componentsInMarkdown';
import {formatOf} from '../remark/format';

/** Callouts that a page may have. */
const CALLOUTS = ['note', 'tip', 'info', 'warning', 'danger'];

/**
 * Parses the sources of documents as Docusaurus (3.8.1) does, for what reads pages without a build.
 *
 * @param plugins of the site, which replace elements by Markdown
 * @returns a function of a page's absolute path, its text, without front matter and with resolved values, and its front
 *   matter, which may say how it is read
 */
export function sourceParser(plugins: PluggableList) {
  const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();
  const processors = {
    md: markdown().use(componentsInMarkdown).use(plugins),
    mdx: markdown().use(remarkMdx).use(plugins),
  };
  return async (
    file: string,
    text: string,
    frontMatter: Readonly<Record<string, unknown>> = {},
  ): Promise<Root> => {
    const value = admonitionTitleToDirectiveLabel(
      escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(text)),
      CALLOUTS,
    );
    const source = new VFile({path: file, value});
    const processor = processors[formatOf(file, frontMatter)];
    return (await processor.run(processor.parse(source), source)) as Root;
  };
}

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

/** Callouts that a page may have. */
const CALLOUTS = ['note', 'tip', 'info', 'warning', 'danger'];

/**
 * Parses the sources of documents as Docusaurus (3.8.1) does, for what reads pages without a build.
 *
 * @param plugins of the site, which replace elements by Markdown
 * @returns a function of a page's absolute path and its text, without front matter and with resolved values
 */
export function sourceParser(plugins: PluggableList) {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(plugins);
  return async (file: string, text: string): Promise<Root> => {
    const value = admonitionTitleToDirectiveLabel(
      escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(text)),
      CALLOUTS,
    );
    const source = new VFile({path: file, value});
    return (await processor.run(processor.parse(source), source)) as Root;
  };
}

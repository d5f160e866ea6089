import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';

/** A page of Markdown (.md) in the form that the site's Markdown transforms get. */
export function parsedMarkdown(
  siteDir: string,
  markdown: string,
  frontMatter: Record<string, unknown> = {},
): {tree: Root; file: VFile} {
  const file = new VFile({path: `${siteDir}/docs/page.md`, value: markdown, data: {frontMatter}});
  const processor = unified().use(remarkParse).use(remarkDirective).use(remarkGfm);
  return {tree: processor.parse(file), file};
}

/** What a transform tells of a page, with lines. */
export function told({messages}: VFile): string[] {
  return messages.map(({line, ruleId, reason}) => `${line ?? 0} ${ruleId ?? ''}: ${reason}`);
}

/** A page in the form that the site's Markdown transforms get. */
export function parsed(
  siteDir: string,
  markdown: string,
  frontMatter: Record<string, unknown> = {},
): {tree: Root; file: VFile} {
  const file = new VFile({path: `${siteDir}/docs/page.mdx`, value: markdown, data: {frontMatter}});
  const processor = unified().use(remarkParse).use(remarkDirective).use(remarkMdx).use(remarkGfm);
  return {tree: processor.parse(file), file};
}
